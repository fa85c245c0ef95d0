import { buildBrandPage } from '../../../src/features/showroom/brands/brand.model.ts';
import { buildBrandsPage } from '../../../src/features/showroom/brands/brands.model.ts';
import type { QuotePageModel } from '../../../src/features/showroom/models/model.ts';
import { buildModelPage } from '../../../src/features/showroom/models/model-page.model.ts';
import { buildModelsPage } from '../../../src/features/showroom/models/models-page.model.ts';
import { QUOTE_FORM } from '../../../src/features/showroom/models/quote-form.ts';
import { buildCardModel } from '../../../src/kernel/cards/card.ts';
import { buildFormModel } from '../../../src/kernel/forms/model.ts';
import type { RequestContext } from '../../../src/kernel/request/context.ts';
import { sampleManufacturer, sampleModel, sampleShowroom } from '../../samples/showroom.ts';
import { sampleLocation, sampleSiteStock } from '../../samples/site.ts';
import { SAMPLE_NOW, sampleCars, sampleRecord, sampleSettings } from '../../samples/stock.ts';

const settings = sampleSettings();
const stock = sampleSiteStock(sampleCars(60));
const site = { origin: 'https://cars.example' } as RequestContext['site'];
const url = new URL('https://cars.example/brands');
const showroom = sampleShowroom(stock, settings);
const brand = showroom.brands[0]!;
const [model] = showroom.models as [ReturnType<typeof sampleModel>];
const coming = sampleModel({ status: 'coming_soon', colours: [], model_variants: [] });
const form = buildFormModel(
  QUOTE_FORM,
  { settings, stock, car: null, given: {}, places: { locations: [], dealerships: [] } },
  '/models/order-now?model_id=toyota-corolla',
  'a-key-of-some-kind',
);

const many = Array.from({ length: 45 }, (_, at) =>
  sampleManufacturer(`Make ${String.fromCharCode(65 + (at % 26))}${at}`),
);

/** The brands of a group. */
export const sampleBrands = buildBrandsPage({ brands: showroom.brands, lowestOf: () => 8_999, settings, site, url });
/** Those of a group with very many, narrowed to none. */
export const noSuchBrand = buildBrandsPage({
  lowestOf: () => null,
  brands: sampleShowroom(stock, settings, { manufacturers: many }).brands,
  settings,
  site,
  url: new URL('https://cars.example/brands?find=zzz'),
});

const brandInputs = { brand, showroom, settings, site, stock, now: SAMPLE_NOW, specialHours: [] };

/** A brand with every part filled. */
export const sampleBrand = buildBrandPage({
  ...brandInputs,
  locations: [sampleLocation()],
  offers: [
    {
      heading: 'An offer',
      text: 'Of a kind.',
      includes: [],
      figure: '$1,000',
      figureNote: 'off',
      terms: 'Terms.',
      action: { label: 'See it', href: '/search/toyota' },
      ends: 'Ends 31/12/2026',
      picture: null,
    },
  ],
  cards: [buildCardModel(sampleRecord(), settings, SAMPLE_NOW)],
});

/** A brand without any data. */
export const bareBrand = buildBrandPage({
  ...brandInputs,
  brand: { ...brand, name: 'Nobody', slug: 'nobody', make: null, count: 0, description: null },
  showroom: { brands: [brand], models: [] },
  locations: [],
  offers: [],
  cards: [],
});

const requested = { body: null, make: null };
export const sampleModels = buildModelsPage({ settings, site, stock, showroom, asked: requested });
export const noSuchModels = buildModelsPage({
  settings,
  site,
  stock,
  showroom,
  asked: { ...requested, body: 'spaceship' },
});

export const sampleModelPage = buildModelPage({ settings, site, stock, model, brand, form: null });
/** A coming model without any data. */
export const comingModelPage = buildModelPage({ settings, site, stock, model: coming, brand, form });

export const sampleQuote: QuotePageModel = {
  heading: 'Get a quote: Toyota Corolla',
  intro: settings.showroom.quoteIntro,
  breadcrumb: sampleModelPage.breadcrumb,
  model: {
    title: 'Toyota Corolla',
    href: '/models/toyota-corolla',
    picture: sampleModelPage.picture,
    price: sampleModelPage.price,
    chosen: 'SX, Atomic Rush',
  },
  form,
  next: { heading: 'What happens next', steps: ['We’ll call or email you during business hours.'] },
  phone: { label: 'Call', text: '07 5550 1234', href: 'tel:0755501234' },
  notes: ['A note.'],
  head: sampleModelPage.head,
};
