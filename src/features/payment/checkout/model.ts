import type { CardModel } from '../../../kernel/cards/card.ts';
import type { FormModel } from '../../../kernel/forms/model.ts';
import type { PageMeta } from '../../../kernel/head/page-meta.ts';

export interface CheckoutPageModel {
  heading: string;
  intro: string;
  breadcrumb: { label: string; href: string; position: number }[];
  /** The steps of the checkout, the first of which is this page. */
  stages: string[];
  /** The reserved vehicle; null for an invoice. */
  vehicle: CardModel | null;
  /** The terms: the amount, for how long, and what becomes of it. */
  terms: { label: string; text: string }[];
  /** Shown first: the vehicle is held already, by this visitor or by somebody else. */
  notice: { text: string; link: { label: string; href: string } | null } | null;
  /** Null where no payment can be begun now. */
  form: FormModel | null;
  closed: { heading: string; text: string } | null;
  phone: { label: string; text: string; href: string };
  head: PageMeta;
}
