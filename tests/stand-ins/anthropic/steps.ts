/** First moves by kind of goal, imperative and small; the persona wraps them. No digits: numbers come from the prompt alone. */
const STEPS: readonly (readonly [RegExp, readonly string[]])[] = [
  [
    /book|page|chapter|read/,
    [
      "open the book where you stopped and read one single page",
      "put the book on your pillow so you find it tonight",
      "read for the length of one cup of tea",
      "swap the first scroll of the evening for one page",
      "carry the book in your bag tomorrow",
      "read one paragraph standing up, and see whether you sit down",
    ],
  ],
  [
    /meditat|mindful|stress|breath/,
    [
      "sit down and count ten slow breaths",
      "put your phone in another room and close your eyes for one minute",
      "choose the chair you will always sit in",
      "take three slow breaths before you open the next door",
      "listen to one sound until it is gone",
      "sit for the length of one song, without the song",
    ],
  ],
  [
    /pound|lb|kilo|\bkg\b|weight/,
    [
      "take a short walk right after your next meal",
      "write down tonight what tomorrow's lunch will be",
      "fill a bottle of water and keep it within reach",
      "cook one simple meal at home today",
      "take the stairs once on purpose",
      "go to bed half an hour earlier tonight",
    ],
  ],
  [
    /dollar|euro|money|save|debt|usd|\$|€|£/,
    [
      "move today's amount aside before you spend anything else",
      "look at yesterday's spending and circle one thing you would not miss",
      "cancel one subscription you forgot you had",
      "wait a night before the next purchase that is not food",
      "write down every expense until bedtime",
      "eat what is already in the kitchen tonight",
    ],
  ],
  [
    /workout|session|push|gym|muscle|exercise|rep|train/,
    [
      "put your shoes by the door and do the first set before you think about it",
      "do one warm-up, and decide about the rest afterward",
      "lay out your clothes for the next session now",
      "start with the one exercise you like best",
      "move for the length of two songs",
      "pack your bag before you go to bed",
    ],
  ],
  [
    /mile|kilomet|\bkm\b|run|walk|step|jog/,
    [
      "put your shoes on and go as far as the next corner",
      "walk out of the door for ten easy minutes",
      "choose tomorrow's route tonight",
      "start slower than you want to",
      "go once around the block after dinner",
      "set your shoes where you will trip over them",
    ],
  ],
  [
    /language|spanish|french|german|word|vocab|japanese/,
    [
      "learn five words and use one of them out loud",
      "say out loud what you can see from where you sit",
      "listen to one song and catch three words",
      "write one sentence about today",
      "name everything on your table in it",
      "repeat one sentence aloud until it is comfortable",
    ],
  ],
  [
    /smok|cigarette|drink|alcohol|sugar/,
    [
      "drink a glass of water when the next craving comes, and wait ten minutes",
      "clear the thing out of reach tonight",
      "tell one person what you are doing",
      "note down when the first craving comes",
      "change the place where it usually happens",
      "keep your hands busy for five minutes",
    ],
  ],
  [
    /minute|hour|practi|learn|skill|study|piano|guitar|code/,
    [
      "set a timer for ten minutes and start before you feel ready",
      "lay out what you need so that starting takes no thought",
      "do the first two minutes and let yourself stop after them",
      "begin with the part you find easiest",
      "play it through once, slowly, without judging it",
      "watch or listen to one minute of somebody who does it well",
      "tell somebody at home when you will start",
      "pick the one piece of it you have been avoiding and look at it for a minute",
    ],
  ],
  [
    /.*/,
    [
      "do the first two minutes of it, and only those",
      "pick the hour and write it down",
      "prepare the place so that starting takes no thought",
      "do the easiest piece first",
      "write tomorrow's first move on a note where you will see it",
      "clear one thing out of the way",
      "tell somebody when you will start",
      "decide what the smallest honest version of it would be",
    ],
  ],
];

export function stepsFor(title: string, unit: string): readonly string[] {
  const text = `${unit} ${title}`.toLowerCase();
  return STEPS.find(([kind]) => kind.test(text))?.[1] ?? [];
}
