import { lazy } from 'react';
import type { Template } from '../../kernel/template.ts';
import { MessagePage } from './shell/message-page.tsx';

/**
 * The pages that looks need not arrange anew: made of parts, drawn by each look's style sheet. A page's code is fetched when the page is opened, so that
 * searching carries none of the others'. The message page is always there: it must be when nothing can be fetched.
 */
const ComparePage = lazy(async () => ({ default: (await import('./compare/compare-page.tsx')).ComparePage }));
const PrintPage = lazy(async () => ({ default: (await import('./print/print-page.tsx')).PrintPage }));
const ContentPage = lazy(async () => ({ default: (await import('./content/content-page.tsx')).ContentPage }));
const ChatPage = lazy(async () => ({ default: (await import('./chat/chat-page.tsx')).ChatPage }));
const FinancePage = lazy(async () => ({
  default: (await import('./form-pages/finance-page.tsx')).FinancePage,
}));
const EnquiryPage = lazy(async () => ({
  default: (await import('./form-pages/enquiry-page.tsx')).EnquiryPage,
}));
const SuccessPage = lazy(async () => ({
  default: (await import('./form-pages/success-page.tsx')).SuccessPage,
}));
const CheckoutPage = lazy(async () => ({
  default: (await import('./payments/checkout-page.tsx')).CheckoutPage,
}));
const PaymentPage = lazy(async () => ({
  default: (await import('./payments/payment-page.tsx')).PaymentPage,
}));
const TestPaymentPage = lazy(async () => ({
  default: (await import('./payments/test-payment-page.tsx')).TestPaymentPage,
}));
const TestDrivePage = lazy(async () => ({
  default: (await import('./form-pages/test-drive-page.tsx')).TestDrivePage,
}));
const BookingPage = lazy(async () => ({
  default: (await import('./form-pages/booking-page.tsx')).BookingPage,
}));
const TradeInPage = lazy(async () => ({
  default: (await import('./trade-in/trade-in-page.tsx')).TradeInPage,
}));
const SpinPage = lazy(async () => ({
  default: (await import('./form-pages/spin-to-win-page.tsx')).SpinPage,
}));
const SignInPage = lazy(async () => ({ default: (await import('./sign-in/sign-in-page.tsx')).SignInPage }));
const LocatorPage = lazy(async () => ({
  default: (await import('./locations/locator-page.tsx')).LocatorPage,
}));
const LocationPage = lazy(async () => ({
  default: (await import('./locations/location-page.tsx')).LocationPage,
}));
const DealershipPage = lazy(async () => ({
  default: (await import('./locations/dealership-page.tsx')).DealershipPage,
}));
const GaragePage = lazy(async () => ({ default: (await import('./garage/garage-page.tsx')).GaragePage }));
const AlertsLinkPage = lazy(async () => ({
  default: (await import('./garage/alerts-link-page.tsx')).AlertsLinkPage,
}));
const SavedPage = lazy(async () => ({ default: (await import('./saved/saved-page.tsx')).SavedPage }));
const BrandsPage = lazy(async () => ({ default: (await import('./showroom/brands-page.tsx')).BrandsPage }));
const BrandPage = lazy(async () => ({ default: (await import('./showroom/brand-page.tsx')).BrandPage }));
const ModelsPage = lazy(async () => ({ default: (await import('./showroom/models-page.tsx')).ModelsPage }));
const ModelPage = lazy(async () => ({ default: (await import('./showroom/model-page.tsx')).ModelPage }));
const QuotePage = lazy(async () => ({ default: (await import('./showroom/quote-page.tsx')).QuotePage }));

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
