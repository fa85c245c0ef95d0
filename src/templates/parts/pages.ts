import type { Template } from '../../kernel/template.ts';
import { createLazyPage } from './lazy-page.ts';
import { MessagePage } from './shell/message-page.tsx';

/**
 * The pages that looks do not arrange themselves: built from parts, drawn by each look's style sheet. A look takes
 * these and adds its own. On the server the message page is always loaded, as it must work when nothing can be.
 */
export const commonPages = {
  ComparePage: createLazyPage('ComparePage', () => import('./compare/compare-page.tsx')),
  PrintPage: createLazyPage('PrintPage', () => import('./print/print-page.tsx')),
  ChatPage: createLazyPage('ChatPage', () => import('./chat/chat-page.tsx')),
  ContentPage: createLazyPage('ContentPage', () => import('./content/content-page.tsx')),
  FinancePage: createLazyPage('FinancePage', () => import('./form-pages/finance-page.tsx')),
  EnquiryPage: createLazyPage('EnquiryPage', () => import('./form-pages/enquiry-page.tsx')),
  SuccessPage: createLazyPage('SuccessPage', () => import('./form-pages/success-page.tsx')),
  CheckoutPage: createLazyPage('CheckoutPage', () => import('./payments/checkout-page.tsx')),
  PaymentPage: createLazyPage('PaymentPage', () => import('./payments/payment-page.tsx')),
  TestPaymentPage: createLazyPage('TestPaymentPage', () => import('./payments/test-payment-page.tsx')),
  TestDrivePage: createLazyPage('TestDrivePage', () => import('./form-pages/test-drive-page.tsx')),
  BookingPage: createLazyPage('BookingPage', () => import('./form-pages/booking-page.tsx')),
  TradeInPage: createLazyPage('TradeInPage', () => import('./trade-in/trade-in-page.tsx')),
  SpinPage: createLazyPage('SpinPage', () => import('./form-pages/spin-to-win-page.tsx')),
  GaragePage: createLazyPage('GaragePage', () => import('./garage/garage-page.tsx')),
  AlertsLinkPage: createLazyPage('AlertsLinkPage', () => import('./garage/alerts-link-page.tsx')),
  SavedPage: createLazyPage('SavedPage', () => import('./saved/saved-page.tsx')),
  LocatorPage: createLazyPage('LocatorPage', () => import('./locations/locator-page.tsx')),
  LocationPage: createLazyPage('LocationPage', () => import('./locations/location-page.tsx')),
  DealershipPage: createLazyPage('DealershipPage', () => import('./locations/dealership-page.tsx')),
  MenuPage: createLazyPage('MenuPage', () => import('./shell/menu-page.tsx')),
  SignInPage: createLazyPage('SignInPage', () => import('./sign-in/sign-in-page.tsx')),
  BrandsPage: createLazyPage('BrandsPage', () => import('./showroom/brands-page.tsx')),
  BrandPage: createLazyPage('BrandPage', () => import('./showroom/brand-page.tsx')),
  ModelsPage: createLazyPage('ModelsPage', () => import('./showroom/models-page.tsx')),
  ModelPage: createLazyPage('ModelPage', () => import('./showroom/model-page.tsx')),
  QuotePage: createLazyPage('QuotePage', () => import('./showroom/quote-page.tsx')),
  // Browsers get it as HTML alone.
  MessagePage: import.meta.env.SSR ? MessagePage : () => null,
} satisfies Partial<Template>;
