import { makeShell } from '../parts/shell/make-shell.tsx';
import { Footer } from './shell/footer.tsx';
import { Header } from './shell/header.tsx';
import { UtilityBar } from './shell/utility-bar.tsx';

/** The frame of every page: a skip link, the bar of facts, header, the page itself, footer. */
export const Shell = makeShell({ UtilityBar, Header, Footer });
