import type { ComponentType } from 'react';
import type { AlertsLinkModel } from '../features/account/alerts/model.ts';
import type { ComparePageModel } from '../features/account/compare/model.ts';
import type { GaragePageModel } from '../features/account/garage/model.ts';
import type { SavedPageModel } from '../features/account/saved/model.ts';
import type { SignInPageModel } from '../features/account/sign-in/model.ts';
import type { ChatPageModel } from '../features/chat/model.ts';
import type { FinancePageModel } from '../features/finance/pages/model.ts';
import type { EnquiryPageModel } from '../features/leads/enquiry/model.ts';
import type { SuccessPageModel } from '../features/leads/success/model.ts';
import type { HomeModel } from '../features/pages/home/model.ts';
import type { MenuPageModel } from '../features/pages/menu/model.ts';
import type { CheckoutPageModel } from '../features/payment/checkout/model.ts';
import type { PaymentPageModel, TestPaymentPageModel } from '../features/payment/payments/model.ts';
import type { DealershipPageModel, LocationPageModel, LocatorPageModel } from '../features/places/model.ts';
import type { SearchPageModel } from '../features/search/model.ts';
import type { BrandPageModel, BrandsPageModel } from '../features/showroom/brands/model.ts';
import type { ModelPageModel, ModelsPageModel, QuotePageModel } from '../features/showroom/models/model.ts';
import type { SpinPageModel } from '../features/spin-to-win/model.ts';
import type { BookingPageModel } from '../features/test-drive/bookings/model.ts';
import type { TestDrivePageModel } from '../features/test-drive/model.ts';
import type { TradeInPageModel } from '../features/trade-in/model.ts';
import type { VehiclePageModel } from '../features/vehicle/model.ts';
import type { PrintPageModel } from '../features/vehicle/print/model.ts';
import type { ContentPageModel } from '../kernel/content/model.ts';

declare module '../kernel/template.ts' {
  /** The pages of features: a look arranges each of them. */
  interface Template {
    HomePage: ComponentType<{ model: HomeModel }>;
    SearchPage: ComponentType<{ model: SearchPageModel }>;
    VehiclePage: ComponentType<{ model: VehiclePageModel }>;
    ComparePage: ComponentType<{ model: ComparePageModel }>;
    SavedPage: ComponentType<{ model: SavedPageModel }>;
    /** A conversation about a vehicle, as plain forms. */
    ChatPage: ComponentType<{ model: ChatPageModel }>;
    /** Finance: calculator and enquiry. */
    FinancePage: ComponentType<{ model: FinancePageModel }>;
    /** Reserving a vehicle, and paying an invoice: the payer, and what is paid for. */
    CheckoutPage: ComponentType<{ model: CheckoutPageModel }>;
    /** A payment and its status. */
    PaymentPage: ComponentType<{ model: PaymentPageModel }>;
    /** Stands in for a payment provider's page. */
    TestPaymentPage: ComponentType<{ model: TestPaymentPageModel }>;
    /** Spin to win: the wheel and the prize. */
    SpinPage: ComponentType<{ model: SpinPageModel }>;
    TestDrivePage: ComponentType<{ model: TestDrivePageModel }>;
    /** A shopper's booking, to be moved or cancelled by its link. */
    BookingPage: ComponentType<{ model: BookingPageModel }>;
    /** A form with the information beside it. */
    EnquiryPage: ComponentType<{ model: EnquiryPageModel }>;
    /** The visitor's own vehicle, valued step by step. */
    TradeInPage: ComponentType<{ model: TradeInPageModel }>;
    /** Signing in by phone. */
    SignInPage: ComponentType<{ model: SignInPageModel }>;
    /** The site's written content: pages, posts, reviews. */
    ContentPage: ComponentType<{ model: ContentPageModel }>;
    /** After a form was sent. */
    /** All menus, as a page. */
    MenuPage: ComponentType<{ model: MenuPageModel }>;
    SuccessPage: ComponentType<{ model: SuccessPageModel }>;
    LocatorPage: ComponentType<{ model: LocatorPageModel }>;
    /** One place: a yard, a service centre, a parts counter. */
    LocationPage: ComponentType<{ model: LocationPageModel }>;
    /** A dealership and all its places. */
    DealershipPage: ComponentType<{ model: DealershipPageModel }>;
    /** All brands, and one of them. */
    BrandsPage: ComponentType<{ model: BrandsPageModel }>;
    BrandPage: ComponentType<{ model: BrandPageModel }>;
    /** Models that are sold new, one of them in its colours, and requesting a quote. */
    ModelsPage: ComponentType<{ model: ModelsPageModel }>;
    ModelPage: ComponentType<{ model: ModelPageModel }>;
    QuotePage: ComponentType<{ model: QuotePageModel }>;
    /** The visitor's own pages: their saved vehicles and enquiries, their details, sessions and data. */
    GaragePage: ComponentType<{ model: GaragePageModel }>;
    /** Opened by a link in a message: unsubscribes from alerts, or confirms an email address. */
    AlertsLinkPage: ComponentType<{ model: AlertsLinkModel }>;
    /** A vehicle on paper. Its route has no frame: no header, no footer. */
    PrintPage: ComponentType<{ model: PrintPageModel }>;
  }
}
