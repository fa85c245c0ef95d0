/** What a page gets for its check: work to do, or the widget of a service. */
export type BotCheckOffer =
  | { kind: 'off' }
  | { kind: 'proof_of_work'; challenge: unknown }
  | { kind: 'turnstile'; siteKey: string; scriptUrl: string };

/** The verdict on a check that came with a form. */
export type Verdict =
  /** Valid for one submission, until then. */
  | { kind: 'passed'; challenge: string; expiresAt: Date }
  | { kind: 'refused'; reason: 'missing' | 'malformed' | 'foreign' | 'expired' | 'wrong' }
  /** The service could not be reached; `reason` is for the log. */
  | { kind: 'unknown'; reason: string };

/** Tells people from bots (G8). */
export interface BotChecker {
  offer(now: Date): Promise<BotCheckOffer>;
  /**
   * Whether `answer` is valid. `sending` identifies the submission it came with: verifying the same one again is fine.
   * Never throws because of what was sent.
   */
  verify(answer: string | undefined, sending: string, now: Date): Promise<Verdict>;
}
