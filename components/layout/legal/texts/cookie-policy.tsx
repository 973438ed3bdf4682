import { StorageTable } from "@/components/layout/legal/legal-tables";
import type { LegalText } from "@/components/layout/legal/legal-text";
import { ContactLines, Out, To } from "@/components/layout/legal/phrases";
import { type Operator, product } from "@/lib/core/kernel/product";
import { BROWSER_STORAGE, COOKIES, STRIPE_COOKIES } from "./cookies";

/** What spec 2 §2 asks of the cookie policy; every category is answered, also those of which we set none. */
export const cookiePolicy = (operator: Operator): LegalText => ({
  title: "Cookie Policy",
  inShort: [
    <>We set cookies that keep you signed in, and no others.</>,
    <>No analytics, no advertising, no tracking across sites. That is why there is no cookie banner.</>,
    <>Stripe sets two of its own where you enter a card. They help to prevent fraud.</>,
  ],
  sections: [
    {
      id: "what-cookies-are",
      title: "What cookies are",
      body: (
        <p>
          A cookie is a short text that a website asks your browser to keep and to send back on the next visit. Browsers
          also have a storage that a page can use without sending anything back. This page names everything that{" "}
          {product.name} keeps in either.
        </p>
      ),
    },
    {
      id: "essential",
      title: "Essential cookies",
      body: (
        <>
          <p>
            Without these you could not stay signed in. They are set when you sign in, not before, so the law asks for
            no consent.
          </p>
          <StorageTable caption="Essential cookies" items={COOKIES} />
          <p>
            Over https the names carry the prefix “__Secure-” or “__Host-”, which keeps other sites from setting them.
          </p>
        </>
      ),
    },
    {
      id: "functional",
      title: "Functional cookies and storage",
      body: (
        <>
          <p>
            We set no functional cookies. Your light or dark theme, language, units and time zone are kept with your
            account, and follow your device’s setting until you choose. A few things that make the pages work better
            stay in your browser’s own storage and are not sent along with requests:
          </p>
          <StorageTable caption="Browser storage" items={BROWSER_STORAGE} />
        </>
      ),
    },
    {
      id: "analytics",
      title: "Analytics cookies",
      body: (
        <p>
          We set none today, and we use no analytics service. If that changes, they will be listed here first, switched
          off until you say yes, and as easy to refuse as to accept.
        </p>
      ),
    },
    {
      id: "performance",
      title: "Performance cookies",
      body: (
        <p>
          We set none today. We learn how fast and how reliable the service is from our own servers’ records, which need
          nothing in your browser. If that changes, the same holds as for analytics.
        </p>
      ),
    },
    {
      id: "third-parties",
      title: "Third parties",
      body: (
        <>
          <p>
            Our pages load nothing from other companies, with one exception: on the pages where you enter a card, the
            form comes from Stripe, which sets cookies of its own (
            <Out href="https://stripe.com/cookie-settings">Stripe’s cookie settings</Out>).
          </p>
          <StorageTable caption="Cookies of Stripe" items={STRIPE_COOKIES} />
          <p>
            If you sign in with Google, you visit Google’s own pages for a moment, where{" "}
            <Out href="https://policies.google.com/technologies/cookies">Google’s rules for cookies</Out> apply.
          </p>
        </>
      ),
    },
    {
      id: "duration",
      title: "How long they last",
      body: (
        <>
          <p>
            <strong>Session cookies</strong> disappear when the browser is closed. <strong>Persistent cookies</strong>{" "}
            stay until their date, on the web typically between 30 days and 2 years. The tables above give the life of
            each of ours; none of our own lasts longer than 30 days.
          </p>
        </>
      ),
    },
    {
      id: "your-browser",
      title: "Cookies and your browser",
      body: (
        <>
          <p>You can see, block and delete cookies and stored data in your browser’s settings:</p>
          <ul>
            <li>
              <Out href="https://support.google.com/chrome/answer/95647">Chrome</Out>: Settings → Privacy and security →
              Third-party cookies, and Site settings
            </li>
            <li>
              <Out href="https://support.mozilla.org/kb/clear-cookies-and-site-data-firefox">Firefox</Out>: Settings →
              Privacy &amp; Security → Cookies and Site Data
            </li>
            <li>
              <Out href="https://support.apple.com/guide/safari/manage-cookies-sfri11471/mac">Safari</Out>: Settings →
              Privacy → Manage Website Data; on iPhone and iPad: Settings → Apps → Safari
            </li>
            <li>
              <Out href="https://support.microsoft.com/microsoft-edge">Edge</Out>: Settings → Cookies and site
              permissions
            </li>
          </ul>
          <p>Signing out removes the sign-in cookie too.</p>
        </>
      ),
    },
    {
      id: "disabling",
      title: "What happens without them",
      body: (
        <p>
          The public pages work in full without cookies. Without essential cookies you cannot sign in. Without Stripe’s,
          a payment may be declined or ask for more confirmation. Without browser storage, a goal that you begin before
          signing up is not kept, and hints may show twice.
        </p>
      ),
    },
    {
      id: "changes",
      title: "Changes to this policy",
      body: (
        <p>
          If we set another cookie, it is named here before it is set, and the date at the top changes. How we treat
          personal data in general is in the <To href="/privacy-policy">Privacy Policy</To>.
        </p>
      ),
    },
    { id: "contact", title: "Contact", body: <ContactLines operator={operator} /> },
  ],
});
