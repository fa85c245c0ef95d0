import type { Template } from '../../kernel/template.ts';
import { lazyPage } from './lazy-page.ts';
import { MessagePage } from './shell/message-page.tsx';

/**
 * The pages that looks need not arrange anew: made of parts, drawn by each look's style sheet. A look takes these and adds
 * what it arranges itself. The message page is always there: it must be when nothing can be fetched.
 */
export const commonPages = {
  ComparePage: lazyPage('ComparePage', () => import('./compare/compare-page.tsx')),
  PrintPage: lazyPage('PrintPage', () => import('./print/print-page.tsx')),
  ChatPage: lazyPage('ChatPage', () => import('./chat/chat-page.tsx')),
  ContentPage: lazyPage('ContentPage', () => import('./content/content-page.tsx')),
  FinancePage: lazyPage('FinancePage', () => import('./form-pages/finance-page.tsx')),
  EnquiryPage: lazyPage('EnquiryPage', () => import('./form-pages/enquiry-page.tsx')),
  SuccessPage: lazyPage('SuccessPage', () => import('./form-pages/success-page.tsx')),
  CheckoutPage: lazyPage('CheckoutPage', () => import('./payments/checkout-page.tsx')),
  PaymentPage: lazyPage('PaymentPage', () => import('./payments/payment-page.tsx')),
  TestPaymentPage: lazyPage('TestPaymentPage', () => import('./payments/test-payment-page.tsx')),
  TestDrivePage: lazyPage('TestDrivePage', () => import('./form-pages/test-drive-page.tsx')),
  BookingPage: lazyPage('BookingPage', () => import('./form-pages/booking-page.tsx')),
  TradeInPage: lazyPage('TradeInPage', () => import('./trade-in/trade-in-page.tsx')),
  SpinPage: lazyPage('SpinPage', () => import('./form-pages/spin-to-win-page.tsx')),
  GaragePage: lazyPage('GaragePage', () => import('./garage/garage-page.tsx')),
  AlertsLinkPage: lazyPage('AlertsLinkPage', () => import('./garage/alerts-link-page.tsx')),
  SavedPage: lazyPage('SavedPage', () => import('./saved/saved-page.tsx')),
  LocatorPage: lazyPage('LocatorPage', () => import('./locations/locator-page.tsx')),
  LocationPage: lazyPage('LocationPage', () => import('./locations/location-page.tsx')),
  DealershipPage: lazyPage('DealershipPage', () => import('./locations/dealership-page.tsx')),
  SignInPage: lazyPage('SignInPage', () => import('./sign-in/sign-in-page.tsx')),
  BrandsPage: lazyPage('BrandsPage', () => import('./showroom/brands-page.tsx')),
  BrandPage: lazyPage('BrandPage', () => import('./showroom/brand-page.tsx')),
  ModelsPage: lazyPage('ModelsPage', () => import('./showroom/models-page.tsx')),
  ModelPage: lazyPage('ModelPage', () => import('./showroom/model-page.tsx')),
  QuotePage: lazyPage('QuotePage', () => import('./showroom/quote-page.tsx')),
  MessagePage,
} satisfies Partial<Template>;
