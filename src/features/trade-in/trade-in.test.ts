import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { createTestDatabase, emptyTables, type TestDatabase } from '../../../tests/database.ts';
import { silentLog } from '../../../tests/samples/log.ts';
import { corollas } from '../../../tests/samples/priced-vehicles.ts';
import { sampleSiteStock } from '../../../tests/samples/site.ts';
import { sampleCar, sampleSettings } from '../../../tests/samples/stock.ts';
import { seedTwoGroups, type TwoGroups } from '../../../tests/two-groups.ts';
import { listLeads } from '../../db/queries/leads/leads.ts';
import { listEvents } from '../../db/queries/visitors/events.ts';
import { car } from '../../db/schema/stock.ts';
import { withStockChange } from '../../db/stock-change.ts';
import type { ValuationKind } from '../../domain/trade-in/valuation.ts';
import type { FormModel, RefusedForm } from '../../kernel/forms/model.ts';
import type { RequestContext } from '../../kernel/request/context.ts';
import type { SiteSettingsInput } from '../../settings/schema.ts';
import { takeTradeInStep } from './actions.ts';
import { loadTradeInPage } from './load.ts';
import type { TradeInPageModel } from './model.ts';
import { withRefusedForm } from './refused-form.ts';

const NOW = new Date('2026-11-18T02:00:00Z');
const ORIGIN = 'https://site.example';
const PAGES: Record<ValuationKind, string> = {
  trade_in: '/trade-in',
  sell_my_car: '/sell-my-car',
  instant_price: '/instant-price',
};
const wanted = sampleCar({ id: 7, price: 25_990 });

let db: TestDatabase;
let groups: TwoGroups;
beforeAll(async () => {
  db = await createTestDatabase();
  groups = await seedTwoGroups(db.database);
  await db.database.asPlatform((tx) =>
    withStockChange(tx, groups.uno.group_id, async () => {
      const { rows } = await tx.execute<{ id: number }>(
        sql`select id from dealership where group_id = ${groups.uno.group_id} limit 1`,
      );
      const stock = corollas(60).map(({ id: _id, daysAgo: _days, engine_litres, body, fuel, trans, ...one }, at) => ({
        ...one,
        group_id: groups.uno.group_id,
        dealership_id: rows[0]!.id,
        feed: 'test',
        slug: `corolla-${at}`,
        stocknum: `C${at}`,
        name: `Corolla ${at}`,
        regplate: `COR·${at}`,
        simple_body: body,
        simple_fuel: fuel,
        simple_transmission: trans,
        engine_size_litres: engine_litres,
      }));
      await tx.insert(car).values(stock);
    }),
  );
});
afterAll(() => db.close());
beforeEach(() => emptyTables(db, 'valuation', 'lead', 'event'));

const siteDb = (name: 'uno' | 'dos' = 'uno') =>
  db.database.forSite({ groupId: groups[name].group_id, siteId: groups[name].id });
const keptLeads = () => siteDb().run((tx) => listLeads(tx, new Date(0)));
const keptValuations = async () =>
  (await db.database.asPlatform((tx) => tx.client.query('select * from valuation order by id'))).rows;

/** A visitor with cookies of their own, on a site. */
class Visitor {
  cookie = '';
  now = NOW;
  readonly #site: 'uno' | 'dos';
  readonly #settings: Partial<SiteSettingsInput>;

  constructor(settings: Partial<SiteSettingsInput> = {}, site: 'uno' | 'dos' = 'uno') {
    this.#settings = settings;
    this.#site = site;
  }

