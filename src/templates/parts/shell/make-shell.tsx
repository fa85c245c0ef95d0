import type { ComponentType } from 'react';
import type { ChromeModel } from '../../../kernel/chrome/model.ts';
import { Island } from '../../../ui/islands/island.tsx';
import { SavingTray } from '../saved/saving-tray.tsx';
import { Toasts } from '../saved/toasts.tsx';
import { Measuring } from './measuring.tsx';

type Piece = ComponentType<{ chrome: ChromeModel }>;

/** What stands above and below the content of every page. */
export interface ShellParts {
  Above: Piece;
  Below: Piece;
}

interface ShellLook {
  /** A bar above the header, where the look has one. */
  UtilityBar?: Piece;
  Header: Piece;
  Footer: Piece;
}

const Tray = ({ saving: { compare, nouns } }: Pick<ChromeModel, 'saving'>) => (
  <Island name="saving-tray" of={SavingTray} props={{ compare, nouns }} when="asked" />
);

/** A look's shell: header and footer as HTML. Behaviours move it; only the tray of vehicles to compare is an island. */
export function makeShell({ UtilityBar, Header, Footer }: ShellLook): ShellParts {
  return {
    Above: UtilityBar
      ? ({ chrome }) => (
          <header>
            <UtilityBar chrome={chrome} />
            <Header chrome={chrome} />
          </header>
        )
      : Header,
    Below: ({ chrome }) => (
      <>
        {chrome.saving.compare && <Tray saving={chrome.saving} />}
        <Toasts saving={chrome.saving} />
        <Footer chrome={chrome} />
        {chrome.measuring && <Measuring model={chrome.measuring} />}
      </>
    ),
  };
}
