import { lazy } from 'react';
import type { Template } from '../../kernel/template.ts';
import { MessagePage } from './message-page.tsx';

/**
 * The pages that looks need not arrange anew: made of parts, drawn by each look's style sheet. A page's code is fetched when the page is opened, so that
 * searching carries none of the others'. The message page is always there: it must be when nothing can be fetched.
 */
const ComparePage = lazy(async () => ({ default: (await import('./compare-page.tsx')).ComparePage }));
const PrintPage = lazy(async () => ({ default: (await import('./print-page.tsx')).PrintPage }));
const ContentPage = lazy(async () => ({ default: (await import('./content-page.tsx')).ContentPage }));
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
const BookingPage = lazy(async () => ({ default: (await import('./booking-page.tsx')).BookingPage }));
const TradeInPage = lazy(async () => ({ default: (await import('./trade-in-page.tsx')).TradeInPage }));
const SpinPage = lazy(async () => ({ default: (await import('./spin-to-win-page.tsx')).SpinPage }));
const SignInPage = lazy(async () => ({ default: (await import('./sign-in-page.tsx')).SignInPage }));
const LocatorPage = lazy(async () => ({ default: (await import('./locator-page.tsx')).LocatorPage }));
const LocationPage = lazy(async () => ({ default: (await import('./location-page.tsx')).LocationPage }));
const DealershipPage = lazy(async () => ({
  default: (await import('./dealership-page.tsx')).DealershipPage,
}));
const GaragePage = lazy(async () => ({ default: (await import('./garage-page.tsx')).GaragePage }));
const AlertsLinkPage = lazy(async () => ({
  default: (await import('./alerts-link-page.tsx')).AlertsLinkPage,
}));
const SavedPage = lazy(async () => ({ default: (await import('./saved-page.tsx')).SavedPage }));
const BrandsPage = lazy(async () => ({ default: (await import('./brands-page.tsx')).BrandsPage }));
const BrandPage = lazy(async () => ({ default: (await import('./brand-page.tsx')).BrandPage }));
const ModelsPage = lazy(async () => ({ default: (await import('./models-page.tsx')).ModelsPage }));
const ModelPage = lazy(async () => ({ default: (await import('./model-page.tsx')).ModelPage }));
const QuotePage = lazy(async () => ({ default: (await import('./quote-page.tsx')).QuotePage }));

/** A look takes these and adds what it arranges itself. */
export const commonPages = {
  ComparePage,
  PrintPage,
  ChatPage,
  ContentPage,
  FinancePage,
  EnquiryPage,
  SuccessPage,
  CheckoutPage,
  PaymentPage,
  TestPaymentPage,
  TestDrivePage,
  BookingPage,
  TradeInPage,
  SpinPage,
  GaragePage,
  AlertsLinkPage,
  SavedPage,
  LocatorPage,
  LocationPage,
  DealershipPage,
  SignInPage,
  BrandsPage,
  BrandPage,
  ModelsPage,
  ModelPage,
  QuotePage,
  MessagePage,
} satisfies Partial<Template>;
