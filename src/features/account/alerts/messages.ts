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

/** An alert as an e-mail (F5). It repeats nothing that anybody wrote into a form but the first name. */
export function buildAlertEmail(news: AlertContent, { settings, origin, stopUrl, name }: AlertContext) {
  const { brand } = settings;
  const summary = formatAlertSummary(news, settings);
  const page: EmailPage = {
    title: summary,
    sender: brand.name,
    colour: brand.colours.primary,
    parts: [
      { text: name ? `Hello ${name},` : 'Hello,' },
      ...news.searches.map(({ name: heading, href, count, cars }) => ({
        heading: `${heading}: ${count} new`,
        links: [
          ...cars.map(({ slug, name: car, price }) => ({
            label: car,
            href: origin + linkToVehicle(slug),
            note: price,
          })),
          ...(count > cars.length ? [{ label: `All of this search`, href: origin + href }] : []),
        ],
      })),
      ...(news.drops.length > 0
        ? [
            {
              heading: 'Cheaper than before',
              links: news.drops.map(({ slug, name: car, price, was }) => ({
                label: car,
                href: origin + linkToVehicle(slug),
                note: `Now ${price}, before ${was}`,
              })),
            },
          ]
        : []),
      {
        links: [
          { label: 'Change what we tell you', href: `${origin}${linkToGarage(settings, 'saved-searches')}` },
          { label: 'Stop all alerts', href: stopUrl },
        ],
      },
    ],
    foot: `${brand.legalName ?? brand.name}\nYou get this because you asked to be told, once a day at most.`,
  };
  return { subject: `${summary} | ${brand.name}`, text: formatEmailText(page), html: formatEmailHtml(page) };
}

/**
 * The e-mail that asks a visitor to confirm an address (F5). It repeats nothing that anybody typed: whose address it is
 * is not known yet, and nobody shall be able to write to strangers in a dealer's name.
 */
export function buildConfirmationEmail(href: string, { brand, alerts }: SiteSettings) {
  const page: EmailPage = {
    title: 'Is this your mailbox?',
    sender: brand.name,
    colour: brand.colours.primary,
    parts: [
      {
        text:
          `Somebody who signed in at ${brand.name} wants to be told at this address of new matches and ` +
          'lower prices, once a day at most.',
      },
      {
        text: 'If that was you, please say so:',
      },
      {
        links: [{ label: 'Confirm this address', href, note: `Good for ${formatHours(alerts.confirmHours)}` }],
      },
      { text: 'If it was not you, do nothing: no such messages are sent here.' },
    ],
    foot: brand.legalName ?? brand.name,
  };
  return {
    subject: `${page.title} | ${brand.name}`,
    text: formatEmailText(page),
    html: formatEmailHtml(page),
  };
}

const formatHours = (hours: number) => (hours === 1 ? 'an hour' : `${hours} hours`);

/** An alert as a text message (F5): the sender, the news, the link, and the unsubscribe link. */
export function buildAlertText(news: AlertContent, { settings, origin, stopUrl }: AlertContext): string {
  const section = news.searches.length > 0 ? 'saved-searches' : 'saved-cars';
  return (
    `${settings.brand.name}: ${formatAlertSummary(news, settings)}. ` +
    `${origin}${linkToGarage(settings, section)} Stop: ${stopUrl}`
  );
}
