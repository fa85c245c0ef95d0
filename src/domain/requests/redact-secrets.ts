/**
 * Parameters of addresses that open what is one visitor's alone: a booking or an alert by its signed link, a turn of
 * the wheel, a valuation.
 */
export const SECRET_PARAMETERS: readonly string[] = ['v', 'turn', 'valuation'];

/** The same with its value, and the last part of a payment's path, which opens that. */
const SECRETS = /(\/payments\/)[^/?#]+|([?&])(?:(?:v|turn|valuation)=[^&#]*(?:&|(?=#|$)))+/g;

/**
 * An address of the site as others may read it, such as whoever reads the events of a site: without what opens
 * something of the visitor's.
 */
export function redactSecrets(path: string): string {
  return path.replace(SECRETS, '$1$2').replace(/[?&](?=#|$)/, '');
}
