import { HelplineTable } from "@/components/layout/legal/legal-tables";
import type { LegalText } from "@/components/layout/legal/legal-text";
import { ContactLines, Mail, Out, To } from "@/components/layout/legal/phrases";
import { HELPLINE_DIRECTORY } from "@/lib/core/coaches/helplines";
import { type Operator, product } from "@/lib/core/kernel/product";

/** The public statement of R8: what happens when somebody's words sound like danger. */
export const safetyProtocol = (operator: Operator): LegalText => ({
  title: "Safety",
  inShort: [
    <>
      <strong>In danger right now?</strong> Call your local emergency number. {product.name} cannot help in an
      emergency.
    </>,
    <>
      <strong>Need somebody to talk to?</strong> <a href="#helplines">Helplines in your country</a> are free or cheap,
      and staffed by people. <Out href={HELPLINE_DIRECTORY.href}>{HELPLINE_DIRECTORY.name}</Out> knows more of them.
    </>,
    <>Our coaches are software. Safety comes before their character, every time.</>,
  ],
  sections: [
    {
      id: "helplines",
      title: "Helplines by country",
      body: (
        <>
          <p>
            Every line names the site where we read its number. Numbers change: if one does not answer, look it up at{" "}
            <Out href={HELPLINE_DIRECTORY.href}>{HELPLINE_DIRECTORY.name}</Out>, and please tell us at{" "}
            <Mail operator={operator} />. In the European Union and many other places, 112 reaches emergency services.
          </p>
          <HelplineTable />
        </>
      ),
    },
    {
      id: "ai-not-a-person",
      title: "An AI coach, not a person",
      body: (
        <p>
          Every chat says so above the first message: AI coach, not a person. Nobody reads along, so nobody can notice
          and come to help. If you ask a coach whether it is human, it tells the truth.
        </p>
      ),
    },
    {
      id: "what-we-watch-for",
      title: "What we watch for",
      body: (
        <>
          <p>
            Before any AI model sees it, a plain program reads what you write in a chat, in a check-in note, or in reply
            to one of our text messages. It looks for words that sound like:
          </p>
          <ul>
            <li>thoughts of suicide or self-harm,</li>
            <li>violence, done to you or by you,</li>
            <li>an eating disorder,</li>
            <li>medical warning signs, such as chest pain or fainting,</li>
            <li>dangerous withdrawal from alcohol or drugs.</li>
          </ul>
          <p>
            It is a list of patterns, so it can miss something, or worry for nothing. It works even when the AI model is
            down.
          </p>
        </>
      ),
    },
    {
      id: "what-happens",
      title: "What happens then",
      body: (
        <ol>
          <li>The coach’s character steps aside at once. No tough talk, no jokes.</li>
          <li>
            You see a calm card: it takes what you wrote seriously, says that this is an AI that cannot help in an
            emergency, and gives helplines for your country.
          </li>
          <li>If it was a misunderstanding, “I’m okay, continue” brings the coach back.</li>
          <li>For 72 hours we hold reminders and talk about streaks. Your progress is not touched.</li>
        </ol>
      ),
    },
    {
      id: "what-we-keep",
      title: "What we keep",
      body: (
        <p>
          Only a count: how often each kind of concern came up in all, per day. The count holds no names and no words.
          Your account notes only until when reminders are held. Your own message stays in your own chat, as everything
          you write does, until you delete it. We do not tell anybody, and we do not call anybody. The{" "}
          <To href="/privacy-policy">Privacy Policy</To> has the rest.
        </p>
      ),
    },
    {
      id: "limits-of-coaches",
      title: "What coaches may not do",
      body: (
        <ul>
          <li>Tough is not cruel: they criticise a plan or an excuse, never you, your worth or your body.</li>
          <li>No threats, slurs, shame, or guilt when you leave. Nothing sexual or romantic.</li>
          <li>No diagnoses, and no medical, legal or financial advice: they send you to a professional.</li>
          <li>When you are having a hard time, they turn gentle, and goals can wait.</li>
          <li>
            A weight goal of more than 2 lb (0.9 kg) a week is not offered as it is: we explain why and propose a safer
            date or amount.
          </li>
        </ul>
      ),
    },
    {
      id: "young-people",
      title: "Young people",
      body: (
        <p>
          {product.name} is for people of 13 or older, which sign-up asks to confirm. If you are under 18 and something
          weighs on you, talk to an adult you trust, or call one of the lines above: they are for you too.
        </p>
      ),
    },
    {
      id: "contact",
      title: "Tell us",
      body: (
        <>
          <p>If a coach ever wrote something that hurt you or seemed unsafe, we want to know.</p>
          <ContactLines operator={operator} />
        </>
      ),
    },
  ],
});
