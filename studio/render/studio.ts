import type { Page } from 'playwright-core';
import { browserPath } from '../../scripts/browser.mjs';
import type { MeshFile } from '../geometry/mesh-file.ts';
import type { PageStudio } from '../page/main.ts';
import type { Camera, Light, Paint, Point, Spot, SpotOnPicture } from '../page/order.ts';
import { bundlePage } from './bundle.ts';
import { launchChromium } from './chromium.ts';
import { type PageServer, servePage } from './page-server.ts';
import { getPaint } from './paints.ts';

/** A drawn picture: red, green and blue bytes, line by line from the top. */
export interface Picture {
  data: Buffer;
  width: number;
  height: number;
}

export interface Shot {
  camera: Camera;
  width: number;
  height: number;
  /** Names of paints (paints.ts), or none for what has no paint: then the one picture comes under the name ''. */
  paints: readonly string[];
  /** `studio` when it is left out. */
  light?: Light;
  /** 2 draws four times the dots for smoother glints, at almost four times the cost; 1 when it is left out. */
  fineness?: 1 | 2;
}

export interface PanoramaShot {
  at: Point;
  width: number;
  height: number;
  /** Matters only where painted metal shows inside. */
  paint?: string;
}

/** A photographer's studio in a browser of its own; it takes one order at a time. */
export interface Studio {
  /** Puts a vehicle (or a cabin) into the studio in place of the one before. */
  load(mesh: MeshFile): Promise<void>;
  /** Draws one frame once and develops it in every paint asked for; the pictures come by the paint's name. */
  photograph(shot: Shot): Promise<Map<string, Picture>>;
  /**
   * All around a point in a cabin, 2:1; the middle looks to the nose, a quarter further right to the vehicle's right.
   */
  panorama(shot: PanoramaShot): Promise<Picture>;
  /**
   * Where spots fall on a picture of this camera and shape, and whether they are seen there: facing the camera and
   * not hidden. Free after a photograph of the same camera.
   */
  project(spots: readonly Spot[], camera: Camera, width: number, height: number): Promise<SpotOnPicture[]>;
  close(): Promise<void>;
}

/** The machine's Chromium; ends the program with a word about it when there is none. */
const findBrowser = () => browserPath() as string;

const UNPAINTED: Paint = { id: '', colour: '#808080', metalness: 0 };

function studioOn(page: Page, server: PageServer, close: () => Promise<void>): Studio {
  const call = <Name extends keyof PageStudio>(name: Name, ...given: Parameters<PageStudio[Name]>) =>
    page.evaluate(([name, given]) => (window.studio[name] as (...given: unknown[]) => unknown)(...given), [
      name,
      given,
    ] as const) as Promise<Awaited<ReturnType<PageStudio[Name]>>>;
  return {
    async load({ parts, buffer }) {
      server.offer(buffer);
      await call('load', parts);
    },
    async photograph({ camera, width, height, paints: names, light = 'studio', fineness = 1 }) {
      const paints = names.length > 0 ? names.map(getPaint) : [UNPAINTED];
      await call('photograph', { camera, width, height, paints, light, fineness });
      const pictures = server.collect();
      return new Map(paints.map(({ id }) => [id, { data: pictures.get(id)!, width, height }]));
    },
    async panorama({ at, width, height, paint }) {
      await call('panorama', {
        at,
        width,
        height,
        paint: paint ? getPaint(paint) : UNPAINTED,
        light: 'cabin',
      });
      return { data: server.collect().get('panorama')!, width, height };
    },
    project: (spots, camera, width, height) => call('project', [...spots], camera, width / height),
    close,
  };
}

/** Opens a studio, in the Chromium at `chromium` or the one found on this machine; several may be open at once. */
export async function openStudio(chromium = findBrowser()): Promise<Studio> {
  const server = await servePage(await bundlePage());
  const browser = await launchChromium(chromium);
  const close = async () => {
    await browser.close();
    server.close();
  };
  try {
    const page = await browser.newPage();
    const complaints: string[] = [];
    page.on('pageerror', (error) => complaints.push(error.message));
    await page.goto(server.address);
    if (complaints.length > 0) throw new Error(`The studio's page fails: ${complaints.join('; ')}`);
    return studioOn(page, server, close);
  } catch (error) {
    await close();
    throw error;
  }
}
