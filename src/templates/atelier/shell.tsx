import { makeShell } from '../parts/shell/make-shell.tsx';
import { Footer } from './shell/footer.tsx';
import { Header } from './shell/header.tsx';

/** The frame of every page: a skip link, a one-line header, the page itself and a dark footer. */
export const Shell = makeShell({ Header, Footer });
