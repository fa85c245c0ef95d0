import { use } from 'react';
import {
  isRouteErrorResponse,
  Links,
  type LoaderFunctionArgs,
  Meta,
  type MetaFunction,
  Outlet,
  useLocation,
  useMatches,
  useRouteError,
  useRouteLoaderData,
} from 'react-router';
import { isRecord } from '../domain/text/look-up.ts';
import { SavedInAccount } from '../features/account/watchlist/parts/saved-in-account.ts';
import { loadChrome } from '../kernel/chrome/load.ts';
import { getLayerMode } from '../kernel/events/layer/setting.ts';
import { buildStatusMessage, type MessageDetails } from '../kernel/message/model.ts';
import type { Resubmission } from '../kernel/message/unavailable.ts';
import { requestContext } from '../kernel/request/context.ts';
import { TemplateProvider, useTemplate } from '../kernel/template.ts';
import { getLook } from '../settings/looks.ts';
import type { SiteSettings } from '../settings/schema.ts';
import { getPageSheet, getSheetsBelow, listSheetsOnUse, type StyledPage } from '../templates/page-sheets.server.ts';
import { SheetsBelow } from '../templates/parts/sheet-here.tsx';
import { listPreloadedFonts } from '../templates/preloaded-fonts.server.ts';
import { getTemplate } from '../templates/registry.ts';
import { getShell } from '../templates/shells.server.tsx';
import { getThemeCss } from '../templates/theme.ts';
import { EARLY_INPUT_SCRIPT } from '../ui/hydration/early-input.ts';
import { RenderedAddress } from '../ui/use-address.ts';
import { FAILED_SCRIPTS } from './html/failed-scripts.ts';
import { PAGE_CHANGES } from './html/page-changes.ts';
import { PageScripts } from './html/page-scripts.tsx';
import { SpeculationRules } from './html/speculation-rules.tsx';
import { findStyledPage } from './html/styled-page.ts';
import { listPageScripts } from './html/template-scripts.ts';
import { RequestReference } from './request-reference.ts';

export async function loader({ context, pattern }: LoaderFunctionArgs) {
  const request = context.get(requestContext);
  const look = request.settings.brand.template;
  const page = findStyledPage(pattern, request);
  return {
    template: look,
    page,
    searchBox: findSearchBox(page, request.settings),
    sheets: { page: getPageSheet(look, page), message: getPageSheet(look, 'message') },
    sheetsBelow: getSheetsBelow(look, page),
    sheetsOnUse: listSheetsOnUse(look, page),
    scripts: listPageScripts(look, pattern),
    theme: getThemeCss(request.settings.brand),
    fonts: listPreloadedFonts(request.settings.brand),
    chrome: await loadChrome(request),
    siteName: request.settings.brand.name,
    events: request.settings.analytics.events,
    remembersVisit: request.settings.tradeIn.leadAttributes === 'on',
    layer: getLayerMode(request.settings),
    storageName: request.site.storageName,
    favicon: request.settings.brand.favicon ?? '/favicon.svg',
    scheme: page === 'print' ? 'light' : request.settings.brand.theme,
    barColours: { light: request.settings.brand.colours.primary, dark: getLook(look).dark.paper },
    verification: {
      'google-site-verification': request.settings.seo.googleVerification,
      'msvalidate.01': request.settings.seo.bingVerification,
    },
  };
}

/** The title of a page that failed; other pages have their own. */
export const meta: MetaFunction<typeof loader> = ({ loaderData, error }) => {
  if (!error) return [];
  const { heading } = wordsOf(error);
  return [
    { title: [heading, loaderData?.siteName].filter(Boolean).join(' | ') },
    { name: 'robots', content: 'noindex' },
  ];
};

const statusOf = (error: unknown): number => (isRouteErrorResponse(error) ? error.status : 500);

export function Layout({ children }: { children: React.ReactNode }) {
  const data = useRouteLoaderData<typeof loader>('root');
  const { pathname, search } = useLocation();
  const failed = useHasFailed();
  if (!data) return <FallbackDocument>{children}</FallbackDocument>;
  return (
    <html
      lang="en-AU"
      data-events={data.events}
      data-layer={data.layer}
      data-template={data.template}
      data-theme={data.scheme}
      data-page={failed ? 'message' : data.page}
      data-search-box={failed ? undefined : data.searchBox}
      data-nav={describeNav(data.chrome.nav.length)}
      data-store={data.storageName}
      data-saving={data.chrome.saving.inAccount ? 'account' : undefined}
      data-visit={data.remembersVisit ? 'remembered' : undefined}
    >
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <InlineScript text={PAGE_CHANGES} />
        <InlineScript text={FAILED_SCRIPTS} />
        <InlineScript text={EARLY_INPUT_SCRIPT} />
        <link rel="stylesheet" href={failed ? data.sheets.message : data.sheets.page} />
        {data.fonts.map((href) => (
          <link key={href} rel="preload" as="font" type="font/woff2" href={href} crossOrigin="anonymous" />
        ))}
        {/* The first frame contains the picture that a card's transition grows into (base.css). */}
        {data.page === 'vehicle' && <link rel="expect" href="#gallery" blocking="render" />}
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: of checked colours only (templates/theme.ts) */}
        <style dangerouslySetInnerHTML={{ __html: data.theme }} />
        {data.sheetsOnUse.map(({ part, href }) => (
          <link key={part} rel="on-use" data-part={part} href={href} />
        ))}
        <link rel="icon" href={data.favicon} />
        <link rel="apple-touch-icon" href="/icons/180.png" />
        <link rel="manifest" href="/manifest.webmanifest" />
        <BarColours scheme={data.scheme} {...data.barColours} />
        {Object.entries(data.verification).map(
          ([name, content]) => content && <meta key={name} name={name} content={content} />,
        )}
        <Meta />
        <Links />
      </head>
      <body>
        <TemplateProvider value={getTemplate(data.template)}>
          <SavedInAccount value={data.chrome.saving.inAccount}>
            <RenderedAddress value={{ pathname, search, hash: '', state: null }}>
              <Frame look={data.template} chrome={data.chrome}>
                <SheetsBelow value={data.sheetsBelow}>{children}</SheetsBelow>
              </Frame>
            </RenderedAddress>
          </SavedInAccount>
        </TemplateProvider>
        <SpeculationRules garage={data.chrome.account?.garage.href} />
        <PageScripts preloaded={data.scripts} />
      </body>
    </html>
  );
}

