import {
  type ActionRules,
  LINKED_ACTIONS,
  type LinkedAction,
  listOfferedActions,
  type VehicleAction,
} from '../../../domain/availability/vehicle-actions.ts';
import type { Car } from '../../../domain/vehicle/car.ts';
import { formatVehicleTitle } from '../../../domain/vehicle/names.ts';
import { getVehicleNouns, withNouns } from '../../../domain/vehicle/wording.ts';
import { linkToChat } from '../../../kernel/addresses/chat.ts';
import { findEnquiryPath, linkToEnquiry } from '../../../kernel/addresses/enquiry.ts';
import { isGatedFinancePage } from '../../../kernel/addresses/finance.ts';
import { listOpenPages } from '../../../kernel/addresses/opened-pages.ts';
import { isLinkServed } from '../../../kernel/addresses/served-pages.ts';
import { linkToTestDrive } from '../../../kernel/addresses/test-drive.ts';
import { linkToVehicle } from '../../../kernel/addresses/vehicle.ts';
import { buildActionLinks } from '../../../kernel/addresses/vehicle-actions.ts';
import { buildSavingModel } from '../../../kernel/saving/saving.ts';
import type {
  ActionModel,
  ActionsModel,
  ChatOffer,
  VehicleEnquiryModel,
} from '../../../kernel/vehicle/buttons-model.ts';
import type { SiteSettings } from '../../../settings/schema.ts';
import type { IconName } from '../../../ui/icons/icon.tsx';

type ActionSettings = Pick<
  SiteSettings,
  | 'vehicle'
  | 'forms'
  | 'tradeIn'
  | 'finance'
  | 'card'
  | 'integrations'
  | 'contact'
  | 'gating'
  | 'extras'
  | 'visitors'
  | 'pages'
  | 'reviews'
  | 'wording'
>;

export interface ActionInputs {
  car: Car;
  settings: ActionSettings;
  hasPhone: boolean;
  /** Whether the location is open, so that somebody can reply. */
  isOpen: boolean;
  leads?: (href: string) => boolean;
}

interface ActionRow {
  text: keyof SiteSettings['vehicle']['actionTexts'];
  icon: IconName | null;
  weight: 'main' | 'small';
}

const ROWS: Record<VehicleAction, ActionRow> = {
  reserve: { text: 'reserve', icon: null, weight: 'main' },
  enquire: { text: 'enquire', icon: null, weight: 'main' },
  call: { text: 'call', icon: 'phone', weight: 'main' },
  test_drive: { text: 'testDrive', icon: 'calendar', weight: 'main' },
  trade_in: { text: 'tradeIn', icon: 'arrow-left-right', weight: 'main' },
  finance: { text: 'finance', icon: 'badge-check', weight: 'main' },
  share: { text: 'share', icon: null, weight: 'small' },
  favourite: { text: 'favourite', icon: 'heart', weight: 'small' },
  print: { text: 'print', icon: 'printer', weight: 'small' },
};

/** The actions on the page of a vehicle (D6), by the table of availability, with the site's labels and targets. */
export function buildActionsModel(inputs: ActionInputs): ActionsModel {
  const { car, settings } = inputs;
  const chat = inputs.isOpen ? chatOffer(car, settings) : null;
  const links = buildActionLinks(car, settings);
  const offered = listOfferedActions(car, rulesOf(inputs, links, chat !== null));
  const all = offered.map((kind) => actionOf(kind, inputs, links, chat));
  const ofWeight = (weight: ActionRow['weight']) => all.filter(({ kind }) => ROWS[kind].weight === weight);
  return {
    main: ofWeight('main'),
    small: ofWeight('small'),
    chat: offered.includes('enquire') ? chat : null,
    enquiry: offered.includes('enquire') ? vehicleEnquiry(car, settings) : null,
    testDrive: offered.includes('test_drive') ? testDriveOffer(car, settings) : null,
    photos: offered.includes('enquire') ? photosOffer(car, settings) : null,
  };
}

