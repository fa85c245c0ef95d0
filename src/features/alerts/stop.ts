import { data } from 'react-router';
import { chooseAlerts } from '../../db/queries/alerts.ts';
import { garageHref } from '../garage/address.ts';
import type { RequestContext } from '../request.ts';
import { PRIVATE } from '../visitors/signed-in.ts';
import type { AlertsStopModel } from './stop-model.ts';
import { alertSecret, readStopToken, STOP_PATH } from './stop-token.ts';

/** The page that a link in an alert leads to: it says what its button does, and does nothing itself, since programs open links too. */
export async function loadStopPage(request: RequestContext) {
  const visitorId = await whoStops(request);
  return answer(visitorId === null ? 'unknown' : 'asked', request);
}

/** Gets a visitor out of all alerts: by the button of that page, or in one click by a mail program (RFC 8058), signed in or not. */
export async function stopAlerts(request: RequestContext) {
  const visitorId = await whoStops(request);
  if (visitorId === null) return answer('unknown', request);
  await request.db.run((tx) => chooseAlerts(tx, visitorId, { way: 'off', price_drops: false }, request.now));
  return answer('done', request);
}

async function whoStops({ settings, url, db }: RequestContext): Promise<number | null> {
  if (settings.visitors.signIn === 'off') throw new Response(null, { status: 404, headers: PRIVATE });
  return readStopToken(url.searchParams.get('v') ?? '', await alertSecret(db));
}

const WORDS: Record<AlertsStopModel['state'], { heading: string; text: string; status: number }> = {
  asked: {
    heading: 'Stop alerts?',
    text: 'You will no longer be told of new matches or lower prices. What you saved stays saved.',
    status: 200,
  },
  done: {
    heading: 'Alerts are stopped',
    text: 'We will not tell you of new matches or lower prices any more. What you saved is still there.',
    status: 200,
  },
  unknown: {
    heading: 'This link is not whole',
    text: 'Please open it again as it stands in our message, or change your alerts where you saved your searches.',
    status: 404,
  },
};

function answer(state: AlertsStopModel['state'], { settings, url }: RequestContext) {
  const { heading, text, status } = WORDS[state];
  const { brand, seo, visitors } = settings;
  const page: AlertsStopModel = {
    state,
    heading,
    text,
    action: `${STOP_PATH}?v=${encodeURIComponent(url.searchParams.get('v') ?? '')}`,
    garage: { label: visitors.garageName, href: garageHref(settings, 'saved-searches') },
    head: {
      title: `${heading} | ${seo.titleSuffix ?? brand.name}`,
      description: text,
      canonical: null,
      siteName: brand.name,
      robots: 'noindex, nofollow',
    },
  };
  return data(page, { status, headers: { ...PRIVATE, 'Referrer-Policy': 'no-referrer' } });
}
