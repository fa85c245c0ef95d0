import type { EnquiryPage } from '../../../kernel/addresses/enquiry.ts';
import type { CardModel } from '../../../kernel/cards/card.ts';
import type { WrittenContent } from '../../../kernel/content/model.ts';
import type { FormModel } from '../../../kernel/forms/model.ts';
import type { PageMeta } from '../../../kernel/head/page-meta.ts';
import type { MapModel } from '../../../kernel/places/map/model.ts';
import type { HoursModel } from '../../../kernel/places/model.ts';

export interface EnquiryPageModel {
  page: EnquiryPage;
  heading: string;
  intro: string;
  /** The site's own content for the page; null for none. */
  written: Pick<WrittenContent, 'blocks'> | null;
  breadcrumb: { label: string; href: string; position: number }[];
  vehicle: CardModel | null;
  /** Booking sites of other services, in place of the form. */
  booking: { heading: string; links: { label: string; href: string }[] } | null;
  form: FormModel;
  /** What happens after it is sent. */
  next: { heading: string; steps: string[] };
  /** Those of the kind that the page is for. */
  places: EnquiryPlace[];
  /** To all locations, where there are more than these. */
  allPlaces: { label: string; href: string } | null;
  /** Of the only place. */
  map: MapModel | null;
  phone: { label: string; text: string; href: string };
  head: PageMeta;
}

export interface EnquiryPlace {
  name: string;
  href: string;
  address: string | null;
  /** "Open until 5:30 pm"; null where the hours are not known. */
  opening: { isOpen: boolean; text: string } | null;
  /** Its hours, where it is the only one. */
  week: HoursModel[];
  phone: { text: string; href: string } | null;
}
