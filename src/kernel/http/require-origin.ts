import { data } from 'react-router';

/** Throws 403 for a form without an origin: browsers send it, so no page of the site sent the form. */
export function requireOrigin({ headers }: Request): void {
  if (!headers.has('Origin')) throw data('This form has no origin', { status: 403 });
}
