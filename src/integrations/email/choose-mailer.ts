import { join } from 'node:path';
import type { SiteSettings } from '../../settings/schema.ts';
import { DeliveryFailure } from '../delivery-failure.ts';
import type { Mailer } from './contract.ts';
import { outboxMailer } from './outbox.ts';
import { smtpMailer } from './smtp.ts';

/** Where secrets and addresses of servers are read from. */
export type Environment = Readonly<Record<string, string | undefined>>;

export interface ChosenMailer {
  mailer: Mailer;
  /** The address that e-mails come from. */
  from: string;
  /** Names the server, for its circuit breaker: whose settings and environment lead to the same server share it. */
  server: string;
}

/** Where nothing says who sends: an address that can never be anybody's (RFC 6761). Outboxes alone use it. */
const NOBODY = 'no-reply@forecourt.invalid';

/** The folder in which e-mails are kept where there is no mail server. */
export const outboxFolder = (dataDir: string): string => join(dataDir, 'outbox');

/**
 * How a site sends e-mail: by its own SMTP server, by the platform's, or into the outbox. Throws `DeliveryFailure` where its settings name a
 * variable that is not set, or nobody says who sends.
 */
export function chooseMailer(
  { from, urlEnv }: SiteSettings['integrations']['email'],
  { environment, dataDir }: { environment: Environment; dataDir: string },
): ChosenMailer {
  const variable = urlEnv ?? 'SMTP_URL';
  const url = environment[variable] || undefined;
  if (urlEnv && !url)
    throw new DeliveryFailure(`integrations.email.urlEnv names ${urlEnv}, which is not set`, {
      code: 'SETTINGS',
    });
  const sender = from ?? (environment.MAIL_FROM || undefined);
  if (!url) return { mailer: outboxMailer(outboxFolder(dataDir)), from: sender ?? NOBODY, server: 'outbox' };
  if (!sender)
    throw new DeliveryFailure('Neither integrations.email.from nor MAIL_FROM says who sends', {
      code: 'SETTINGS',
    });
  return { mailer: smtpMailer(url), from: sender, server: variable };
}
