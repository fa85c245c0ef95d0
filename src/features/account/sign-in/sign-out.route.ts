import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect, redirectDocument } from 'react-router';
import { requireOrigin } from '../../../kernel/http/require-origin.ts';
import { requestContext } from '../../../kernel/request/context.ts';
import { PRIVATE, signOut } from '../../../kernel/visitors/signed-in.ts';

/** POST /sign-out (F1): ends this session, and leads home. */
export async function action({ request, context }: ActionFunctionArgs): Promise<Response> {
  const site = context.get(requestContext);
  if (site.settings.visitors.signIn === 'off') throw new Response(null, { status: 404 });
  requireOrigin(request);
  await signOut(site);
  return redirectDocument('/', { status: 303, headers: PRIVATE });
}

/** A GET request never signs anybody out. */
export function loader({ context }: LoaderFunctionArgs): Response {
  const { settings } = context.get(requestContext);
  if (settings.visitors.signIn === 'off') throw new Response(null, { status: 404 });
  return redirect('/', { status: 302, headers: PRIVATE });
}
