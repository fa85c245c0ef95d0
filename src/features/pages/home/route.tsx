import { useLoaderData } from 'react-router';
import { createPageLoader } from '../../../kernel/chrome/page-loader.ts';
import { PageOfLook } from '../../../kernel/page.tsx';
import { loadHome } from './load.ts';

export { buildLoaderMeta as meta } from '../../../kernel/head/route-meta.ts';

export const loader = createPageLoader(loadHome);

export default function Home() {
  return <PageOfLook name="HomePage" model={useLoaderData<typeof loader>()} />;
}
