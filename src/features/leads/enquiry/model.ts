import type { EnquiryPage } from '../../../kernel/addresses/enquiry.ts';
import type { CardModel } from '../../../kernel/cards/card.ts';
import type { WrittenContent } from '../../../kernel/content/model.ts';
import type { FormModel } from '../../../kernel/forms/model.ts';
import type { PageMeta } from '../../../kernel/head/page-meta.ts';
import type { PlacesBeside } from '../../../kernel/places/places-beside.ts';

export interface EnquiryPageModel extends PlacesBeside {
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
  phone: { label: string; text: string; href: string };
  head: PageMeta;
}
