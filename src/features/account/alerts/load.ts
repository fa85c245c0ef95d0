import { data } from 'react-router';
import { linkToGarage } from '../../../kernel/addresses/garage.ts';
import type { RequestContext } from '../../../kernel/request/context.ts';
import { PRIVATE } from '../../../kernel/visitors/signed-in.ts';
import type { AlertsLinkModel } from './model.ts';

type State = AlertsLinkModel['state'];

export interface LinkPageTexts {
  path: string;
  button: string;
  texts: Record<State, { heading: string; text: string }>;
}

export const getLinkToken = ({ url }: Pick<RequestContext, 'url'>): string => url.searchParams.get('v') ?? '';

/** Throws a 404 response on a site without sign-in, where there are no alerts either. */
export function requireVisitors({ settings }: Pick<RequestContext, 'settings'>): void {
  if (settings.visitors.signIn === 'off') throw new Response(null, { status: 404, headers: PRIVATE });
}

/**
 * The page that a link in a message leads to. Its address is a secret of its reader, so no other website learns it and
 * no cache stores it. The site itself may: without any referrer, browsers send forms without an origin, and those are
 * refused.
 */
export function buildLinkPage(
  state: State,
  { path, button, texts }: LinkPageTexts,
  request: Pick<RequestContext, 'settings' | 'url'>,
) {
  const { heading, text } = texts[state];
  const { settings } = request;
  const { brand, seo, visitors } = settings;
  const page: AlertsLinkModel = {
    state,
    heading,
    text,
    action: `${path}?v=${encodeURIComponent(getLinkToken(request))}`,
    button,
    garage: { label: visitors.garageName, href: linkToGarage(settings, 'saved-searches') },
    head: {
      title: `${heading} | ${seo.titleSuffix ?? brand.name}`,
      description: text,
      canonical: null,
      siteName: brand.name,
      robots: 'noindex, nofollow',
    },
  };
  return data(page, {
    status: state === 'unknown' ? 404 : 200,
    headers: { ...PRIVATE, 'Referrer-Policy': 'same-origin' },
  });
}
