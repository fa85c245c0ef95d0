import { isAvailable } from '../../domain/availability/availability.ts';
import type { CardRecord } from '../../domain/listing/card-record.ts';
import { getVehicleNouns, withNouns } from '../../domain/vehicle/wording.ts';
import type { SiteSettings } from '../../settings/schema.ts';
import { linkToEnquiry } from '../addresses/enquiry.ts';
import { findTestDrivePath, linkToTestDrive } from '../addresses/test-drive.ts';

export interface CardAction {
  label: string;
  href: string;
}

type ActionSettings = Pick<SiteSettings, 'card' | 'forms' | 'vehicle' | 'wording'>;
type Kind = SiteSettings['card']['actions'][number];

interface Row {
  text: 'enquire' | 'testDrive';
  /** Its page; null where the site has none, or the vehicle cannot be driven now. */
  link(record: CardRecord, settings: ActionSettings): string | null;
}

const ROWS: Record<Kind, Row> = {
  enquire: { text: 'enquire', link: (record, settings) => linkToEnquiry('vehicleEnquiry', settings, record) },
  test_drive: {
    text: 'testDrive',
    link: ({ slug, status, reserved }, settings) => {
      const path = findTestDrivePath(settings);
      return path === null || reserved || status === 'coming_soon' ? null : linkToTestDrive(path, { car: slug });
    },
  },
};

/** What a card offers to do (C4, D6): of the site's list, what the vehicle's page offers too; none for sold ones. */
export function buildCardActions(record: CardRecord, settings: ActionSettings): CardAction[] {
  const { card, vehicle, wording } = settings;
  if (card.actions.length === 0 || !isAvailable(record)) return [];
  return card.actions
    .filter((kind) => vehicle.actions.includes(kind))
    .flatMap((kind) => {
      const { text, link } = ROWS[kind];
      const href = link(record, settings);
      const label = withNouns(vehicle.actionTexts[text], getVehicleNouns(wording, record.item_type));
      return href === null ? [] : [{ label, href }];
    });
}
