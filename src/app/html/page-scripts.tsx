import { findEntryScript, type PageScriptList } from './template-scripts.ts';

/**
 * The page's scripts: the entry, which loads all others (`entry.client.tsx`), and the names of those, for it to
 * preload (`page-start/preload-scripts.ts`). None of them is needed for the first frame, so pictures and style sheets
 * are fetched before them.
 */
export function PageScripts({ preloaded }: { preloaded: PageScriptList }) {
  return (
    <>
      {import.meta.env.DEV && <DevScripts />}
      <script
        type="module"
        async
        fetchPriority="low"
        src={findEntryScript()}
        data-preloaded={preloaded.start.join(' ') || undefined}
        data-preloaded-islands={preloaded.islands.join(' ') || undefined}
      />
    </>
  );
}

/** What Vite's development server needs for hot reload. */
const DevScripts = () => (
  <>
    <script type="module" src="/@vite/client" />
    <script type="module" src="/@id/__x00__virtual:react-router/inject-hmr-runtime" />
  </>
);
