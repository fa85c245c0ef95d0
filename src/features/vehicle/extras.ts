import type { Car } from '../../domain/vehicle/car.ts';
import { linkToSearch, type SearchLinker } from '../../kernel/stock/address.ts';
import { fillHeading } from '../../settings/fill-heading.ts';
import type { SiteSettings } from '../../settings/schema.ts';
import { buildDisclaimerModel, type DisclaimerModel } from './disclaimer/model.ts';
import { buildLocationBarModel, type LocationBarModel } from './location-bar/model.ts';
import type { Link, PlaceModel } from './model.ts';
import type { PhoneModel } from './phone/model.ts';
import { buildPhoneModel } from './phone/phone.ts';
import type { VehiclePlace } from './place.ts';
import { buildSalesCounterModel, type SalesCounterModel, type SoldSince } from './sales-counter/model.ts';
import { buildSharingModel, type SharingModel } from './share/model.ts';
import { linkToDealerStock } from './trail.ts';
import type { ViewsModel, VisitModel } from './views/model.ts';
import { buildViewsModel, buildVisitModel } from './views/visit.ts';

export interface VehicleExtras {
  phone: PhoneModel | null;
  /** Whether the call-the-dealer box is shown (D24). */
  callBox: { heading: string; place: string } | null;
  sharing: SharingModel;
  locationBar: LocationBarModel | null;
  /** The text of the certified badge's dialog (D17). */
  certifiedAbout: string | null;
  historyReport: Link | null;
  salesCounter: SalesCounterModel | null;
  featuresBanner: string | null;
  /** The dealership's other stock (S2). */
  moreOfDealer: Link;
  disclaimer: DisclaimerModel | null;
  visit: VisitModel;
  views: ViewsModel | null;
}

export interface ExtrasInputs {
  car: Car;
  settings: SiteSettings;
  origin: string;
  /** The spec's `website_id`. */
  siteId: number;
  /** Whether the address asks for the whole phone number. */
  isPhoneShown: boolean;
  standsAt: VehiclePlace;
  place: PlaceModel | null;
  soldSince: SoldSince;
  hrefOf?: SearchLinker;
  name: string;
  now: Date;
}

/** Builds the parts around a vehicle's price and details (D12, D15, D16, D17, D19, D21, D24). */
export function buildVehicleExtras(inputs: ExtrasInputs): VehicleExtras {
  const { car, settings, origin, siteId, isPhoneShown, place, name } = inputs;
  const { blocks } = settings.vehicle;
  const phone = buildPhoneModel({ car, contact: settings.contact, siteId, isShown: isPhoneShown });
  const isCalled = phone !== null && blocks.callBox === 'shown';
  return {
    phone,
    callBox: isCalled
      ? { heading: fillHeading(settings.headings.callBox, settings), place: place?.name ?? car.dealership_name }
      : null,
    sharing: buildSharingModel({ url: `${origin}/cars/${encodeURIComponent(car.slug)}`, name }, settings.vehicle),
    locationBar: place && buildLocationBarModel(inputs.standsAt, place, blocks),
    certifiedAbout: settings.certified.about,
    historyReport: blocks.historyReport === 'shown' ? historyReport(car) : null,
    salesCounter: buildSalesCounterModel(settings, inputs.now, inputs.soldSince),
    featuresBanner: blocks.featuresBanner,
    moreOfDealer: {
      label: 'See more from this dealer',
      href: linkToDealerStock(car, inputs.hrefOf ?? linkToSearch),
    },
    disclaimer: buildDisclaimerModel(settings),
    visit: buildVisitModel(car, siteId),
    views: buildViewsModel(car, settings.vehicle),
  };
}

/** The report's address if a browser may open it: on the web, or on this site. */
function historyReport({ file }: Car): Link | null {
  return file && /^(https?:\/\/|\/(?!\/))/i.test(file) ? { label: 'History report', href: file } : null;
}
