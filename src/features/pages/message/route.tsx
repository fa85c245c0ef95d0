import { type LoaderFunctionArgs, redirect } from 'react-router';
import { requestContext } from '../../request.ts';

/** An address that no room answers: an old one leads to where the site's settings say, any other is nothing here. */
export function loader({ context }: LoaderFunctionArgs) {
  const { settings, url } = context.get(requestContext);
  const moved = Object.hasOwn(settings.seo.redirects, url.pathname)
    ? settings.seo.redirects[url.pathname]
    : undefined;
  throw moved ? redirect(moved, 301) : new Response(null, { status: 404 });
}

export default function NothingHere() {
  return null;
}
