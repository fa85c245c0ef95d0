import { makeShell } from '../parts/shell/make-shell.tsx';
import { Footer } from './shell/footer.tsx';
import { Header } from './shell/header.tsx';
import { UtilityBar } from './shell/utility-bar.tsx';

export const shell = makeShell({ UtilityBar, Header, Footer });
