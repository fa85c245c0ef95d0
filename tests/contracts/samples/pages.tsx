import { loadComparePage } from '../../../src/features/account/compare/load.ts';
import { loadSavedPage } from '../../../src/features/account/saved/load.ts';
import type { ChatPageModel } from '../../../src/features/chat/model.ts';
import { buildChatModel } from '../../../src/features/chat/model.ts';
import { loadFinancePage } from '../../../src/features/finance/pages/load.ts';
import type { FinancePageModel } from '../../../src/features/finance/pages/model.ts';
import { loadSuccessPage } from '../../../src/features/leads/success/load.ts';
import { buildMenuPage } from '../../../src/features/pages/menu/model.ts';
import { loadSearchPage } from '../../../src/features/search/load.ts';
import { parsePromo } from '../../../src/features/search/promos.ts';
import { buildVehiclePageModel } from '../../../src/features/vehicle/model.ts';
import { buildCardModel } from '../../../src/kernel/cards/card.ts';
import type { ChromeModel } from '../../../src/kernel/chrome/model.ts';
import type { OfferTile } from '../../../src/kernel/content/offers.ts';
import { buildStatusMessage } from '../../../src/kernel/message/model.ts';
import type { Site } from '../../../src/kernel/request/context.ts';
import type { Template } from '../../../src/kernel/template.ts';
import type { SiteSettingsInput } from '../../../src/settings/schema.ts';
import { offering } from '../../samples/offered-places.ts';
import { sampleSiteStock } from '../../samples/site.ts';
import { SAMPLE_NOW, sampleCar, sampleCars, sampleRecord, sampleSettings } from '../../samples/stock.ts';
import { sampleBookings } from './bookings.ts';
import { kluger, maroochydore } from './cars.ts';
import { bareChrome, groupChrome, motorcycleChrome } from './chromes.ts';
import { contentPage, heroPage, postPage, postsPage } from './content.ts';
import { sampleAlertsLink, sampleGarage } from './garage.ts';
import { emptyHome, groupHome, rearrangedHome } from './home.ts';
import { samplePaymentPage, sampleTestPayment } from './payments.ts';
import {
  dealershipPage,
  locationPage,
  locationWithMap,
  locator,
  locatorRefused,
  locatorUnknown,
  locatorWithMap,
} from './places.ts';
import {
  bareBrand,
  comingModelPage,
  noSuchBrand,
  noSuchModels,
  sampleBrand,
  sampleBrands,
  sampleModelPage,
  sampleModels,
  sampleQuote,
} from './showroom.ts';
import { signInCode, signInNumber } from './sign-in.ts';
import { estimatedOnes, whichVehicle } from './trade-in.ts';

/** The notice of a vehicle that is gone, with a similar one. */
const GONE = {
  heading: 'This 2021 Toyota Kluger has been sold',
  text: 'Search our stock, or have a look at the similar ones below.',
  more: {
    heading: 'Similar Cars In-Stock',
    ways: [
      { label: '2022 Toyota Kluger Grande Hybrid', href: '/cars/a', count: null, note: '$54,990 drive away' },
      { label: 'See similar cars', href: '/search/used-cars?body=SUV', count: null },
    ],
  },
};

const settings = sampleSettings();
const stock = sampleSiteStock(sampleCars(60));
const newest = { ...groupHome.newest, items: [buildCardModel(sampleRecord(), settings, SAMPLE_NOW)] };

const promos = ['promo', 'campaign'].map((kind) => {
  const words = { heading: `Of kind ${kind}`, label: 'See demonstrators', href: '/search/demo-cars' };
  return parsePromo({ slug: kind, start: null, expiry: null, body: { kind, ...words } });
});

export const searchAt = (address: string, offers: readonly OfferTile[] = groupHome.offers.items) =>
  loadSearchPage(
    {
      settings,
      stock,
      site: { id: 1, groupId: 1, origin: 'https://cars.example', settingsVersion: 1 } as unknown as Site,
      url: new URL(address, 'https://cars.example'),
      now: SAMPLE_NOW,
    },
    { promos, offers },
  );

const vehicle = (given: Parameters<typeof sampleCar>[0]) =>
  buildVehiclePageModel({
    car: sampleCar(given),
    settings,
    origin: 'https://cars.example',
    siteId: 1,
    place: { location: null, specialHours: [], isMain: false, href: null },
    history: [],
    similar: newest.items,
    now: SAMPLE_NOW,
  });

/** A vehicle's page at a place that is not the main one; `href` is the place's own page. */
export const vehicleAt = (href: string | null) =>
  buildVehiclePageModel({
    car: kluger,
    settings,
    origin: 'https://cars.example',
    siteId: 1,
    place: { location: maroochydore, specialHours: [], isMain: false, href },
    history: [],
    now: SAMPLE_NOW,
  });

