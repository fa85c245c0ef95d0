import { useLoaderData } from 'react-router';
import { createPageLoader } from '../../../kernel/chrome/page-loader.ts';
import { useTemplate } from '../../../kernel/template.ts';
import { loadHome } from './load.ts';

export { buildLoaderMeta as meta } from '../../../kernel/head/route-meta.ts';

export const loader = createPageLoader(loadHome);

export default function Home() {
  const { HomePage } = useTemplate();
  return <HomePage model={useLoaderData<typeof loader>()} />;
}
