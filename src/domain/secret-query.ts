/** Parameters of addresses that open what is one visitor's alone: a booking or an alert by its signed link, a turn of the wheel, a valuation. */
export const SECRET_QUERY: readonly string[] = ['v', 'turn', 'valuation'];

const SECRETS = new RegExp(`([?&])(?:${SECRET_QUERY.join('|')})=[^&#]*&?`, 'g');
/** A payment is opened by the last part of its path. */
const PAYMENT = /^(\/payments\/)[^/?#]+/;

/** An address of the site as others may read it, such as whoever reads events or a tag manager: without what opens something of the visitor's. */
export function withoutSecrets(path: string): string {
  return path
    .replace(PAYMENT, '$1')
    .replace(SECRETS, '$1')
    .replace(/[?&](?=#|$)/, '');
}
