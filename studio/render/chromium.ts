import { type Browser, chromium } from 'playwright-core';

// Drawing needs no graphics card: SwiftShader draws on the processor, and draws the same on every machine.
const FLAGS = [
  '--headless=new',
  '--no-sandbox',
  '--use-angle=swiftshader',
  '--enable-unsafe-swiftshader',
  '--ignore-gpu-blocklist',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
];

/** Starts the Chromium at `path`; rejects when there is none. */
export const launchChromium = (path: string): Promise<Browser> =>
  chromium.launch({ executablePath: path, args: FLAGS });
