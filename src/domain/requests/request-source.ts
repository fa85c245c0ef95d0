/**
 * Whether a request came from this machine, by a host name that only this machine has. Stand-ins for outside services
 * (payments, text messages) work only for such requests: nobody on the internet may get a payment confirmed without
 * paying.
 */
export type RequestSource = 'this_machine' | 'elsewhere';
