import { memo, type ReactNode, Suspense, useRef } from 'react';
import type { ChromeModel } from '../../kernel/chrome/model.ts';
import { late } from '../../ui/hydration/late.ts';
import { useMenuClosing } from '../../ui/menu-closing.ts';
import { SavingTray } from '../parts/saved/saving-tray.tsx';
import { Toasts } from '../parts/saved/toasts.tsx';
import { Footer } from './shell/footer.tsx';
import { Header } from './shell/header.tsx';
import { Strip } from './shell/strip.tsx';

const Measuring = late(async () => (await import('../parts/shell/measuring.tsx')).Measuring);

/** What surrounds the pages stays as it is while a visitor moves about. */
const Above = memo(({ chrome }: { chrome: ChromeModel }) => (
  <header>
    <Strip chrome={chrome} />
    <Header chrome={chrome} />
  </header>
));
const Below = memo(({ chrome }: { chrome: ChromeModel }) => (
  <>
    <SavingTray saving={chrome.saving} />
    <Toasts saving={chrome.saving} />
    <Footer chrome={chrome} />
    {chrome.measuring && (
      <Suspense fallback={null}>
        <Measuring model={chrome.measuring} />
      </Suspense>
    )}
  </>
));

/** Everything around a page: a way past the menu, the ink strip, header, the page itself, footer. */
export function Shell({ chrome, children }: { chrome: ChromeModel; children: ReactNode }) {
  const shell = useRef<HTMLDivElement>(null);
  useMenuClosing(shell);
  return (
    <div className="shell" ref={shell}>
      <a className="skip" href="#main">
        Skip to content
      </a>
      <Above chrome={chrome} />
      <main id="main" tabIndex={-1}>
        {children}
      </main>
      <Below chrome={chrome} />
    </div>
  );
}
