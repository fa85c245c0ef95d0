import type { ComponentType, ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import { SavedInAccount } from '../features/account/watchlist/parts/saved-in-account.ts';
import type { ChromeModel } from '../kernel/chrome/model.ts';
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
  /** A site's pages share one chrome until its settings, its stock or the minute change (kernel/chrome/load.ts). */
  const rendered = new WeakMap<ChromeModel, FrameHtml>();
  return ({ chrome, children }) => {
    const { above, below } = rendered.get(chrome) ?? renderFrame(parts, chrome);
    rendered.set(chrome, { above, below });
    return (
      <div className="shell">
        <a className="skip" href="#main">
          Skip to content
        </a>
        <Html html={above} />
        <main id="main" tabIndex={-1}>
          {children}
        </main>
        <Html html={below} />
      </div>
    );
  };
}

interface FrameHtml {
  above: string;
  below: string;
}

function renderFrame({ Above, Below }: ShellParts, chrome: ChromeModel): FrameHtml {
  const render = (Part: ShellParts['Above']) =>
    renderToString(
      <SavedInAccount value={chrome.saving.inAccount}>
        <Part chrome={chrome} />
      </SavedInAccount>,
    );
  return { above: render(Above), below: render(Below) };
}

/** HTML that was rendered before; in the layout as if this element were not there. */
const Html = ({ html }: { html: string }) => (
  // biome-ignore lint/security/noDangerouslySetInnerHtml: rendered by React above
  <div className="island" dangerouslySetInnerHTML={{ __html: html }} />
);
