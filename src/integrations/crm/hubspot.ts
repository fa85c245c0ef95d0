import { z } from 'zod';
import { escapeMarkup } from '../../domain/text/escape-markup.ts';
import { DeliveryFailure } from '../delivery-failure.ts';
import { sendJson } from '../send-json.ts';
import type { Crm, CrmLead } from './contract.ts';

export const HUBSPOT_URL = 'https://api.hubapi.com';

/** HubSpot's association type "note to contact". */
const NOTE_TO_CONTACT = 202;

const Found = z.object({ results: z.array(z.object({ id: z.string() })) });
const Made = z.object({ id: z.string() });

/**
 * HubSpot's CRM API (v3): the contact is found by email address, else by phone number, and created or updated; the
 * enquiry is a note on it that contains its key, and is not written again if a note with that key exists.
 */
export function createHubspotCrm({ url = HUBSPOT_URL, token }: { url?: string; token: string }): Crm {
  const ask = async <T>(method: 'POST' | 'PATCH', path: string, body: unknown, schema: z.ZodType<T>) => {
    const headers = { Authorization: `Bearer ${token}` };
    const text = await sendJson({
      url: new URL(path, url).href,
      method,
      headers,
      body: JSON.stringify(body),
    });
    return readAnswer(text, schema, path);
  };
  const find = async (object: 'contacts' | 'notes', filters: object[]) => {
    const search = { filterGroups: [{ filters }], properties: ['hs_object_id'], limit: 1 };
    return (await ask('POST', `/crm/v3/objects/${object}/search`, search, Found)).results[0]?.id;
  };
  const keepContact = async ({ person }: CrmLead): Promise<string> => {
    const properties = propertiesOf(person);
    const known = person.email
      ? await find('contacts', [{ propertyName: 'email', operator: 'EQ', value: person.email }])
      : person.phone && (await find('contacts', [{ propertyName: 'phone', operator: 'EQ', value: person.phone }]));
    const path = known ? `/crm/v3/objects/contacts/${known}` : '/crm/v3/objects/contacts';
    return (await ask(known ? 'PATCH' : 'POST', path, { properties }, Made)).id;
  };
  return {
    async record(lead) {
      const contact = await keepContact(lead);
      const marks = [{ propertyName: 'hs_note_body', operator: 'CONTAINS_TOKEN', value: lead.key }];
      if (await find('notes', marks)) return;
      const types = [{ associationCategory: 'HUBSPOT_DEFINED', associationTypeId: NOTE_TO_CONTACT }];
      const note = {
        properties: { hs_timestamp: lead.at.toISOString(), hs_note_body: noteOf(lead) },
        associations: [{ to: { id: contact }, types }],
      };
      await ask('POST', '/crm/v3/objects/notes', note, Made);
    },
  };
}

function propertiesOf({ name, last_name, email, phone, postcode }: CrmLead['person']) {
  const all = { firstname: name, lastname: last_name, email, phone, zip: postcode };
  return Object.fromEntries(Object.entries(all).filter(([, value]) => value !== null));
}

function noteOf({ title, text, key }: CrmLead): string {
  return escapeMarkup(`${title}\n\n${text}\n\n${key}`).replaceAll("'", '&#39;').replaceAll('\n', '<br>');
}

function readAnswer<T>(text: string, schema: z.ZodType<T>, path: string): T {
  try {
    return schema.parse(JSON.parse(text));
  } catch (error) {
    throw new DeliveryFailure(`${path} was answered by what cannot be read`, {
      code: 'ANSWER',
      cause: error,
    });
  }
}
