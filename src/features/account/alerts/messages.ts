import type { AlertContent } from '../../../domain/alerts/alert.ts';
import { linkToGarage } from '../../../kernel/addresses/garage.ts';
import { linkToVehicle } from '../../../kernel/addresses/vehicle.ts';
import { type EmailPage, formatEmailHtml, formatEmailText } from '../../../kernel/email/email-html.ts';
import { getVehicleWords } from '../../../kernel/stock/vehicle-words.ts';
import type { SiteSettings } from '../../../settings/schema.ts';

export interface AlertContext {
  settings: SiteSettings;
  origin: string;
  stopUrl: string;
  name: string | null;
}

/** "3 new matches, 1 saved car is cheaper". */
function formatAlertSummary({ searches, drops }: AlertContent, settings: SiteSettings): string {
  const { one, many } = getVehicleWords(settings);
  const matches = searches.reduce((sum, { count }) => sum + count, 0);
  return [
    matches > 0 ? `${matches} new ${matches === 1 ? 'match' : 'matches'} for your saved searches` : null,
    drops.length > 0 ? `${drops.length} saved ${drops.length === 1 ? `${one} is` : `${many} are`} cheaper` : null,
  ]
    .filter((part) => part !== null)
    .join(', ');
}

/** An alert as an email (F5). It repeats nothing that anybody wrote into a form but the first name. */
export function buildAlertEmail(news: AlertContent, { settings, origin, stopUrl, name }: AlertContext) {
  const { brand } = settings;
  const summary = formatAlertSummary(news, settings);
  const page: EmailPage = {
    title: summary,
    sender: brand.name,
    colour: brand.colours.primary,
    parts: [
      { text: name ? `Hi ${name},` : 'Hi,' },
      ...news.searches.map(({ name: heading, href, count, cars }) => ({
        heading: `${heading}: ${count} new`,
        links: [
          ...cars.map(({ slug, name: car, price }) => ({
            label: car,
            href: origin + linkToVehicle(slug),
            note: price,
          })),
          ...(count > cars.length ? [{ label: `See all results`, href: origin + href }] : []),
        ],
      })),
      ...(news.drops.length > 0
        ? [
            {
              heading: 'Price drops',
              links: news.drops.map(({ slug, name: car, price, was }) => ({
                label: car,
                href: origin + linkToVehicle(slug),
                note: `Now ${price}, was ${was}`,
              })),
            },
          ]
        : []),
      {
        links: [
          { label: 'Change your alerts', href: `${origin}${linkToGarage(settings, 'saved-searches')}` },
          { label: 'Stop all alerts', href: stopUrl },
        ],
      },
    ],
    foot: `${brand.legalName ?? brand.name}\nYou asked for these alerts. We send one a day at most.`,
  };
  return { subject: `${summary} | ${brand.name}`, text: formatEmailText(page), html: formatEmailHtml(page) };
}

/**
 * The email that asks a visitor to confirm an address (F5). It repeats nothing that anybody typed: whose address it is
 * is not known yet, and nobody shall be able to write to strangers in a dealer's name.
 */
export function buildConfirmationEmail(href: string, { brand, alerts }: SiteSettings) {
  const page: EmailPage = {
    title: 'Is this your email address?',
    sender: brand.name,
    colour: brand.colours.primary,
    parts: [
      {
        text:
          `Someone signed in at ${brand.name} asked us to send new matches and price drops to this address, ` +
          'at most once a day.',
      },
      {
        text: 'If that was you, please confirm:',
      },
      {
        links: [
          { label: 'Confirm this address', href, note: `This link works for ${formatHours(alerts.confirmHours)}` },
        ],
      },
      { text: 'If it wasn’t you, ignore this email and we won’t send any alerts.' },
    ],
    foot: brand.legalName ?? brand.name,
  };
  return {
    subject: `${page.title} | ${brand.name}`,
    text: formatEmailText(page),
    html: formatEmailHtml(page),
  };
}

const formatHours = (hours: number) => (hours === 1 ? '1 hour' : `${hours} hours`);

/** An alert as a text message (F5): the sender, the news, the link, and the unsubscribe link. */
export function buildAlertText(news: AlertContent, { settings, origin, stopUrl }: AlertContext): string {
  const section = news.searches.length > 0 ? 'saved-searches' : 'saved-cars';
  return (
    `${settings.brand.name}: ${formatAlertSummary(news, settings)}. ` +
    `${origin}${linkToGarage(settings, section)} Stop: ${stopUrl}`
  );
}
