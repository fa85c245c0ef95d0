import { createHash } from 'node:crypto';
import { mkdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { findErrorCode, getErrorMessage } from '../../domain/text/error-message.ts';
import { DeliveryFailure } from '../delivery-failure.ts';
import { writeFileDurably } from '../write-file-durably.ts';
import type { Crm, CrmLead } from './contract.ts';

/** The folder in which the built-in CRM of a site's account stores people and their enquiries. */
export const getCrmFolder = (dataDir: string, siteId: number, account: string): string =>
  join(dataDir, 'crm', `site-${siteId}`, account);

/**
 * A CRM of files: one folder per person (known by email address, else by phone number) with `person.json`, which holds
 * the latest details, and one file per enquiry, named by its key so that none is stored twice.
 */
export function createBuiltInCrm(folder: string): Crm {
  return {
    async record(lead) {
      const { person, key } = lead;
      const home = join(folder, personId(lead));
      try {
        await mkdir(home, { recursive: true });
        await writeFileDurably(join(home, `${key}.json`), json({ ...lead, person: undefined, at: lead.at }));
        await writeFileDurably(join(home, 'person.json'), json(await grown(home, person)));
      } catch (error) {
        const code = findErrorCode(error) ?? 'EUNKNOWN';
        throw new DeliveryFailure(`The enquiry could not be saved in ${folder}: ${getErrorMessage(error)}`, {
          code: `CRM ${code}`,
          cause: error,
        });
      }
    },
  };
}

const json = (value: unknown) => `${JSON.stringify(value, null, 2)}\n`;

function personId({ person: { email, phone }, key }: CrmLead): string {
  const known = email?.toLowerCase() ?? phone;
  return known ? createHash('sha256').update(known).digest('hex').slice(0, 24) : key;
}

/** The stored details merged with the new ones; an empty field never erases a known value. */
async function grown(home: string, person: CrmLead['person']): Promise<Record<string, unknown>> {
  const former = await readFile(join(home, 'person.json'), 'utf8').catch(() => '{}');
  const said = Object.entries(person).filter(([, value]) => value !== null);
  return { ...JSON.parse(former), ...Object.fromEntries(said) };
}
