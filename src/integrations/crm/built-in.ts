import { createHash } from 'node:crypto';
import { mkdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { DeliveryFailure } from '../delivery-failure.ts';
import { writeFileDurably } from '../write-file-durably.ts';
import type { Crm, CrmLead } from './contract.ts';

/** The folder in which the built-in customer system of a site's account keeps its people and their enquiries. */
export const getCrmFolder = (dataDir: string, siteId: number, account: string): string =>
  join(dataDir, 'crm', `site-${siteId}`, account);

/**
 * A customer system of files: a folder a person (known by e-mail address, else by phone number) with `person.json`,
 * always the newest of what is known, and a file for each enquiry, named by its key, so that none stands there twice.
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
        const code = (error as NodeJS.ErrnoException).code ?? 'EUNKNOWN';
        throw new DeliveryFailure(`The enquiry could not be kept in ${folder}: ${(error as Error).message}`, {
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

/** What was known of the person, with what is new; nothing known is forgotten for an empty box. */
async function grown(home: string, person: CrmLead['person']): Promise<Record<string, unknown>> {
  const former = await readFile(join(home, 'person.json'), 'utf8').catch(() => '{}');
  const said = Object.entries(person).filter(([, value]) => value !== null);
  return { ...(JSON.parse(former) as Record<string, unknown>), ...Object.fromEntries(said) };
}