function rulesOf(
  { car, settings, hasPhone, leads = pagesOf(settings) }: ActionInputs,
  links: Record<LinkedAction, string | null>,
  hasChat: boolean,
): ActionRules {
  const { vehicle, tradeIn, finance, card } = settings;
  const isServed = (kind: LinkedAction) => links[kind] !== null && leads(links[kind]);
  return {
    actions: vehicle.actions,
    reserve: vehicle.reserve,
    tradeIn: tradeIn.show,
    financeAbove: finance.pages.eligibleAbove,
    isChatOpen: hasChat,
    hasPhone,
    canSave: buildSavingModel(car, card)?.favourite != null,
    leads: {
      reserve: isServed('reserve'),
      enquire: isServed('enquire'),
      test_drive: isServed('test_drive'),
      trade_in: isServed('trade_in'),
      finance: isServed('finance'),
      print: isServed('print'),
    },
  };
}

const isLinked = (kind: VehicleAction): kind is LinkedAction => LINKED_ACTIONS.some((linked) => linked === kind);

/** Whether the site has a page at an address that anybody may see. */
function pagesOf(settings: ActionSettings): (href: string) => boolean {
  const opened = listOpenPages(settings);
  return (href) => isLinkServed(href, undefined, opened);
}

function chatOffer(car: Car, { integrations: { chat }, contact }: ActionSettings): ChatOffer | null {
  const { label } = chat;
  if (chat.provider === 'built_in') return { kind: 'built_in', label, slug: car.slug, href: linkToChat(car.slug) };
  if (chat.provider === 'off' || !chat.embedUrl) return null;
  const failedText = `The chat could not be loaded. Please call ${contact.phone}.`;
  return { kind: 'embed', label, scriptUrl: chat.embedUrl, failedText };
}

/** Without scripts it links to its own page. */
function enquireAction(plain: ActionModel, { forms }: ActionSettings): ActionModel {
  return findEnquiryPath('vehicleEnquiry', { forms }) === null ? plain : { ...plain, opens: 'enquiry' };
}

function vehicleEnquiry(car: Car, settings: ActionSettings): VehicleEnquiryModel | null {
  const href = linkToEnquiry('vehicleEnquiry', settings, car);
  if (!href) return null;
  return {
    id: 'enquiry',
    heading: settings.forms.pages.vehicleEnquiry.heading,
    about: formatVehicleTitle(car),
    from: `${linkToVehicle(car.slug)}/enquiry`,
    href,
    label: settings.vehicle.actionTexts.enquire,
    placement: settings.forms.placement,
  };
}

function testDriveOffer(car: Car, { forms, vehicle }: ActionSettings): VehicleEnquiryModel {
  return {
    id: 'test-drive',
    heading: forms.testDrive.heading,
    about: formatVehicleTitle(car),
    from: `${linkToVehicle(car.slug)}/test-drive`,
    href: linkToTestDrive(forms.testDrive.path, { car: car.slug }),
    label: vehicle.actionTexts.testDrive,
    placement: forms.placement,
  };
}

/** Photos can be requested for a vehicle that has few. */
function photosOffer(car: Car, settings: ActionSettings): ActionsModel['photos'] {
  const href = linkToEnquiry('requestPhotos', settings, car);
  if (!href || car.photos_count >= settings.forms.enquiry.requestPhotosBelow) return null;
  return { label: settings.forms.pages.requestPhotos.heading, href };
}

function actionOf(
  kind: VehicleAction,
  { car, settings }: Pick<ActionInputs, 'car' | 'settings'>,
  links: Record<LinkedAction, string | null>,
  chat: ChatOffer | null,
): ActionModel {
  const { vehicle, finance } = settings;
  const nouns = getVehicleNouns(settings.wording, car.item_type);
  const { text, icon } = ROWS[kind];
  const href = isLinked(kind) ? links[kind] : null;
  const isGatedFinance = kind === 'finance' && href !== null && isGatedFinancePage(href, settings);
  const label = isGatedFinance ? finance.texts.gatedButton : withNouns(vehicle.actionTexts[text], nouns);
  const plain = { kind, label, note: null, icon, href, opens: null };
  if (kind === 'reserve') return { ...plain, note: vehicle.reserve.amountText };
  if (kind === 'print') return { ...plain, opens: 'tab' };
  if (kind === 'test_drive') return { ...plain, opens: 'test-drive' };
  if (kind === 'enquire' && !chat) return enquireAction(plain, settings);
  if (kind !== 'enquire' || !chat) return plain;
  const message = { ...plain, label: vehicle.actionTexts.instantMessage, icon: 'message' as const };
  return { ...message, opens: 'chat', href: chat.kind === 'built_in' ? chat.href : null };
}
