import { type ComponentType, memo, type ReactNode, Suspense, useRef } from 'react';
import type { ChromeModel } from '../../../kernel/chrome/model.ts';
import { createLazyPart } from '../../../ui/hydration/lazy-part.ts';
import { useMenuClosing } from '../../../ui/menu-closing.ts';
import { SavingTray } from '../saved/saving-tray.tsx';
import { Toasts } from '../saved/toasts.tsx';

const Measuring = createLazyPart(async () => (await import('./measuring.tsx')).Measuring);

type Piece = ComponentType<{ chrome: ChromeModel }>;

interface ShellLook {
  /** A bar above the header, where the look has one. */
  UtilityBar?: Piece;
  Header: Piece;
  Footer: Piece;
}

/** A look's shell: its header and footer are rendered once and stay as they are across navigation. */
export function makeShell({ UtilityBar, Header, Footer }: ShellLook) {
  const Above = memo(
    UtilityBar
      ? ({ chrome }: { chrome: ChromeModel }) => (
          <header>
            <UtilityBar chrome={chrome} />
            <Header chrome={chrome} />
          </header>
        )
      : Header,
  );
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
  return function Shell({ chrome, children }: { chrome: ChromeModel; children: ReactNode }) {
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
  };
}
