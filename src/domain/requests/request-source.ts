/**
 * Whether a request came from this very machine, by a name that only this machine has. What stands in for outside
 * services (payments, text messages) works for such requests alone: nobody on the internet is to be told that he has
 * paid.
 */
export type RequestSource = 'this_machine' | 'elsewhere';
