import { lazy } from 'react';
import type { Template } from '../../features/template.ts';
import { MessagePage } from './message-page.tsx';
import { Shell } from './shell.tsx';

/**
 * A page's code is fetched when the page is opened, so that searching carries none of the others'. The message page comes with the look: it must
 * be there when nothing can be fetched.
 */
const HomePage = lazy(async () => ({ default: (await import('./home-page.tsx')).HomePage }));
const SearchPage = lazy(async () => ({ default: (await import('./search-page.tsx')).SearchPage }));
const VehiclePage = lazy(async () => ({ default: (await import('./vehicle-page.tsx')).VehiclePage }));
const ComparePage = lazy(async () => ({ default: (await import('./compare-page.tsx')).ComparePage }));
const PrintPage = lazy(async () => ({ default: (await import('./print-page.tsx')).PrintPage }));
const ChatPage = lazy(async () => ({ default: (await import('./chat-page.tsx')).ChatPage }));
const FinancePage = lazy(async () => ({ default: (await import('./finance-page.tsx')).FinancePage }));
const EnquiryPage = lazy(async () => ({ default: (await import('./enquiry-page.tsx')).EnquiryPage }));
const SuccessPage = lazy(async () => ({ default: (await import('./success-page.tsx')).SuccessPage }));
const CheckoutPage = lazy(async () => ({ default: (await import('./checkout-page.tsx')).CheckoutPage }));
const PaymentPage = lazy(async () => ({ default: (await import('./payment-page.tsx')).PaymentPage }));
const TestPaymentPage = lazy(async () => ({
  default: (await import('./test-payment-page.tsx')).TestPaymentPage,
}));
const TestDrivePage = lazy(async () => ({ default: (await import('./test-drive-page.tsx')).TestDrivePage }));
const TradeInPage = lazy(async () => ({ default: (await import('./trade-in-page.tsx')).TradeInPage }));
const SpinPage = lazy(async () => ({ default: (await import('./spin-to-win-page.tsx')).SpinPage }));
const SavedPage = lazy(async () => ({ default: (await import('./saved-page.tsx')).SavedPage }));

/** Meridian: search first, everything ruled in single pixels like a timetable. */
export const template: Template = {
  Shell,
  HomePage,
  SearchPage,
  VehiclePage,
  ComparePage,
  SavedPage,
  ChatPage,
  FinancePage,
  CheckoutPage,
  PaymentPage,
  TestPaymentPage,
  SpinPage,
  TestDrivePage,
  EnquiryPage,
  TradeInPage,
  SuccessPage,
  PrintPage,
  MessagePage,
};
