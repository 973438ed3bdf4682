import type { LegalText } from "@/components/layout/legal/legal-text";
import { ContactLines, Mail, To, WhoWeAre } from "@/components/layout/legal/phrases";
import { GRACE_DAYS, PLANS, TRIAL_DAYS } from "@/lib/core/billing/plans";
import { formatCents } from "@/lib/core/kernel/money";
import { type Operator, product } from "@/lib/core/kernel/product";

/** What spec 2 §2 asks of the terms, with the trial, renewal and grace rules of R1 and the texts of R9. */
export const termsOfUse = (operator: Operator): LegalText => ({
  title: "Terms of Use",
  inShort: [
    <>{product.name} helps you pursue goals with coaches that are software. It is not professional advice.</>,
    <>The {TRIAL_DAYS}-day trial needs no card. Without a card it never turns into a paid plan.</>,
    <>Plans are billed in advance. You can cancel any time and keep what you paid for until the period ends.</>,
    <>Be decent, be 13 or older, and do not try to break it.</>,
  ],
  sections: [
    {
      id: "acceptance",
      title: "Acceptance of these terms",
      body: (
        <>
          <WhoWeAre operator={operator} />
          <p>
            By creating an account or using {product.name} you accept these terms and the{" "}
            <To href="/privacy-policy">Privacy Policy</To>. If you do not accept them, please do not use the service. If
            you use it on behalf of somebody else, you confirm that you may accept for them.
          </p>
        </>
      ),
    },
    {
      id: "service",
      title: "The service",
      body: (
        <>
          <p>
            {product.name} lets you set goals, pick one of five AI coaches for each, check in, follow your progress,
            chat with your coach, and be reminded by e-mail, text message or notification. How much of it you can use
            depends on your plan, as the <To href="/pricing">pricing page</To> states.
          </p>
          <p>
            We work to keep it running, and we improve it as we go. Parts may change or be unavailable for a while; if
            we ever close the service, we tell you at least 30 days ahead, so that you can export your data, and refund
            what you paid for time you cannot use.
          </p>
        </>
      ),
    },
    {
      id: "accounts",
      title: "Your account",
      body: (
        <ul>
          <li>
            You must be at least 13 years old, and old enough where you live to agree to these terms, alone or with a
            parent.
          </li>
          <li>Give a real e-mail address that is yours, and keep your details up to date.</li>
          <li>
            An account is for one person. Keep your password to yourself; you answer for what is done with your account.
          </li>
          <li>
            If you believe that somebody else has been in it, change your password, which ends every session, and write
            to <Mail operator={operator} />.
          </li>
        </ul>
      ),
    },
    {
      id: "acceptable-use",
      title: "Acceptable use",
      body: (
        <>
          <p>You agree not to:</p>
          <ul>
            <li>break the law, or use the service to harm, harass, threaten or deceive anybody,</li>
            <li>
              enter content that infringes other people’s rights, or personal data of others without their consent,
            </li>
            <li>
              try to get coaches to produce sexual, hateful or dangerous content, or to reveal what is not yours to see,
            </li>
            <li>
              probe, overload or get around limits, security or payment, or open accounts to have more than one free
              trial,
            </li>
            <li>
              scrape the service, resell it, or send text messages or e-mails through it to people who are not you.
            </li>
          </ul>
        </>
      ),
    },
    {
      id: "subscription",
      title: "Subscription and payment",
      body: (
        <>
          <ul>
            <li>
              <strong>Free trial.</strong> It lasts {TRIAL_DAYS} days, once per person, and starts without a card.
              Without a card it ends by itself and you are on the free plan. If you add a card, it turns at its end into
              the plan you chose ({PLANS.basic.name} at {formatCents(PLANS.basic.prices.month)} a month, if you chose
              none), unless you cancel before; an e-mail the day before says what will be charged, when, and how to
              cancel.
            </li>
            <li>
              <strong>Billing.</strong> Paid plans are billed in advance, monthly or annually, in US dollars, through
              Stripe, and renew for the same period until cancelled. Taxes may be added where the law requires it.
            </li>
            <li>
              <strong>Cancelling.</strong> You can cancel any time in your settings, in two clicks. Your plan then runs
              to the end of the period that is paid for, and does not renew. You can change your mind until then.
            </li>
            <li>
              <strong>Money back.</strong> If you are not happy, write to <Mail operator={operator} /> within 30 days of
              your first payment and you get it back in full. Your statutory rights, such as a right of withdrawal, stay
              untouched.
            </li>
            <li>
              <strong>Failed payments.</strong> If a renewal fails you have {GRACE_DAYS} days to update your payment
              method, and we remind you. After that the subscription ends and you are on the free plan.
            </li>
            <li>
              <strong>Price changes.</strong> We give at least 30 days’ notice by e-mail. A new price applies from your
              next period after that; if you do not want it, cancel before.
            </li>
            <li>
              <strong>Smaller plans.</strong> When your plan allows less than you have, nothing is deleted. You can
              still see, check in, edit and export all of your goals.
            </li>
          </ul>
        </>
      ),
    },
    {
      id: "text-messages",
      title: "Text messages",
      body: (
        <ul>
          <li>
            You get texts from us only if you enter your number, confirm it with a code, and switch them on. No purchase
            depends on it.
          </li>
          <li>
            They are reminders, milestones and messages of your coach: at most one a day, between 08:00 and 21:00 your
            local time, besides the codes that you ask for.
          </li>
          <li>Message and data rates may apply. Carriers are not liable for delayed or undelivered messages.</li>
          <li>
            Reply <strong>STOP</strong> to end them, <strong>START</strong> to get them again, <strong>HELP</strong> for
            help, or write to <Mail operator={operator} />. You can also switch them off in your settings.
          </li>
          <li>
            What you reply may be recorded as a check-in. How we treat your number is in the{" "}
            <To href="/privacy-policy">Privacy Policy</To>.
          </li>
        </ul>
      ),
    },
    {
      id: "intellectual-property",
      title: "Intellectual property",
      body: (
        <p>
          The software, the texts, the drawings and the characters of {product.name} belong to us or to those who
          license them to us. You may use them as the service provides; you may not copy or sell them. What you write is
          yours. You allow us to store, process and show it to you as far as running the service takes, and that
          permission ends when you delete it. What a coach writes for you, you may use freely. If you send us an idea,
          we may use it without owing you anything.
        </p>
      ),
    },
    {
      id: "ai-coaching",
      title: "AI coaching is not professional advice",
      body: (
        <>
          <p>
            Your coaches are software that plays characters. They are not people, and not doctors, therapists,
            dietitians, lawyers or financial advisers. What they write can be wrong, incomplete or out of date. It is
            meant to motivate you and is not medical, psychological, legal or financial advice.
          </p>
          <p>
            Ask a professional before you change how you eat, exercise, take medicine, or handle larger sums of money,
            and never put off seeking help because of something a coach wrote.{" "}
            <strong>{product.name} cannot help in an emergency.</strong> If you or somebody else may be in danger, call
            your local emergency number or one of the lines on our <To href="/safety">safety page</To>.
          </p>
        </>
      ),
    },
    {
      id: "privacy",
      title: "Privacy",
      body: (
        <p>
          What we collect, why, and what you can do about it is in the <To href="/privacy-policy">Privacy Policy</To>.
          What is stored in your browser is in the <To href="/cookie-policy">Cookie Policy</To>.
        </p>
      ),
    },
    {
      id: "disclaimers",
      title: "Disclaimers and liability",
      body: (
        <>
          <p>
            The service is provided as it is. We do not promise that it will always be available or free of errors, or
            that you will reach your goals: that part is yours.
          </p>
          <p>
            As far as the law allows, we are not liable for indirect damage or lost profit, and in all for no more than
            you paid us in the 12 months before. Nothing here limits liability that cannot be limited, such as for
            intent, gross negligence, or injury to life, body or health, or takes away rights that consumers have by
            law.
          </p>
        </>
      ),
    },
    {
      id: "termination",
      title: "Ending it",
      body: (
        <>
          <p>
            <strong>You</strong> can delete your account at any time in your profile settings. That cancels your
            subscription first, leaves you 7 days to undo it, and then deletes your data for good. Export it before, if
            you want to keep it.
          </p>
          <p>
            <strong>We</strong> may suspend or close an account that breaks these terms or endangers others. Unless that
            is urgent or forbidden, we say why first and give you the chance to put it right and to export your data. If
            we close an account without such a reason, we refund what you paid for the time left.
          </p>
        </>
      ),
    },
    {
      id: "changes",
      title: "Changes to these terms",
      body: (
        <p>
          We may change these terms when the service or the law changes. We announce changes that matter at least 30
          days ahead by e-mail or in the app. If you keep using the service after that, the new terms apply; if you do
          not agree, you can cancel and delete your account before.
        </p>
      ),
    },
    {
      id: "governing-law",
      title: "Governing law",
      body: operator.jurisdiction ? (
        <p>
          The law of <strong>{operator.jurisdiction}</strong> governs these terms, and its courts decide. If you are a
          consumer, the protection and the courts that the law of your own country gives you stay yours.
        </p>
      ) : (
        <p>
          The operator of this installation has not stated which jurisdiction’s law governs these terms. Until it does,
          the law that applies by itself governs them. If you are a consumer, you keep the protection and the courts of
          your own country.
        </p>
      ),
    },
    { id: "contact", title: "Contact", body: <ContactLines operator={operator} /> },
  ],
});
