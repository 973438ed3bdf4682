/** Who Google says is there; every check of the protocol has been made (T14). `email` is as Google writes it. */
export type GooglePerson = {
  /** Google's own id for the person: the identity. The address is only where to write to. */
  readonly subject: string;
  readonly email: string;
  readonly isEmailVerified: boolean;
  readonly firstName: string | null;
  readonly lastName: string | null;
};

/** The browser's cookies by name. */
export type CookieJar = Readonly<Record<string, string>>;

/** Sign-in with Google: two steps, with the browser's trip to Google between them. `cookies` are Set-Cookie lines. */
export interface GoogleSignIn {
  /** Where to send the browser; null when Google cannot be reached. `returnPath` is a path of ours for afterwards. */
  begin(returnPath: string): Promise<{ readonly location: string | null; readonly cookies: readonly string[] }>;
  /** Judges what the browser brought back. `person` is null when Google, or its answer, said no. */
  finish(
    jar: CookieJar,
    query: Readonly<Record<string, string>>,
  ): Promise<{
    readonly person: GooglePerson | null;
    readonly returnPath: string | null;
    readonly cookies: readonly string[];
  }>;
}
