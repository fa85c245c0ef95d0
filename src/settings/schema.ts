import { z } from 'zod';
import { contact } from './topics/leads/contact.ts';
import { forms } from './topics/leads/forms.ts';
import { leads } from './topics/leads/leads.ts';
import { locations, reviews, service } from './topics/leads/locations.ts';
import { tradeIn } from './topics/leads/trade-in.ts';
import { brand } from './topics/look/brand.ts';
import { card } from './topics/look/card.ts';
import { extras, home, models, pages, policies } from './topics/look/content.ts';
import { headings } from './topics/look/headings.ts';
import { navigation } from './topics/look/navigation.ts';
import { wording } from './topics/look/wording.ts';
import { api } from './topics/platform/api.ts';
import { integrations } from './topics/platform/integrations.ts';
import { alerts, privacy } from './topics/platform/privacy.ts';
import { analytics, images, seo } from './topics/platform/reach.ts';
import { gating, visitors } from './topics/platform/visitors.ts';
import { certified } from './topics/stock/certified.ts';
import { finance } from './topics/stock/finance.ts';
import { priceComparison, similar } from './topics/stock/market.ts';
import { price } from './topics/stock/price.ts';
import { delivery, fuel } from './topics/stock/running-costs.ts';
import { search } from './topics/stock/search.ts';
import { showroom } from './topics/stock/showroom.ts';
import { stock } from './topics/stock/stock.ts';
import { subscription } from './topics/stock/subscription.ts';
import { vehicle } from './topics/stock/vehicle.ts';

/** All settings of a site, one topic per key. Only `brand.name` and `contact.phone` have no default. */
export const settingsSchema = z.strictObject({
  brand,
  contact,
  wording,
  stock,
  search,
  price,
  card,
  certified,
  vehicle,
  priceComparison,
  similar,
  subscription,
  delivery,
  fuel,
  finance,
  forms,
  leads,
  tradeIn,
  home,
  headings,
  navigation,
  locations,
  service,
  reviews,
  models,
  showroom,
  pages,
  policies,
  visitors,
  gating,
  alerts,
  privacy,
  extras,
  images,
  seo,
  analytics,
  api,
  integrations,
});

/** Complete settings, as every module reads them. */
export type SiteSettings = z.output<typeof settingsSchema>;
/** Settings as a person writes them: only what differs from the defaults. */
export type SiteSettingsInput = z.input<typeof settingsSchema>;
