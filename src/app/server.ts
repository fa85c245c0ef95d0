import * as build from 'virtual:react-router/server-build';
import { createRequestHandler, RouterContextProvider } from 'react-router';
import { type RequestContext, requestContext } from '../kernel/request/context.ts';
import { loadAllTemplates } from '../templates/load-all.server.ts';
import { registerFeatures } from './features.ts';
import { withDataHeld } from './server-data.ts';
import { withUnavailableResponses } from './when-unavailable.ts';

registerFeatures();

const routes = withDataHeld(withUnavailableResponses(build.routes));
const handle = createRequestHandler({ ...build, routes }, process.env.NODE_ENV);
/** The Retry-After of unavailable pages. */
const RETRY_SECONDS = '30';
const templatesReady = loadAllTemplates();

/**
 * Answers a page or data request of a known site. The only export of the server bundle: everything else is handed in.
 */
export async function answer(request: Request, known: RequestContext): Promise<Response> {
  await templatesReady;
  const context = new RouterContextProvider();
  context.set(requestContext, known);
  const response = await handle(request, context);
  if (response.status === 503) response.headers.set('Retry-After', RETRY_SECONDS);
  return response;
}
