import type { CardModel } from '../../../kernel/cards/card.ts';
import type { PageMeta } from '../../../kernel/head/page-meta.ts';
import { ALL_PATH } from '../../../kernel/stock/address.ts';
import { getVehicleWords } from '../../../kernel/stock/vehicle-words.ts';
import type { SiteSettings } from '../../../settings/schema.ts';

/** The page after a form was sent: built from its address alone, with nothing of who sent it (S4). */
export interface SuccessPageModel {
  heading: string;
  text: string;
  /** Null where the address has none that the site's forms send. */
  category: string | null;
  next: { heading: string; steps: string[] };
  vehicle: CardModel | null;
  similar: { heading: string; cards: CardModel[] };
  /** Before what was sent: "Sent:". */
  sentLabel: string;
  ways: { label: string; href: string }[];
  head: PageMeta;
}

export function listNextLinks(settings: SiteSettings): SuccessPageModel['ways'] {
  return [
    { label: `Browse ${getVehicleWords(settings).many}`, href: ALL_PATH },
    { label: 'Home', href: '/' },
  ];
}
