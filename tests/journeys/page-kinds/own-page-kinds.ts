import { TRADE_IN_PAGES } from '../../../src/features/trade-in/pages.ts';
import { ENQUIRY_PAGES, findEnquiryPath, isAboutVehicle } from '../../../src/kernel/addresses/enquiry.ts';
import { FINANCE_PAGE_KEYS, FINANCE_PAGES } from '../../../src/kernel/addresses/finance.ts';
import { GARAGE_SECTIONS, linkToGarage } from '../../../src/kernel/addresses/garage.ts';
import { findTestDrivePath } from '../../../src/kernel/addresses/test-drive.ts';
import { isSavingInAccount } from '../../../src/kernel/visitors/account-saving.ts';
import type { DemoSite } from './demo-sites.ts';
import { firstThere, listedVehicles, mapped, slugOf } from './found-pages.ts';
import { ofFirstCar, type PageKind, rare, walked } from './page-kind.ts';

/** Whether a site values visitors’ own vehicles itself. */
export const hasTradeIn = ({ settings: { tradeIn } }: DemoSite) =>
  tradeIn.show === 'shown' && tradeIn.externalLink === null && tradeIn.pages.tradeIn !== null;

const FINANCE: PageKind[] = FINANCE_PAGE_KEYS.map((key) => {
  const { path, gate, needsVehicle: isOfVehicle } = FINANCE_PAGES[key];
  const own = ({ settings }: DemoSite) => path(settings.finance.pages);
  const kind = key === 'enquiry' ? walked : rare;
  if (!isOfVehicle) return kind(`finance: ${key}`, own, { gate });
  const address = ofFirstCar((slug, site) => own(site) && `${own(site)}?car_id=${slug}`);
  return kind(`finance: ${key}`, address, { gate });
});

/** The others are the same page with other boxes. */
const ENQUIRIES_OF_EVERY_RUN = ['vehicleEnquiry', 'service', 'careers', 'unsubscribe'];

const ENQUIRIES: PageKind[] = ENQUIRY_PAGES.map((key) => {
  const own = ({ settings }: DemoSite) => findEnquiryPath(key, settings);
  const kind = ENQUIRIES_OF_EVERY_RUN.includes(key) ? walked : rare;
  if (!isAboutVehicle(key)) return kind(`enquiry: ${key}`, own);
  // Not every vehicle can be enquired about.
  return kind(`enquiry: ${key}`, async (site) => {
    const path = own(site);
    const cars = path === null ? [] : await listedVehicles(site);
    return firstThere(
      site,
      cars.map((car) => `${path}?car_id=${slugOf(car)}`),
    );
  });
});

const TRADE_INS: PageKind[] = Object.entries(TRADE_IN_PAGES).map(([key, { path }]) =>
  rare(`trade-in: ${key}`, (site) => (hasTradeIn(site) ? path(site.settings.tradeIn.pages) : null)),
);

const GARAGE_OF_EVERY_RUN = ['overview', 'saved-cars', 'details', 'my-data'];

const GARAGE: PageKind[] = GARAGE_SECTIONS.map((section) => {
  const kind = GARAGE_OF_EVERY_RUN.includes(section) ? walked : rare;
  const isThere = ({ settings }: DemoSite) =>
    section === 'saved-cars' ? isSavingInAccount(settings) : settings.visitors.signIn === 'on';
  const address = (site: DemoSite) => (isThere(site) ? linkToGarage(site.settings, section) : null);
  return kind(`garage: ${section}`, address, { gate: 'garage' });
});

const standard = (slug: string) => (site: DemoSite) => mapped(site, new RegExp(`^/${slug}$`));
/** Pages at addresses of the settings, and pages that sites have written. */
export const OWN_KINDS: PageKind[] = [
  ...FINANCE,
  ...ENQUIRIES,
  ...TRADE_INS,
  ...GARAGE,
  walked(
    'test drive',
    ofFirstCar((slug, { settings }) => findTestDrivePath(settings) && `${findTestDrivePath(settings)}?car_id=${slug}`),
    { byRulesAlone: true },
  ),
  walked(
    'after a form',
    ofFirstCar((slug, { settings }) => `${settings.forms.successPath}?category=Finance+Enquiry&car_id=${slug}`),
  ),
  walked('page of blocks', standard('about-us')),
  rare('page of figures and text', standard('privacy-policy')),
  walked('questions', standard('faqs')),
  walked('posts', (site) => mapped(site, /^\/blog$/)),
  walked('post', (site) => mapped(site, /^\/blog\/./)),
  walked('reviews', ({ settings }) => (settings.reviews.show === 'shown' ? settings.reviews.path : null)),
  walked('nothing here', () => '/nothing-here', { status: 404 }),
];
