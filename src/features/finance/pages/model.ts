import type { CardModel } from '../../../kernel/cards/card.ts';
import type { CalculatorModel } from '../../../kernel/finance/calculator/model.ts';
import type { FormModel } from '../../../kernel/forms/model.ts';
import type { PageMeta } from '../../../kernel/head/page-meta.ts';

/** A finance page, finished: open to everybody, or closed to those who have not signed in. */
export interface FinancePageModel {
  heading: string;
  intro: string;
  breadcrumb: { label: string; href: string; position: number }[];
  vehicle: CardModel | null;
  notice: string | null;
  calculator: CalculatorModel | null;
  form: FormModel | null;
  closed: string | null;
  phone: { label: string; text: string; href: string };
  head: PageMeta;
}
