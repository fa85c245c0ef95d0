import { formatDate } from '../../../domain/text/format.ts';
import type { RequestContext } from '../../../kernel/request/context.ts';
import { listVisitorSessions, type SignedInVisitor } from '../../../kernel/visitors/signed-in.ts';
import type { SessionsSection } from './model.ts';

export async function loadSessionsSection(visitor: SignedInVisitor, request: RequestContext): Promise<SessionsSection> {
  const { timeZone } = request.settings.locations;
  const sessions = await listVisitorSessions(visitor, request);
  return {
    kind: 'sessions',
    sessions: sessions.map(({ id, user_agent, ip_address, created_at, updated_at, expires_at, isThis }) => ({
      id,
      browser: describeBrowser(user_agent),
      lines: [
        `Signed in on ${formatDate(created_at, timeZone)}, last used on ${formatDate(updated_at, timeZone)}`,
        ...(ip_address ? [`From ${ip_address}`] : []),
        `Expires on ${formatDate(expires_at, timeZone)}`,
      ],
      isThis,
    })),
  };
}

/** The first that fits: most browsers name others, too. */
const BROWSERS: [RegExp, string][] = [
  [/Edg(e|A|iOS)?\//, 'Edge'],
  [/SamsungBrowser\//, 'Samsung Internet'],
  [/OPR\//, 'Opera'],
  [/(Firefox|FxiOS)\//, 'Firefox'],
  [/(Chrome|CriOS)\//, 'Chrome'],
  [/Safari\//, 'Safari'],
];
const MACHINES: [RegExp, string][] = [
  [/iPhone/, 'iPhone'],
  [/iPad/, 'iPad'],
  [/Android/, 'Android'],
  [/Windows/, 'Windows'],
  [/Mac OS X/, 'Mac'],
  [/Linux/, 'Linux'],
];

/** The common name of a browser, by its user agent: "Chrome on Android". */
export function describeBrowser(userAgent: string | null): string {
  const named = (table: [RegExp, string][]) => table.find(([pattern]) => pattern.test(userAgent ?? ''))?.[1];
  const machine = named(MACHINES);
  return [named(BROWSERS) ?? 'A browser', ...(machine ? [`on ${machine}`] : [])].join(' ');
}
