import type { CardModel } from '../../kernel/cards/card.ts';
import type { FormModel } from '../../kernel/forms/model.ts';
import type { PageMeta } from '../../kernel/head/page-meta.ts';
import type { MapModel } from '../../kernel/places/map/model.ts';

export interface TestDrivePageModel {
  heading: string;
  intro: string;
  breadcrumb: { label: string; href: string; position: number }[];
  vehicle: CardModel | null;
  /** Why it cannot be driven: it is sold, it is reserved; null where it can. */
  notice: string | null;
  /** Where it is driven; null where the site has no places. */
  place: { name: string; address: string; directionsHref: string | null; map: MapModel | null } | null;
  form: FormModel;
  phone: { label: string; text: string; href: string };
  head: PageMeta;
}
