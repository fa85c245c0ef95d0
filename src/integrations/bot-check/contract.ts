/** What a page gets to be checked by: work to do, or the widget of a service. */
export type BotCheckOffer =
  | { kind: 'off' }
  | { kind: 'proof_of_work'; challenge: unknown }
  | { kind: 'turnstile'; siteKey: string; scriptUrl: string };

/** What is made of a check that came with a form. */
export type Verdict =
  /** It holds, for one sending, until then. */
  | { kind: 'passed'; challenge: string; expiresAt: Date }
  | { kind: 'refused'; reason: 'missing' | 'malformed' | 'foreign' | 'expired' | 'wrong' }
  /** The service could not be asked; `reason` is for the log. */
  | { kind: 'unknown'; reason: string };

/** Tells people from programs (G8). */
export interface BotChecker {
  offer(now: Date): Promise<BotCheckOffer>;
  /**
   * Whether `answer` holds. `sending` names the form that it came with: the same may be asked again. Never throws for
   * what was sent.
   */
  verify(answer: string | undefined, sending: string, now: Date): Promise<Verdict>;
}
