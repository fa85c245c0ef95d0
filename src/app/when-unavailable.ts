import { data, type LoaderFunctionArgs, type ServerBuild } from 'react-router';
import { isUnavailable } from '../db/unavailable.ts';
import { createProblemResponse } from '../kernel/http/problem.ts';
import { buildUnavailableMessage, type Resubmission } from '../kernel/message/unavailable.ts';
import { requestContext } from '../kernel/request/context.ts';
import { logFailure } from './http/log/log-failure.ts';

type Routes = ServerBuild['routes'];
type Route = NonNullable<Routes[string]>;
type Handler = (args: LoaderFunctionArgs) => unknown;

const FORM = /^application\/x-www-form-urlencoded\s*(;|$)/i;
/**
 * Pages accept forms without files of at most 64 KB (kernel/forms/reading/read-form.ts): one byte more is enough to
 * refuse a longer one.
 */
const ENOUGH_BYTES = 65_537;

/**
 * Makes each route answer with 503 when its handler throws because the database is unavailable or read-only: a page
 * shows the phone number, and lets the visitor send the form again; API calls get a problem.
 */
export function withUnavailableResponses(routes: Routes): Routes {
  const entries = Object.entries(routes).map(([id, route]) => [id, route && withGuards(route)]);
  return Object.fromEntries(entries);
}

function withGuards(route: Route): Route {
  const { loader, action, default: page } = route.module;
  const isPage = page !== undefined;
  const guards = {
    ...(loader && { loader: guarded(loader, isPage) }),
    ...(action && { action: guarded(action, isPage) }),
  };
  return { ...route, module: { ...route.module, ...guards } };
}

function guarded<H extends Handler>(handle: H, isPage: boolean): H & Handler {
  const answer = async (args: Parameters<Handler>[0]) => {
    const sent = isPage && isForm(args.request) ? await beginOf(args.request) : null;
    // A clone would not do: when one of two clones is no longer read, it waits until the other is read as well.
    const request = sent ? new Request(args.request, { body: sent }) : args.request;
    try {
      return await handle({ ...args, request });
    } catch (error) {
      if (!isUnavailable(error)) throw error;
      const { settings, url, log } = args.context.get(requestContext);
      logFailure(log, 'A page failed', { error, target: request.url });
      const words = buildUnavailableMessage(settings, sent && sentAgain(sent, url));
      throw isPage ? data(words, { status: 503 }) : createProblemResponse(503, words.text);
    }
  };
  return Object.assign(answer, handle);
}

const isForm = ({ method, headers }: Request) => method === 'POST' && FORM.test(headers.get('Content-Type') ?? '');

async function beginOf({ body }: Request): Promise<Uint8Array<ArrayBuffer>> {
  const parts: Uint8Array[] = [];
  let size = 0;
  for await (const part of body ?? []) {
    parts.push(part);
    size += part.length;
    if (size >= ENOUGH_BYTES) break;
  }
  return Buffer.concat(parts);
}

function sentAgain(sent: Uint8Array, { pathname, search }: URL): Resubmission {
  const text = Buffer.from(sent).toString('utf8');
  const fields = [...new URLSearchParams(text)].map(([name, value]) => ({ name, value }));
  return { action: pathname + search, fields };
}
