import type { ChromeModel } from '../../kernel/chrome/model.ts';
import { makeShell } from '../parts/shell/make-shell.tsx';
import { Footer } from './shell/footer.tsx';
import { Header } from './shell/header.tsx';
import { UtilityBar } from './shell/utility-bar.tsx';

const Above = ({ chrome }: { chrome: ChromeModel }) => (
  <header>
    <UtilityBar chrome={chrome} />
    <Header chrome={chrome} />
  </header>
);

/** The frame of every page: a skip link, the bar of facts, header, the page itself, footer. */
export const Shell = makeShell({ Header: Above, Footer });
