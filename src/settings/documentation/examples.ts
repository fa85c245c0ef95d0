import type { SiteSettings, SiteSettingsInput } from '../schema.ts';

type Topic = keyof SiteSettings;

/** An example for each topic; a new topic needs a row here for its page. */
export const EXAMPLES: { readonly [T in Topic]: NonNullable<SiteSettingsInput[T]> } = {
  brand: {
    name: 'Riverside Motors',
    strapline: 'Family owned since 1986.',
    template: 'corner',
    colours: { primary: '#102a43', accent: '#f2b705' },
    logo: { letters: 'RM', shape: 'shield' },
  },
  contact: {
    phone: '07 5550 1234',
    email: 'sales@riverside.example',
    newCarPhoneNumber: '07 5550 1235',
    filterPhoneNumberByCarType: true,
    social: { facebook: 'https://www.facebook.com/riverside.example' },
  },
  wording: { nouns: { one: 'caravan', many: 'caravans' }, carTypeLabels: { used: 'Pre-owned' } },
  stock: {
    carTypes: ['used', 'demo'],
    zeroPrice: 'hidden',
    include_sold_cars_days: 7,
    rules: [{ reason: 'The maker sells these on its own site', where: { make: ['Nissan'], car_type: ['new'] } }],
  },
  search: {
    pageSize: 24,
    defaultSort: 'price_asc',
    filters: ['make', 'model', 'price', 'body', 'year', 'km'],
    priceSlider: { min: 3000, max: 80_000, step: 500 },
  },
  price: { noPriceText: 'Call us for the price.', reductions: 'shown', typeLabels: { DAP: 'Drive away' } },
  card: { facts: ['km', 'simple_transmission', 'simple_fuel'], tags: { sold: 'SOLD' }, compareLimit: 3 },
  certified: { program: 'Toyota Certified Pre-Owned', makes: ['Toyota'] },
  vehicle: {
    actions: ['enquire', 'call', 'test_drive', 'finance', 'share'],
    reserve: { mode: 'checkout', amount: 500 },
    blocks: { views: 'hidden' },
  },
  priceComparison: { show: 'shown', minConfidence: 0.5 },
  similar: { limit: 4, lowPriceWindow: 5000 },
  subscription: {
    kilometres: '250 km a week. Extra kilometres are 30 cents each.',
    bond: '$500, refunded within 14 days',
  },
  delivery: {
    show: 'shown',
    regions: [{ name: 'Gold Coast', price: 149, postcodes: [{ from: '4207', to: '4230' }] }],
  },
  fuel: { pricePerLitre: 1.95, electric: 'kwh', pricePerKwh: 0.32 },
  finance: {
    finance_provider: 'comparison_site',
    rates: {
      interestRate: 8.95,
      comparisonRate: 9.87,
      establishmentFee: 395,
      fees: [{ label: 'Monthly account fee', amount: 5, due: 'monthly' }],
    },
    estimate: { show: 'shown' },
  },
  forms: {
    enquiry: { message: 'optional' },
    testDrive: { slotMinutes: 45, daysAhead: 21 },
    terms: { checkbox: 'required' },
  },
  leads: {
    destinations: [
      { kind: 'email', to: 'sales@riverside.example' },
      { kind: 'email', to: 'careers@riverside.example', categories: ['Career Enquiry'] },
      { kind: 'webhook', url: 'https://crm.riverside.example/leads', secretEnv: 'RIVERSIDE_LEADS_SECRET' },
    ],
  },
  tradeIn: { maxAgeYears: 10, maxKm: 200_000, margin: { percent: 12, least: 1500 } },
  home: {
    headline: '{count} {vehicles} by the river.',
    blocks: ['search', 'newest', 'reviews', 'locations'],
    newestCount: 12,
  },
  headings: { newest: 'Just in', comments: 'What {dealer} says', lead: 'Our finest {vehicles}' },
  navigation: {
    header: [
      { kind: 'stock', label: 'Our Stock' },
      { kind: 'menu', label: 'About Us', items: [{ label: 'Contact Us', href: '/contact' }] },
    ],
  },
  locations: { layout: 'side_by_side', path: '/contact-us', timeZone: 'Australia/Brisbane' },
  service: {
    links: [{ name: 'Riverside Service Centre', make: 'Toyota', url: 'https://booking.riverside.example' }],
  },
  reviews: { minimumRating: 4.5, limit: 6 },
  models: { featuresShown: 6, bodyStylesFrom: 2 },
  showroom: { brands: 'listed' },
  pages: {
    standard: ['privacy-policy', 'terms-and-conditions', 'faqs', 'about-us'],
    groupFigures: { locations: '3', brands: '12', since: 1986 },
  },
  policies: { returnDays: 5, returnKm: 500 },
  visitors: { signIn: 'on', watchlist: { storedIn: 'account' }, sessionDays: 14 },
  gating: { checkout: 'signed_in', financeCheck: 'signed_in' },
  alerts: { fromHour: 8, untilHour: 18, minimumDrop: 250 },
  privacy: { enquiryDays: 1095, alertDays: 30 },
  extras: { instantPrice: 'on' },
  images: { sources: ['https://images.dealersystem.example'], largeQuality: 78 },
  seo: {
    titleSuffix: 'Riverside Motors Gold Coast',
    description: 'Used cars on the Gold Coast, checked in our own workshop.',
    redirects: { '/stock.html': '/search' },
  },
  analytics: { tagManagerId: 'GTM-ABC1234', retentionDays: 180 },
  api: { requestsPerMinute: 120, maxLimit: 50 },
  integrations: {
    payments: {
      provider: 'stripe',
      keyEnv: 'RIVERSIDE_STRIPE_KEY',
      noticeSecretEnv: 'RIVERSIDE_STRIPE_NOTICE_SECRET',
    },
    email: { from: 'sales@riverside.example' },
  },
};
