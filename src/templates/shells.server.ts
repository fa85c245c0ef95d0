import type { ComponentType, ReactNode } from 'react';
import type { ChromeModel } from '../kernel/chrome/model.ts';

/** Header, footer and everything around a page. Browsers get its HTML alone: its moving parts are islands. */
type Shell = ComponentType<{ chrome: ChromeModel; children: ReactNode }>;

const SHELLS = import.meta.glob<Shell>('./*/shell.tsx', { eager: true, import: 'Shell' });

/** The frame of a look, by the look's name. Throws for an unknown one. */
export function getShell(look: string): Shell {
  const shell = SHELLS[`./${look}/shell.tsx`];
  if (!shell) throw new Error(`The look "${look}" has no shell.tsx`);
  return shell;
}