const success = (query: string) =>
  loadSuccessPage({ settings, stock, url: new URL(`https://cars.example/success${query}`), now: SAMPLE_NOW });
const afterForm = await success('');
const afterEnquiry = await success(`?category=Finance+Enquiry&car_id=${sampleCars(1)[0]?.slug}`);

const comparedStock = sampleSiteStock([
  sampleCar(),
  sampleCar({ id: 2, seats: 5 }),
  sampleCar({ id: 3, sold: true, status: 'sold' }),
]);
const compare = (address: string) =>
  loadComparePage({
    settings,
    stock: comparedStock,
    url: new URL(address, 'https://cars.example'),
    now: SAMPLE_NOW,
  });
const comparison = await compare('/compare?cars=car-1,car-2,car-3,unknown');
const emptyComparison = await compare('/compare');

const financeAt = (address: string, given: SiteSettingsInput = {}) =>
  loadFinancePage('enquiry', {
    settings: sampleSettings(given),
    stock: comparedStock,
    db: offering('harbour-toyota', 'harbour-kia'),
    site: { id: 1, groupId: 1, origin: 'https://cars.example', settingsVersion: 1 } as unknown as Site,
    url: new URL(address, 'https://cars.example'),
    now: SAMPLE_NOW,
  });
const finance = await financeAt('/finance?car_id=1', { forms: { terms: { checkbox: 'required' } } });
const plainFinance = await financeAt('/finance');
const closedFinance = await financeAt('/finance', { gating: { finance: 'signed_in' } });
const refusedFinance: FinancePageModel = {
  ...plainFinance,
  form: plainFinance.form && {
    ...plainFinance.form,
    sent: {
      typed: { name: 'S' },
      problems: [{ name: 'name', text: 'First name is short.' }],
      failed: 'Failed',
    },
  },
};

const conversation: ChatPageModel = {
  chat: {
    ...buildChatModel({
      car: sampleCar(),
      settings,
      location: null,
      specialHours: [],
      conversation: undefined,
      now: SAMPLE_NOW,
    }),
    asks: 'contact',
  },
  action: '/chat?car=car-1',
  nextKey: 'a-key-of-some-kind',
  form: null,
  head: { title: 'Chat', description: 'Chat', canonical: null, siteName: 'Harbour' },
};
const refusedForm = {
  text: 'Hello',
  name: '',
  phone: '',
  email: '',
  problems: { name: 'Please enter your name.' },
};

const sampleMenuPage = buildMenuPage(groupChrome, {
  canonical: 'https://meridian.example/menu',
  titleSuffix: groupChrome.siteName,
});

