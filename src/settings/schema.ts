import { z } from 'zod';
import { api } from './topics/api.ts';
import { brand } from './topics/brand.ts';
import { card } from './topics/card.ts';
import { certified } from './topics/certified.ts';
import { contact } from './topics/contact.ts';
import { extras, home, models, pages, policies } from './topics/content.ts';
import { finance } from './topics/finance.ts';
import { forms } from './topics/forms.ts';
import { integrations } from './topics/integrations.ts';
import { leads } from './topics/leads.ts';
import { locations, reviews, service } from './topics/locations.ts';
import { priceComparison, similar } from './topics/market.ts';
import { navigation } from './topics/navigation.ts';
import { price } from './topics/price.ts';
import { alerts, privacy } from './topics/privacy.ts';
import { analytics, images, seo } from './topics/reach.ts';
import { delivery, fuel } from './topics/running-costs.ts';
import { search } from './topics/search.ts';
import { showroom } from './topics/showroom.ts';
import { stock } from './topics/stock.ts';
import { tradeIn } from './topics/trade-in.ts';
import { vehicle } from './topics/vehicle.ts';
import { gating, visitors } from './topics/visitors.ts';
import { wording } from './topics/wording.ts';

/** All settings of a site, one topic a key. Only `brand.name` and `contact.phone` have no default. */
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
  delivery,
  fuel,
  finance,
  forms,
  leads,
  tradeIn,
  home,
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

/** Settings as every part of the house reads them: complete. */
export type SiteSettings = z.output<typeof settingsSchema>;
/** Settings as a person writes them: whatever differs from the defaults. */
export type SiteSettingsInput = z.input<typeof settingsSchema>;
