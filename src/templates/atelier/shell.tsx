import { makeShell } from '../parts/shell/make-shell.tsx';
import { Footer } from './shell/footer.tsx';
import { Header } from './shell/header.tsx';

/** Everything around a page: a way past the menu, one line of header, the page itself, and a dark foot. */
export const Shell = makeShell({ Header, Footer });
