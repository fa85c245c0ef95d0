/**
 * URL parameters that grant access to one visitor's data: the signed link of a booking or an alert, a turn of the prize
 * wheel, a valuation.
 */
export const SECRET_PARAMETERS: readonly string[] = ['v', 'turn', 'valuation'];

/** Those parameters with their values, and the last segment of a payment's path, which grants access to the payment. */
const SECRETS = /(\/payments\/)[^/?#]+|([?&])(?:(?:v|turn|valuation)=[^&#]*(?:&|(?=#|$)))+/g;

/**
 * An address of the site for others, such as the readers of a site's events: without anything that grants access to a
 * visitor's data.
 */
export function redactSecrets(path: string): string {
  return path.replace(SECRETS, '$1$2').replace(/[?&](?=#|$)/, '');
}
