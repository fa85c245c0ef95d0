import type { Database } from '../../src/db/open.ts';
import { takeInTurn } from '../take-in-turn.ts';
import { type FoundForm, fillIn, type Ground } from './ground.ts';
import { type RawAnswer, sendRaw } from './wire.ts';

/**
 * Honest enquiries by the contact form of some sites, sent as browsers without scripts send them, with a record of
 * which the server acknowledged.
 */
export class Enquiries {
  readonly #doors: readonly { ground: Ground; form: FoundForm }[];
  /** The site of each acknowledged enquiry, by its email address. */
  readonly #acknowledged = new Map<string, string>();
  /** The responses to the others. */
  readonly refusals: (RawAnswer | undefined)[] = [];
  #made = 0;

  /** Throws when a site has no contact form. */
  constructor(grounds: readonly Ground[]) {
    this.#doors = grounds.map((ground) => ({ ground, form: findContactForm(ground) }));
  }

  get acknowledged(): number {
    return this.#acknowledged.size;
  }

  /** Sends one, to the sites in turn. Returns whether it was acknowledged. */
  async send(port: number): Promise<boolean> {
    const number = this.#made++;
    const { ground, form } = takeInTurn(this.#doors, number);
    const email = `enquirer${number}@shopper.example`;
    const host = `${ground.site}.localhost:${port}`;
    const headers = [
      ['Host', host],
      ['Origin', `http://${host}`],
      ['Content-Type', 'application/x-www-form-urlencoded'],
    ] as const;
    const body = new URLSearchParams(fillIn(form, email)).toString();
    const sending = sendRaw(port, { method: 'POST', path: form.action, headers, body });
    const answer = await sending.catch(() => undefined);
    const isKept = answer?.status === 303;
    if (isKept) this.#acknowledged.set(email, ground.site);
    else this.refusals.push(answer);
    return isKept;
  }

  /** Acknowledged enquiries that are not in the database exactly once, or at another site. */
  async findLost(database: Database): Promise<string[]> {
    const { rows } = await database.asPlatform((tx) =>
      tx.client.query<{ email: string; sites: string[] }>(
        'select l.email, array_agg(s.slug) as sites from lead l join site s on s.id = l.site_id group by l.email',
      ),
    );
    const kept = new Map(rows.map(({ email, sites }) => [email, sites.join(', ')]));
    return [...this.#acknowledged]
      .filter(([email, site]) => kept.get(email) !== site)
      .map(([email, site]) => `the enquiry of ${email} at ${site} is ${kept.get(email) ?? 'nowhere'}`);
  }
}

function findContactForm({ site, forms }: Ground): FoundForm {
  const found = forms.find(({ method, fields }) => {
    const names = new Set(fields.map(([name]) => name));
    return method === 'POST' && names.has('category') && names.has('message');
  });
  if (!found) throw new Error(`The site ${site} has no contact form`);
  return found;
}