  #context(path: string): RequestContext {
    return {
      settings: sampleSettings(this.#settings),
      stock: sampleSiteStock([wanted]),
      db: siteDb(this.#site),
      now: this.now,
      log: silentLog,
      url: new URL(path, ORIGIN),
      site: { origin: ORIGIN },
    } as unknown as RequestContext;
  }

  /** The page at an address, with its status; or the redirect. */
  async see(path: string, kind: ValuationKind = 'trade_in') {
    const request = new Request(ORIGIN + path, { headers: { Cookie: this.cookie } });
    const answer = await loadTradeInPage(kind, request, this.#context(path)).catch((thrown: unknown) => thrown);
    if (answer instanceof Response) return { to: answer.headers.get('Location'), status: answer.status };
    const { data, init } = answer as { data: { page: TradeInPageModel }; init: { status: number } };
    return { page: data.page, status: init.status };
  }

  /** Submits fields to an address; returns the redirect, or the errors. */
  async send(path: string, fields: Record<string, string>, kind: ValuationKind = 'trade_in', origin = ORIGIN) {
    const request = new Request(ORIGIN + path, {
      method: 'POST',
      headers: {
        Cookie: this.cookie,
        'Content-Type': 'application/x-www-form-urlencoded',
        'User-Agent': 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:141.0) Gecko/20100101 Firefox/141.0',
        ...(origin && { Origin: origin }),
      },
      body: new URLSearchParams(fields).toString(),
    });
    const answer = await takeTradeInStep(kind, request, this.#context(path)).catch((thrown: unknown) => thrown);
    if (answer instanceof Response) {
      this.cookie = answer.headers.get('Set-Cookie')?.split(';')[0] ?? this.cookie;
      return { to: answer.headers.get('Location'), status: answer.status };
    }
    if (answer instanceof Error) throw answer;
    const { data, init } = answer as { data: RefusedForm | string; init: { status: number } };
    return { refused: data as RefusedForm, status: init.status };
  }

  /** Goes through the steps up to the requested one; returns its address. */
  async goTo(
    step: 'condition' | 'details' | 'estimate',
    kind: ValuationKind = 'trade_in',
    given = {},
  ): Promise<string> {
    const described = { make: 'toyota', model: 'COROLLA', year: '2021', km: '45,000', ...given };
    const first = await this.send(`${PAGES[kind]}?step=describe`, described, kind);
    if (step === 'condition') return first.to!;
    const second = await this.send(first.to!, ANSWERS, kind);
    if (step === 'details' || kind === 'instant_price') return second.to!;
    return (await this.send(second.to!, await this.details(second.to!, kind), kind)).to!;
  }

  /** The fields of the details step, filled in. */
  async details(path: string, kind: ValuationKind = 'trade_in'): Promise<Record<string, string>> {
    const { page } = await this.see(path, kind);
    if (page?.view.kind !== 'details') throw new Error(`${path} asks for no details`);
    const { hidden, key } = page.view.form;
    return { ...PERSON, key, ...Object.fromEntries(hidden.map(({ name, value }) => [name, value])) };
  }

  async estimate(path: string, kind: ValuationKind = 'trade_in') {
    const { page } = await this.see(path, kind);
    if (page?.view.kind !== 'estimate') throw new Error(`${path} shows no estimate`);
    return page.view.estimate;
  }
}

const ANSWERS = {
  vehicle_making: 'Not sure',
  condition: 'Good: light wear for its age',
  'service-history': 'Most of it',
  accidents: 'Never',
  keys: 'One',
  owners: 'Two',
  'finance-owing': 'No',
};
const PERSON = {
  name: 'Sam',
  last_name: 'Lee',
  email: 'sam@example.com',
  phone: '0412 345 678',
  postcode: '4000',
};

test('[H5] where to bring it is beside the form, on a map', async () => {
  const { page } = await new Visitor().see('/trade-in');
  expect(page?.places.places.length).toBeGreaterThan(0);
  expect(page?.places.map?.pins).toHaveLength(page?.places.places.length ?? 0);
});

describe('[G4] a vehicle is found', () => {
  test('by its registration, however the plate is written', async () => {
    const visitor = new Visitor();
    const { to, status } = await visitor.send('/trade-in?step=find', {
      rego: ' cor 3 ',
      regoState: 'QLD',
      km: '20000',
    });
    expect([status, to]).toEqual([303, expect.stringMatching(/^\/trade-in\?valuation=\d+&step=condition$/)]);
    const { page } = await visitor.see(to!);
    expect(page?.view).toMatchObject({
      kind: 'condition',
      own: { title: '2020 Toyota Corolla Ascent Sport' },
    });
    expect(await keptValuations()).toMatchObject([
      { rego: 'COR3', regoState: 'QLD', kind: 'trade_in', form_completed: false, offer_accepted: false },
    ]);
  });

  test('or by its names and year, written freely', async () => {
    const visitor = new Visitor();
    const to = await visitor.goTo('condition', 'trade_in', { make: 'Lada', model: 'Niva 4x4' });
    const { page } = await visitor.see(to);
    expect(page?.view).toMatchObject({ own: { title: '2021 Lada Niva 4x4' } });
  });

  test.each<[string, string, Record<string, string>, number, RegExp]>([
    ['a plate that nobody knows', 'find', { rego: 'NOBODY', regoState: 'QLD', km: '1' }, 404, /couldn’t find NOBODY/],
    ['a plate of another state', 'find', { rego: 'COR3', regoState: 'VIC', km: '1' }, 404, /couldn’t find COR3/],
    ['too long a plate', 'find', { rego: 'ABCDEFG', regoState: 'NSW', km: '1' }, 400, /up to 6/],
    ['signs that no plate has', 'find', { rego: "X';--", regoState: 'QLD', km: '1' }, 400, /number plate/],
    ['a state that is none', 'find', { rego: 'COR3', regoState: 'XX', km: '1' }, 400, /choose from the list/],
    ['no kilometres', 'find', { rego: 'COR3', regoState: 'QLD', km: '' }, 400, /Please enter the odometer reading/],
    ['fewer than none', 'describe', { make: 'A', model: 'B', year: '2020', km: '1e99' }, 400, /enter kilometres/],
    ['a year to come', 'describe', { make: 'A', model: 'B', year: '2099', km: '1' }, 400, /choose from the list/],
    ['a make as long as a book', 'describe', { make: 'A'.repeat(61), model: 'B', year: '2020', km: '1' }, 400, /60/],
  ])('not by %s, and what was written stays', async (_what, way, fields, status, text) => {
    const answer = await new Visitor().send(`/trade-in?step=${way}`, fields);
    expect(answer.status).toBe(status);
    expect(answer.refused?.problems.map((problem) => problem.text).join()).toMatch(text);
    expect(answer.refused?.typed).toMatchObject(fields);
    expect(await keptValuations()).toEqual([]);
  });

  test('a lookup that fails leads to the other way', async () => {
    const away = { integrations: { regoLookup: { provider: 'http' as const, url: 'http://127.0.0.1:9' } } };
    const answer = await new Visitor(away).send('/trade-in?step=find', {
      rego: 'COR3',
      regoState: 'QLD',
      km: '1',
    });
    expect([answer.status, answer.refused?.failed]).toEqual([
      503,
      expect.stringMatching(/make, model and year instead/),
    ]);
    // The other form is filled in with the kilometres: nobody types them twice.
    const { page } = await new Visitor().see('/trade-in?step=find');
    const { view } = withRefusedForm(page!, { ...answer.refused!, typed: { km: '85,000' } });
    const kms = view.kind === 'vehicle' && view.ways.map(({ form }) => [kmIn(form), form.sent?.typed.km]);
    expect(kms).toEqual([
      [undefined, '85,000'],
      ['85,000', undefined],
    ]);
  });
});

const kmIn = ({ steps }: FormModel) => steps.flatMap(({ fields }) => fields).find(({ name }) => name === 'km')?.value;

describe('[G4] [G5] a trade-in', () => {
  test('is one enquiry with the vehicle, the answers and the estimate, kept with the valuation', async () => {
    const visitor = new Visitor();
    const first = await visitor.send(`/cars/trade-in?step=describe&car_id=${wanted.id}`, {
      make: 'Toyota',
      model: 'Corolla',
      year: '2021',
      km: '45000',
    });
    const second = await visitor.send(first.to!, ANSWERS);
    const { to } = await visitor.send(second.to!, await visitor.details(second.to!));
    expect(to).toMatch(/^\/cars\/trade-in\?valuation=\d+&step=estimate$/);
    const { price, subjectTo } = await visitor.estimate(to!);
    expect(price?.restsOn).toMatch(/^Based on \d+ comparable cars: Toyota Corolla/);
    expect(subjectTo).toMatch(/estimate.*subject to an inspection/);
    const [storedLead] = await keptLeads();
    const { lead, answers } = storedLead!;
    expect(lead).toMatchObject({
      category: 'Trade-In',
      car_id: wanted.id,
      page_id: '/cars/trade-in',
      phone: '+61412345678',
    });
    expect(answers).toMatchObject({
      trade_in_vehicle: '2021 Toyota Corolla',
      trade_in_make: 'Toyota',
      trade_in_km: 45_000,
      trade_in_keys: 'One',
      trade_in_service_history: 'Most of it',
      offer_accepted: false,
    });
    expect(Object.keys(answers)).not.toContain('valuation_token');
    expect(answers.valuation_from).toBeLessThan(answers.offer_price as number);
    const [valuation] = await keptValuations();
    expect(valuation).toMatchObject({
      form_completed: true,
      offer_accepted: false,
      adjustmentAnswers: ANSWERS,
    });
    expect(valuation.lead_id).toEqual(expect.any(Number));
  });

  test('that is accepted tells the dealer, once', async () => {
    const visitor = new Visitor();
    const path = await visitor.goTo('estimate');
    expect((await visitor.estimate(path)).kept?.offer_accepted).toBe(false);
    await db.database.asPlatform((tx) => tx.client.query('update lead set visitor_id = 7'));
    await Promise.all([visitor.send(path, { answer: 'accepted' }), visitor.send(path, { answer: 'accepted' })]);
    const estimate = await visitor.estimate(path);
    expect([estimate.isAccepted, estimate.answer, estimate.kept?.offer_accepted]).toEqual([true, null, true]);
    const leads = await keptLeads();
    expect(leads.map(({ lead, answers }) => [lead.subcategory, answers.offer_accepted]).sort()).toEqual([
      [null, false],
      ['Offer Accepted', true],
    ]);
    // It belongs to the same visitor.
    expect(leads.map(({ visitor_id }) => visitor_id)).toEqual([7, 7]);
    await visitor.send(path, { answer: 'declined' });
    expect(await keptValuations()).toMatchObject([{ offer_accepted: true }]);
  });

  test.each<[string, Record<string, string>, number]>([
    ['without scripts is event 18, once', {}, 1],
    ['is told by the scripts where there are some', { told: 'yes' }, 0],
  ])('[I1] that is accepted %s', async (_how, told, count) => {
    const visitor = new Visitor();
    const path = await visitor.goTo('estimate');
    await visitor.send(path, { answer: 'accepted', ...told });
    await visitor.send(path, { answer: 'accepted', ...told });
    expect(await siteDb().run((tx) => listEvents(tx, 18, 9))).toHaveLength(count);
  });

  test('that is declined may still be accepted', async () => {
    const visitor = new Visitor();
    const path = await visitor.goTo('estimate');
    await visitor.send(path, { answer: 'declined' });
    const estimate = await visitor.estimate(path);
    expect([estimate.isAccepted, estimate.answer, estimate.said]).toEqual([
      false,
      null,
      expect.stringMatching(/change your mind/),
    ]);
    expect(await keptLeads()).toHaveLength(1);
  });

  test('[G10] of whoever left no details says that nobody will call, and that they may still accept', async () => {
    const visitor = new Visitor();
    const path = await visitor.goTo('estimate', 'instant_price');
    await visitor.send(path, { answer: 'declined' }, 'instant_price');
    const { said, answer } = await visitor.estimate(path, 'instant_price');
    // "Your details are with our team" would be untrue: nobody was asked for any.
    expect(said).toMatch(/You didn’t leave any details, so we won’t call/);
    expect(answer).toMatchObject({ accept: expect.stringMatching(/./), decline: null });
    expect(await keptLeads()).toEqual([]);
    expect((await visitor.send(path, { answer: 'accepted' }, 'instant_price')).to).toMatch(/step=details$/);
  });

  test('[G10] that cannot be had online asks for details before it says that somebody calls', async () => {
    const visitor = new Visitor();
    const path = await visitor.goTo('estimate', 'instant_price', { km: '100001' });
    const { heading, said, next } = await visitor.estimate(path, 'instant_price');
    expect([heading, next.length]).toEqual(['No price online', 1]);
    expect(said).toMatch(/Leave your details and our buyer/);
  });

  test.each<[string, Record<string, string>, RegExp]>([
    ['over 7 years old', { year: '2018' }, /up to 7 years old.*call you/],
    ['over 100,000 km', { km: '100001' }, /up to 100,000 km.*call you/],
    ['like no other', { make: 'Lada', model: 'Niva' }, /enough similar vehicles.*call you/],
  ])('of a vehicle %s has no estimate, and the enquiry is taken all the same', async (_what, given, text) => {
    const visitor = new Visitor();
    const path = await visitor.goTo('estimate', 'trade_in', given);
    const estimate = await visitor.estimate(path);
    expect([estimate.price, estimate.answer]).toEqual([null, null]);
    expect(estimate.said).toMatch(text);
    const [lead] = await keptLeads();
    expect(lead?.answers).toHaveProperty('valuation_by_hand');
    expect(lead?.answers).not.toHaveProperty('offer_price');
  });

  test('whose market cannot be asked is taken all the same', async () => {
    const away = { integrations: { valuation: { provider: 'http' as const, url: 'http://127.0.0.1:9' } } };
    const visitor = new Visitor(away);
    const estimate = await visitor.estimate(await visitor.goTo('estimate'));
    expect([estimate.price, estimate.said]).toEqual([null, expect.stringMatching(/call you/)]);
    expect(await keptLeads()).toHaveLength(1);
  });

  test('carries where the visitor has been, where the site wants it', async () => {
    const visitor = new Visitor({ tradeIn: { leadAttributes: 'on' } });
    await visitor.goTo('estimate');
    const [storedLead] = await keptLeads();
    const { lead_attributes } = { ...storedLead?.answers, ...storedLead?.lead };
    expect(lead_attributes).toMatchObject({ visited_pages: ['/trade-in'] });
  });

  test('answers that are missing are named, and nothing goes on', async () => {
    const visitor = new Visitor();
    const path = await visitor.goTo('condition');
    const answer = await visitor.send(path, { ...ANSWERS, keys: 'None of your business' });
    expect(answer.refused?.problems.map(({ name }) => name)).toEqual(['keys']);
    expect((await visitor.see(path.replace('condition', 'details'))).to).toBe(path);
  });
});

describe('[G10] the instant price', () => {
  test('comes before anybody’s details are asked for; leaving them accepts it', async () => {
    const visitor = new Visitor();
    const path = await visitor.goTo('details', 'instant_price');
    expect(path).toMatch(/step=estimate$/);
    expect((await visitor.estimate(path, 'instant_price')).price).not.toBeNull();
    expect(await keptLeads()).toEqual([]);
    const { to } = await visitor.send(path, { answer: 'accepted' }, 'instant_price');
    expect(to).toMatch(/step=details$/);
    await visitor.send(to!, await visitor.details(to!, 'instant_price'), 'instant_price');
    expect(await keptLeads()).toMatchObject([
      { lead: { category: 'Instant Price' }, answers: { offer_accepted: true } },
    ]);
    expect(await keptValuations()).toMatchObject([{ form_completed: true, offer_accepted: true }]);
    expect(await siteDb().run((tx) => listEvents(tx, 18, 9))).toHaveLength(1);
  });
});

describe('[G4] a valuation is its own visitor’s alone', () => {
  const strangers: [string, () => Visitor][] = [
    ['a visitor without a cookie', () => new Visitor()],
    ['a visitor with another valuation', () => Object.assign(new Visitor(), { cookie: `valuation=${'x'.repeat(43)}` })],
    ['a visitor of the group’s other site', () => new Visitor({}, 'dos')],
  ];

  test.each(strangers)('%s neither sees nor changes it', async (_who, make) => {
    const owner = new Visitor();
    const path = await owner.goTo('estimate');
    const before = await keptValuations();
    const stranger = make();
    const seen = await stranger.see(path);
    expect([seen.status, seen.page?.view.kind, seen.page?.notice]).toEqual([
      404,
      'vehicle',
      expect.stringMatching(/can’t find this valuation/),
    ]);
    expect(JSON.stringify(seen.page)).not.toContain('45,000 km');
    for (const step of ['condition', 'details', 'estimate']) {
      const answer = await stranger.send(path.replace('estimate', step), {
        ...ANSWERS,
        ...PERSON,
        answer: 'accepted',
      });
      expect(answer.status).toBe(404);
    }
    expect(await keptValuations()).toEqual(before);
    expect(await keptLeads()).toHaveLength(1);
  });

  test('the owner’s cookie opens nothing on the group’s other site', async () => {
    const owner = new Visitor();
    const path = await owner.goTo('condition');
    const elsewhere = Object.assign(new Visitor({}, 'dos'), { cookie: owner.cookie });
    expect((await elsewhere.see(path)).status).toBe(404);
  });

  test('nobody adds details to another’s valuation', async () => {
    const [owner, other] = [new Visitor(), new Visitor()];
    const path = await owner.goTo('details');
    const own = await other.goTo('details');
    const { valuation } = await owner.details(path);
    const answer = await other.send(own, { ...(await other.details(own)), valuation: valuation! });
    expect([answer.status, answer.refused?.failed]).toEqual([409, expect.stringMatching(/can’t find this valuation/)]);
    expect(await keptLeads()).toEqual([]);
  });

  test.each([
    ['an id that is none', '/trade-in?valuation=1%20or%201&step=estimate'],
    ['an id beyond all ids', '/trade-in?valuation=99999999999&step=estimate'],
    ['the valuation of another page', '/sell-my-car'],
  ])('%s is not there', async (_what, address) => {
    const visitor = new Visitor();
    const path = await visitor.goTo('condition');
    const requested = address === '/sell-my-car' ? path.replace('/trade-in', address) : address;
    expect((await visitor.see(requested, address === '/sell-my-car' ? 'sell_my_car' : 'trade_in')).status).toBe(404);
  });

  test('what comes from nowhere is refused', async () => {
    const answer = await new Visitor().send('/trade-in?step=describe', {}, 'trade_in', '');
    expect([answer.status, await keptValuations()]).toEqual([403, []]);
  });

  test('what was sent is not changed any more', async () => {
    const visitor = new Visitor();
    const path = await visitor.goTo('estimate');
    const before = await keptValuations();
    const answer = await visitor.send(path.replace('estimate', 'condition'), {
      ...ANSWERS,
      condition: 'Like new',
    });
    expect(answer.to).toBe(path);
    expect(await keptValuations()).toEqual(before);
  });
});

test('[G4] an unfinished valuation is removed after the site’s number of days; a sent one stays', async () => {
  const days = (count: number) => new Date(NOW.getTime() + count * 86_400_000);
  const [left, sent, later] = [new Visitor(), new Visitor(), new Visitor()];
  const path = await left.goTo('details');
  await sent.goTo('estimate');
  later.now = days(29);
  await later.goTo('condition');
  expect((await left.see(path)).status).toBe(200);
  later.now = days(31);
  await later.goTo('condition');
  expect((await left.see(path)).status).toBe(404);
  expect((await keptValuations()).map(({ form_completed }) => form_completed)).toEqual([true, false, false]);
});
