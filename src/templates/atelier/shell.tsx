import { makeShell } from '../parts/shell/make-shell.tsx';
import { Footer } from './shell/footer.tsx';
import { Header } from './shell/header.tsx';

export const shell = makeShell({ Header, Footer });
