/** An address that is nothing here: the error page of the site's frame says so. */
export function loader() {
  throw new Response(null, { status: 404 });
}

export default function NothingHere() {
  return null;
}