interface BarColoursProps {
  scheme: SiteSettings['brand']['theme'];
  light: string;
  dark: string;
}

/** The colours of a phone's bars beside the page, in each of its themes. */
function BarColours({ scheme, ...colours }: BarColoursProps) {
  if (scheme !== 'system') return <meta name="theme-color" content={colours[scheme]} />;
  return (
    <>
      <meta name="theme-color" content={colours.light} media="(prefers-color-scheme: light)" />
      <meta name="theme-color" content={colours.dark} media="(prefers-color-scheme: dark)" />
    </>
  );
}

/** Where a page has a search box of its own: then the header needs none. */
function findSearchBox(page: StyledPage, { home }: SiteSettings): 'home' | 'list' | undefined {
  if (page === 'search') return 'list';
  return page === 'home' && home.blocks.includes('search') ? 'home' : undefined;
}

/** How much room the main menu takes: from five on there is less for each, from six on for what stands beside it. */
function describeNav(items: number): 'few' | 'five' | 'many' {
  if (items < 5) return 'few';
  return items === 5 ? 'five' : 'many';
}

/** A script that runs while the page is parsed. */
const InlineScript = ({ text }: { text: string }) => (
  // biome-ignore lint/security/noDangerouslySetInnerHtml: the project's own text
  <script dangerouslySetInnerHTML={{ __html: text }} />
);

/**
 * The site's frame, around every page but those whose route says `handle = { frame: 'none' }`; an error page always has
 * it.
 */
function Frame({ look, chrome, children }: { look: string; chrome: RootData['chrome']; children: React.ReactNode }) {
  const Shell = getShell(look);
  const bare = useMatches().some(({ handle }) => isRecord(handle) && handle.frame === 'none');
  const failed = useHasFailed();
  if (bare && !failed) return children;
  return <Shell chrome={chrome}>{children}</Shell>;
}

/** Whether the page is a message. Without an error the router returns null in some places and undefined in others. */
const useHasFailed = () => (useRouteError() ?? null) !== null;

/** The error fallback, when not even the site's frame could be rendered. */
function FallbackDocument({ children }: { children: React.ReactNode }) {
  return (
    <html lang="en-AU">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
        <Meta />
      </head>
      <body>{children}</body>
    </html>
  );
}

export default function Root() {
  return <Outlet />;
}

export function ErrorBoundary({ error }: { error: unknown }) {
  const data = useRouteLoaderData<typeof loader>('root');
  if (!data) return <FallbackMessage error={error} />;
  return <Message status={statusOf(error)} details={detailsIn(error)} data={data} />;
}

/**
 * The message where the site's frame is unavailable: for a form that could not be accepted, in its own words
 * (kernel/forms/reading/read-form.ts), and for a failure of the whole.
 */
function FallbackMessage({ error }: { error: unknown }) {
  const { heading, text } = wordsOf(error);
  const { call, again } = detailsIn(error);
  return (
    <main style={{ maxWidth: '34rem', margin: '9vh auto', padding: '0 1rem', font: '1rem system-ui' }}>
      <h1>{heading}</h1>
      <p>{text}</p>
      {again && <SendAgain again={again} />}
      <p>
        {call && (
          <>
            <a href={call.href}>{call.label}</a>
            {' · '}
          </>
        )}
        <a href="/">Home</a>
      </p>
    </main>
  );
}

/** All submitted fields: without scripts nothing else preserves them. */
function SendAgain({ again: { action, fields } }: { again: Resubmission }) {
  return (
    <form method="post" action={action}>
      {fields.map(({ name, value }, at) => (
        <input type="hidden" key={`${at} ${name}`} name={name} value={value} />
      ))}
      <button type="submit">Send it again</button>
    </form>
  );
}

const wordsOf = (error: unknown) => buildStatusMessage(statusOf(error), undefined, { details: detailsIn(error) });

type RootData = Awaited<ReturnType<typeof loader>>;

/** The response's own words on why the page isn't there, or is unavailable for now (app/when-unavailable.ts). */
const detailsIn = (error: unknown): MessageDetails => (isRouteErrorResponse(error) && error.data) || {};

function Message({ status, details, data }: { status: number; details: MessageDetails; data: RootData }) {
  const template = useTemplate();
  const { pathname, search } = useLocation();
  const reference = use(RequestReference);
  return (
    <template.MessagePage
      model={buildStatusMessage(status, data.chrome, { reference, address: pathname + search, details })}
    />
  );
}