/** Every page kind in its plain form and its odd ones. */
type Page = [name: string, page: (template: Template) => React.ReactNode];
export const PAGES: Page[] = [
  ['home', ({ HomePage }) => <HomePage model={{ ...groupHome, newest }} />],
  ['home in another order', ({ HomePage }) => <HomePage model={rearrangedHome} />],
  ['home without stock', ({ HomePage }) => <HomePage model={emptyHome} />],
  ['search', ({ SearchPage }) => <SearchPage model={searchAt('/search/used-cars')} />],
  ['search narrowed', ({ SearchPage }) => <SearchPage model={searchAt('/search/used-cars?make=Toyota')} />],
  ['search without results', ({ SearchPage }) => <SearchPage model={searchAt('/search/used-cars?make=Nobody')} />],
  ['offers', ({ SearchPage }) => <SearchPage model={searchAt('/special-offers')} />],
  ['offers without any', ({ SearchPage }) => <SearchPage model={searchAt('/special-offers', [])} />],
  ['vehicle', ({ VehiclePage }) => <VehiclePage model={vehicle({})} />],
  ['sold vehicle', ({ VehiclePage }) => <VehiclePage model={vehicle({ status: 'sold', sold: true })} />],
  [
    'vehicle of which little is known',
    ({ VehiclePage }) => <VehiclePage model={vehicle({ price: null, km: null, year: null, badge: null })} />,
  ],
  ['comparison', ({ ComparePage }) => <ComparePage model={comparison} />],
  ['empty comparison', ({ ComparePage }) => <ComparePage model={emptyComparison} />],
  ['a written page', ({ ContentPage }) => <ContentPage model={contentPage} />],
  ['a written page with a hero', ({ ContentPage }) => <ContentPage model={heroPage} />],
  ['a post', ({ ContentPage }) => <ContentPage model={postPage} />],
  ['posts', ({ ContentPage }) => <ContentPage model={postsPage} />],
  ...sampleGarage.map(
    (page): Page => [`garage: ${page.section.kind}`, ({ GaragePage }) => <GaragePage model={page} />],
  ),
  ...Object.entries(sampleBookings).map(
    ([name, model]): Page => [name, ({ BookingPage }) => <BookingPage model={model} />],
  ),
  ['a link of alerts', ({ AlertsLinkPage }) => <AlertsLinkPage model={sampleAlertsLink} />],
  ['saved vehicles', ({ SavedPage }) => <SavedPage model={loadSavedPage({ settings })} />],
  ['finance of a vehicle', ({ FinancePage }) => <FinancePage model={finance} />],
  ['finance', ({ FinancePage }) => <FinancePage model={plainFinance} />],
  ['which vehicle to value', ({ TradeInPage }) => <TradeInPage model={whichVehicle} />],
  ...Object.entries(estimatedOnes).map(
    ([name, model]): Page => [name, ({ TradeInPage }) => <TradeInPage model={model} />],
  ),
  ['finance behind a gate', ({ FinancePage }) => <FinancePage model={closedFinance} />],
  ['signing in', ({ SignInPage }) => <SignInPage model={signInNumber} />],
  ['signing in, at the code', ({ SignInPage }) => <SignInPage model={signInCode} />],
  ['an enquiry that was not taken', ({ FinancePage }) => <FinancePage model={refusedFinance} />],
  ['a deposit to pay', ({ PaymentPage }) => <PaymentPage model={samplePaymentPage('created')} />],
  ['a declined card', ({ PaymentPage }) => <PaymentPage model={samplePaymentPage('failed')} />],
  ['a paid deposit', ({ PaymentPage }) => <PaymentPage model={samplePaymentPage('paid')} />],
  ['money that goes back', ({ PaymentPage }) => <PaymentPage model={samplePaymentPage('refund_due')} />],
  ['a payment that is over', ({ PaymentPage }) => <PaymentPage model={samplePaymentPage('expired')} />],
  ['a test payment', ({ TestPaymentPage }) => <TestPaymentPage model={sampleTestPayment} />],
  ['after a form', ({ SuccessPage }) => <SuccessPage model={afterForm} />],
  ['after a form about a vehicle', ({ SuccessPage }) => <SuccessPage model={afterEnquiry} />],
  ['dealer locator', ({ LocatorPage }) => <LocatorPage model={locator} />],
  ['dealer locator with a map', ({ LocatorPage }) => <LocatorPage model={locatorWithMap} />],
  ['dealer locator that was asked nonsense', ({ LocatorPage }) => <LocatorPage model={locatorRefused} />],
  ['dealer locator that found nothing', ({ LocatorPage }) => <LocatorPage model={locatorUnknown} />],
  ['a place', ({ LocationPage }) => <LocationPage model={locationPage} />],
  ['a place with a map', ({ LocationPage }) => <LocationPage model={locationWithMap} />],
  ['a dealership', ({ DealershipPage }) => <DealershipPage model={dealershipPage} />],
  ['brands', ({ BrandsPage }) => <BrandsPage model={sampleBrands} />],
  ['no such brand', ({ BrandsPage }) => <BrandsPage model={noSuchBrand} />],
  ['a brand', ({ BrandPage }) => <BrandPage model={sampleBrand} />],
  ['a brand of which there is nothing', ({ BrandPage }) => <BrandPage model={bareBrand} />],
  ['all pages', ({ MenuPage }) => <MenuPage model={sampleMenuPage} />],
  ['models', ({ ModelsPage }) => <ModelsPage model={sampleModels} />],
  ['no such models', ({ ModelsPage }) => <ModelsPage model={noSuchModels} />],
  ['a model', ({ ModelPage }) => <ModelPage model={sampleModelPage} />],
  ['a model that is coming', ({ ModelPage }) => <ModelPage model={comingModelPage} />],
  ['asking for a quote', ({ QuotePage }) => <QuotePage model={sampleQuote} />],
  ['conversation', ({ ChatPage }) => <ChatPage model={conversation} />],
  ['conversation that was not taken', ({ ChatPage }) => <ChatPage model={{ ...conversation, form: refusedForm }} />],
  [
    'not found: a vehicle that is gone',
    ({ MessagePage }) => <MessagePage model={buildStatusMessage(410, groupChrome, { details: GONE })} />,
  ],
  ['not found', ({ MessagePage }) => <MessagePage model={buildStatusMessage(404, groupChrome)} />],
  [
    'gone wrong',
    ({ MessagePage }) => <MessagePage model={buildStatusMessage(500, undefined, { reference: 'abc-123' })} />,
  ],
];
/** Frames of sites with many, some and hardly any details. */
export const CHROMES: [name: string, chrome: ChromeModel][] = [
  ['a group', groupChrome],
  ['a motorcycle dealer', motorcycleChrome],
  ['a site with a name only', bareChrome],
];
