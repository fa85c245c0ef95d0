import type { SiteRecord } from '../../src/db/queries/sites/sites.ts';
import type { Car } from '../../src/domain/vehicle/car.ts';
import { takeSignIn } from '../../src/features/account/sign-in/load.ts';
import type { RequestContext } from '../../src/kernel/request/context.ts';
import { createVisit } from '../../src/kernel/request/visit.ts';
import type { SiteSettingsInput } from '../../src/settings/schema.ts';
import type { TestDatabase } from '../database.ts';
import { createRecordedLog } from './log.ts';
import { sampleSiteStock } from './site.ts';
import { sampleSettings } from './stock.ts';

/** A site's response, returned or thrown; a page's data is beside its headers. */
export interface Answered {
  status: number;
  headers: Headers;
  page: unknown;
  response: Response | null;
}

/** A browser of one site in tests without a server: it stores cookies, and can sign in. */
export class Shopper {
  readonly cookies = new Map<string, string>();
  readonly #db: TestDatabase;
  readonly #site: SiteRecord;
  settings: SiteSettingsInput;
  cars: Car[] = [];
  /** The events recorded for operators. */
  readonly events: unknown[] = [];
  now = new Date();
  /** The log lines of its requests. */
  readonly kept = createRecordedLog();
  /** Where its emails are stored, for tests that send some. */
  dataDir = '/nowhere';
  constructor(db: TestDatabase, site: SiteRecord, settings: SiteSettingsInput = {}) {
    this.#db = db;
    this.#site = site;
    this.settings = {
      ...settings,
      visitors: { signIn: 'on', watchlist: { storedIn: 'account' }, ...settings.visitors },
    };
  }

  context(path: string, headers: Record<string, string> = {}): RequestContext {
    const { id, group_id, slug } = this.#site;
    const origin = `http://${slug}.localhost`;
    const cookie = [...this.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    return {
      site: {
        id,
        groupId: group_id,
        origin,
        requestSource: 'this_machine',
        settingsVersion: 1,
        storageName: slug,
      },
      settings: sampleSettings(this.settings),
      db: this.#db.database.forSite({ groupId: group_id, siteId: id }),
      stock: sampleSiteStock(this.cars),
      now: this.now,
      log: this.kept.log,
      dataDir: this.dataDir,
      url: new URL(path, origin),
      visit: createVisit({ cookie, 'user-agent': 'Mozilla/5.0 Firefox/140.0', ...headers }, '203.0.113.5'),
    } as unknown as RequestContext;
  }

  /** Sends a request, and stores the response's cookies. */
  async ask(
    path: string,
    work: (context: RequestContext) => Promise<unknown>,
    headers?: Record<string, string>,
  ): Promise<Answered> {
    const context = this.context(path, headers);
    const answer = await work(context).catch((thrown: unknown) => {
      if (thrown instanceof Error) throw thrown;
      return thrown;
    });
    for (const line of context.visit.newCookies) this.#keep(line);
    this.events.push(...context.visit.securityEvents);
    if (answer instanceof Response)
      return { status: answer.status, headers: answer.headers, page: null, response: answer };
    const { data, init } = answer as { data: unknown; init: ResponseInit | null };
    return {
      status: init?.status ?? 200,
      headers: new Headers(init?.headers),
      page: data,
      response: null,
    };
  }

  /** Submits a form or a JSON body. */
  send(
    path: string,
    body: Record<string, string> | string,
    work: (request: Request, context: RequestContext) => Promise<unknown>,
    headers: Record<string, string> = {},
  ): Promise<Answered> {
    return this.ask(
      path,
      (context) => {
        const type = typeof body === 'string' ? 'application/json' : 'application/x-www-form-urlencoded';
        const text = typeof body === 'string' ? body : new URLSearchParams(body).toString();
        const own = { 'Content-Type': type, Origin: context.url.origin, ...headers };
        return work(new Request(context.url, { method: 'POST', headers: own, body: text }), context);
      },
      headers,
    );
  }

  /** Signs in by phone with the code that the stand-in records. */
  async signIn(phone: string): Promise<void> {
    // Rate limits of phones are tested elsewhere.
    await this.#db.database.asPlatform((tx) => tx.client.query('delete from sign_in_attempt'));
    this.kept.lines.splice(0);
    const path = '/sign-in?type=my-garage';
    await this.send(path, { step: 'send', phone }, takeSignIn);
    const code = /\b(\d{6}) is your\b/.exec(JSON.stringify(this.kept.lines))?.[1] ?? '';
    const { status } = await this.send(path, { step: 'check', phone, code }, takeSignIn);
    if (status !== 303) throw new Error(`Signing in gave ${status}`);
  }

  #keep(line: string): void {
    const [pair = '', ...attributes] = line.split(/;\s*/);
    const at = pair.indexOf('=');
    const name = pair.slice(0, at);
    if (attributes.some((one) => /^max-age=0$/i.test(one))) this.cookies.delete(name);
    else this.cookies.set(name, pair.slice(at + 1));
  }
}
