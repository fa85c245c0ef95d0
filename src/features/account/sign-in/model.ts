import type { CalculatorModel } from '../../../kernel/finance/calculator/model.ts';
import type { PageMeta } from '../../../kernel/head/page-meta.ts';

/** The step of signing in: the number, or the code that was sent to it. What was typed is retained. */
export type SignInState =
  | { step: 'number'; typed: string; problem: string | null; status: number }
  | {
      step: 'code';
      /** In the form +61… */
      phone: string;
      /** Formatted for reading. */
      phoneText: string;
      typed: string;
      problem: string | null;
      notice: string | null;
      shownCode: string | null;
      waitSeconds: number;
      status: number;
    };

export interface SignInPageModel {
  heading: string;
  intro: string;
  /** Where its forms are sent: the page itself, with the purpose of signing in. */
  action: string;
  /** What was done before the page came; null for nothing. */
  done: string | null;
  codeMinutes: number;
  codeDigits: number;
  /** Where the visitor came from; null where that is not known. */
  back: { label: string; href: string } | null;
  /** What can be had without signing in, above it: the calculator of a site whose finance page needs a sign-in. */
  calculator: CalculatorModel | null;
  /** How it goes from here; empty for most purposes. */
  steps: string[];
  /** What signing in gives. */
  gains: string[];
  /** The way on without signing in. */
  onwards: { label: string; href: string };
  phone: { label: string; text: string; href: string };
  privacy: { label: string; href: string }[];
  state: SignInState;
  head: PageMeta;
}
