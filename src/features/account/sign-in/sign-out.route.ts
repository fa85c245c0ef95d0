import { redirect, redirectDocument } from 'react-router';
import { requireOrigin } from '../../../kernel/http/require-origin.ts';
import { createAction, createLoader } from '../../../kernel/request/handlers.ts';
import { PRIVATE, signOut } from '../../../kernel/visitors/signed-in.ts';

/** POST /sign-out (F1): ends this session, and leads home. */
export const action = createAction(async (request, site) => {
  if (site.settings.visitors.signIn === 'off') throw new Response(null, { status: 404 });
  requireOrigin(request);
  await signOut(site);
  return redirectDocument('/', { status: 303, headers: PRIVATE });
});

/** A GET request never signs anybody out. */
export const loader = createLoader(({ settings }) => {
  if (settings.visitors.signIn === 'off') throw new Response(null, { status: 404 });
  return redirect('/', { status: 302, headers: PRIVATE });
});
