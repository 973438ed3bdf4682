import { ProcessorTable } from "@/components/layout/legal/legal-tables";
import type { LegalText } from "@/components/layout/legal/legal-text";
import { ContactLines, Mail, Out, To, WhoWeAre } from "@/components/layout/legal/phrases";
import { type Operator, product } from "@/lib/core/kernel/product";

/** What spec 2 §2 asks of the privacy policy, true of what the software does (R2, R7 to R10). */
export const privacyPolicy = (operator: Operator): LegalText => ({
  title: "Privacy Policy",
  inShort: [
    <>
      We keep what coaching you takes: your account, your goals, your check-ins, and what you and your coaches write.
    </>,
    <>Your coaches are software. What you write to them is sent to an AI provider so that they can answer.</>,
    <>We do not sell your data, show advertising, or follow you around the web.</>,
    <>You can download everything, and delete everything, from your profile, at any time.</>,
  ],
  sections: [
    {
      id: "who-we-are",
      title: "Who we are",
      body: (
        <>
          <WhoWeAre operator={operator} />
          <p>
            This policy says what personal data {product.name} collects, why, who else gets to see it, how long it
            stays, and what you can do about it. It covers the website, the e-mails and the text messages.
          </p>
        </>
      ),
    },
    {
      id: "data-we-collect",
      title: "The data we collect",
      body: (
        <>
          <p>Most of it comes from you, and you decide how much of it you give:</p>
          <ul>
            <li>
              <strong>Account:</strong> your name, your e-mail address, and your password (only a one-way hash of it is
              stored). If you sign in with Google: your name, e-mail address and Google account number.
            </li>
            <li>
              <strong>Profile:</strong> age, gender, location, occupation, and whatever else you enter about your life,
              interests and constraints. Every field is optional. We keep a history of changes so that you can see and
              undo them.
            </li>
            <li>
              <strong>Goal data:</strong> your goals with their targets and deadlines, check-ins with amounts, notes and
              mood, pauses, streaks and milestones.
            </li>
            <li>
              <strong>Communication preferences and motivation style:</strong> which coach you picked and how tough you
              like it, which e-mails, texts and notifications you want and when, your time zone, units and language.
            </li>
            <li>
              <strong>Chat messages with coaches:</strong> what you write, what they answer, and the facts they remember
              about you, each with the message it came from.
            </li>
            <li>
              <strong>Phone number:</strong> only if you give one for text messages, with the time and wording of your
              consent, and your replies by text.
            </li>
            <li>
              <strong>Subscription:</strong> your plan, its dates and its status, and Stripe’s customer number for you.
              Card numbers go to Stripe and never touch our servers.
            </li>
            <li>
              <strong>Device and usage data:</strong> network address and browser name of each sign-in, when you were
              last active, how many messages and how much of the AI model you used, and technical logs. We use no
              tracking pixels and no analytics service.
            </li>
          </ul>
          <p>
            Health, money and relationships come up in coaching. Your coaches remember such a fact for later only after
            you have tapped to keep it. Please write only what you are comfortable sharing.
          </p>
        </>
      ),
    },
    {
      id: "how-we-use-it",
      title: "How we use it",
      body: (
        <>
          <ul>
            <li>
              To run the service you signed up for: goals, check-ins, progress, coaching, reminders (our contract with
              you).
            </li>
            <li>To let your coach know what you are working on, so that the answer fits (our contract with you).</li>
            <li>
              To send the e-mails, texts and push notifications that you switched on (your consent; switch them off any
              time).
            </li>
            <li>To take payments and to keep the books (our contract with you, and the law).</li>
            <li>
              To keep accounts safe: sign-in limits, fraud and abuse prevention, and one free trial per person (our
              legitimate interest in a service that works).
            </li>
            <li>
              To notice danger: a simple check of your own words for signs of crisis, as our{" "}
              <To href="/safety">safety page</To> describes. We keep how often it happened in all and until when your
              reminders are held, never which words it was about.
            </li>
          </ul>
          <p>
            We do not use your data for advertising, and no decision with legal effect on you is made by software alone.
          </p>
        </>
      ),
    },
    {
      id: "ai",
      title: "Your coaches are AI",
      body: (
        <>
          <p>
            Every coach is a character played by an AI model. No person reads along, and no person answers. To write a
            reply we send Anthropic, our AI provider, what that reply needs: your first name, your message and the
            recent conversation, the goal with its numbers and latest notes, and the facts you let your coaches keep. We
            do not send your e-mail address, phone number, password or payment details.
          </p>
          <p>
            On your profile page you can see every fact your coaches remember, correct it, delete it, and pause learning
            altogether. We do not train AI models on what you write.
          </p>
        </>
      ),
    },
    {
      id: "sharing",
      title: "Who else sees it",
      body: (
        <>
          <p>
            <strong>Your data is not sold</strong>, not rented, and not shared for anybody’s advertising. It is shared
            only with companies that work for us, each with only what its task needs:
          </p>
          <ProcessorTable />
          <p>
            Beyond these, we disclose data only where the law compels us, where it is needed to protect somebody from
            serious harm, or to a successor that takes over this service under the same promises, in which case you hear
            of it first. Our administrators can see account data (name, e-mail address, role, plan, status) to run the
            service; what they do is written down.
          </p>
        </>
      ),
    },
    {
      id: "transfers",
      title: "International transfers",
      body: (
        <p>
          {product.name} is used worldwide, and the companies named above work in the United States and in other
          countries. Your data may therefore be processed outside the country where you live, where the law may protect
          it differently. Where the law asks for safeguards, transfers rest on them: as a rule on the standard
          contractual clauses in these companies’ data processing terms.
        </p>
      ),
    },
    {
      id: "retention",
      title: "How long we keep it",
      body: (
        <>
          <p>As long as you have an account, and then not. In particular:</p>
          <ul>
            <li>Codes sent by e-mail or text: 10 minutes; password reset links: 1 hour, and one use.</li>
            <li>Archives made for your download: 24 hours.</li>
            <li>Goals, check-ins and chats: until you delete them or your account.</li>
            <li>
              After you delete your account we keep, without your name: a scrambled fingerprint of your address that
              prevents a second free trial, addresses that asked never to be written to again, and the record of what
              administrators did.
            </li>
            <li>Invoices: as long as tax law demands, at Stripe.</li>
            <li>
              Technical logs and backups: for a limited time, set by the operator, after which they are overwritten.
            </li>
          </ul>
        </>
      ),
    },
    {
      id: "security",
      title: "Security",
      body: (
        <p>
          Passwords are stored only as argon2id hashes and codes only as hashes. Sign-in cookies cannot be read by
          scripts, sign-in attempts are limited, and a new password ends every session. Access is checked at every
          request, and you can sign out everywhere at once. No system is perfectly safe: if a breach puts you at risk,
          we will tell you and the authorities as the law requires. If you find a weakness, please write to{" "}
          <Mail operator={operator} />.
        </p>
      ),
    },
    {
      id: "your-rights",
      title: "Your rights and choices",
      body: (
        <>
          <p>Wherever you live, you may:</p>
          <ul>
            <li>
              <strong>See and take your data:</strong> the export on your profile page makes one ZIP file with
              everything, in formats that other programs read (JSON, CSV, Markdown).
            </li>
            <li>
              <strong>Correct it:</strong> your profile, goals, check-ins and your coaches’ memory can all be edited.
            </li>
            <li>
              <strong>Delete it:</strong> deleting your account, on your profile page, ends your subscription, then
              leaves you 7 days to change your mind. After that everything is gone, and an e-mail confirms it.
            </li>
            <li>
              <strong>Object and withdraw consent:</strong> every e-mail has a one-click unsubscribe link, every text
              obeys STOP, and every notification has a switch.
            </li>
            <li>
              <strong>Complain:</strong> to us, and to the data protection authority where you live.
            </li>
          </ul>
          <p>
            If you cannot do it yourself on your profile, write to <Mail operator={operator} /> and we will, within 30
            days. We will never treat you worse for using a right.
          </p>
        </>
      ),
    },
    {
      id: "cookies",
      title: "Cookies",
      body: (
        <p>
          We set only the cookies that signing in takes, and none for analytics or advertising. The{" "}
          <To href="/cookie-policy">Cookie Policy</To> names each one, with its purpose and its life.
        </p>
      ),
    },
    {
      id: "children",
      title: "Children",
      body: (
        <p>
          {product.name} is not for children under 13, and sign-up asks everybody to confirm that they are 13 or older.
          We do not knowingly collect data of children under 13. If you believe that a child has an account, write to{" "}
          <Mail operator={operator} /> and we will delete it. Where the law asks for a higher age or for a parent’s
          consent, that law applies.
        </p>
      ),
    },
    {
      id: "changes",
      title: "Changes to this policy",
      body: (
        <p>
          When the software or the law changes, this page changes, and so does the date at its top. If a change matters
          to you, we tell you by e-mail or in the app before it takes effect.
        </p>
      ),
    },
    {
      id: "contact",
      title: "Contact",
      body: (
        <>
          <ContactLines operator={operator} />
          <p>
            If this is about danger to yourself or to somebody else, do not wait for us: the{" "}
            <To href="/safety">safety page</To> lists helplines, and{" "}
            <Out href="https://findahelpline.com">findahelpline.com</Out> has more.
          </p>
        </>
      ),
    },
  ],
});
