import type { ComponentType, ReactNode } from 'react';
import type { ChromeModel } from '../kernel/chrome/model.ts';
import { withCachedHtml } from '../ui/cached-html/with-cached-html.tsx';
import type { ShellParts } from './parts/shell/make-shell.tsx';

const SHELLS = import.meta.glob<ShellParts>('./*/shell.tsx', { eager: true, import: 'shell' });

/** Header, footer and everything around a page. Browsers get its HTML alone: its moving parts are islands. */
type Shell = ComponentType<{ chrome: ChromeModel; children: ReactNode }>;

const shells = new Map<string, Shell>();

/** The frame of a look, by the look's name. Throws for an unknown one. */
export function getShell(look: string): Shell {
  const shell = shells.get(look) ?? createShell(look);
  shells.set(look, shell);
  return shell;
}

function createShell(look: string): Shell {
  const parts = SHELLS[`./${look}/shell.tsx`];
  if (!parts) throw new Error(`The look "${look}" has no shell.tsx`);
  // A site's pages share one chrome until its settings, its stock or the minute change (kernel/chrome/load.ts).
  const Above = withCachedHtml(parts.Above);
  const Below = withCachedHtml(parts.Below);
  return ({ chrome, children }) => (
    <div className="shell">
      <a className="skip" href="#main">
        Skip to content
      </a>
      {/* In the layout as if this element were not there. */}
      <div className="island">
        <Above chrome={chrome} />
      </div>
      <main id="main" tabIndex={-1}>
        {children}
      </main>
      <div className="island">
        <Below chrome={chrome} />
      </div>
    </div>
  );
}
