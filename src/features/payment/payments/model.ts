import type { CardModel } from '../../../kernel/cards/card.ts';
import type { PageMeta } from '../../../kernel/head/page-meta.ts';

/** The page of one payment: what is to be paid, and what has become of it. */
export interface PaymentPageModel {
  /** `payable`: it can be paid now; `over`: it cannot any more; `done`: it is paid; `back`: the money goes back. */
  state: 'payable' | 'over' | 'done' | 'back';
  heading: string;
  text: string;
  stages: string[];
  /** Which of them this is, from 0 on. */
  stage: number;
  /** What went wrong; null for nothing. */
  problem: string | null;
  /** What is said where the provider cannot be reached. */
  outText: string;
  rows: { label: string; value: string }[];
  /** What it is for; null of an invoice, and of a vehicle that the site shows no more. */
  vehicle: CardModel | null;
  /** Where to pay; null where nothing is to be paid. */
  pay: { label: string; action: string; note: string; leavesSite: boolean } | null;
  /** What happens next. */
  next: string[];
  ways: { label: string; href: string }[];
  phone: { label: string; text: string; href: string };
  /** What is kept in the browser for the page after a form, as of a form that was sent. */
  category: string;
  head: PageMeta;
}

/** The page that stands in for a provider's: a payment that moves no money. */
export interface TestPaymentPageModel {
  heading: string;
  text: string;
  amount: string;
  description: string;
  action: string;
  cards: { value: string; number: string; label: string }[];
  back: { label: string; href: string };
  head: PageMeta;
}
