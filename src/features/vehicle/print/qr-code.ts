import qrcode from 'qrcode-generator';

/** A QR code: the number of modules on each side, without its quiet zone, and which of them are dark. */
export interface QrCode {
  size: number;
  /** One row after another, `size` times `size`. */
  dark: boolean[];
}

/** The quiet zone in modules that a reader needs around a code (ISO/IEC 18004). */
export const QUIET_MODULES = 4;

/**
 * The QR code of an address, readable even where a sixth of it is dirty or creased (correction level M). Throws where
 * the address is too long for a code.
 */
export function encodeQrCode(address: string): QrCode {
  const code = qrcode(0, 'M');
  code.addData(address);
  code.make();
  const size = code.getModuleCount();
  const dark = Array.from({ length: size * size }, (_, at) => code.isDark(Math.floor(at / size), at % size));
  return { size, dark };
}

/** Runs of dark modules along the rows, so that a code is drawn with fewer shapes. */
export function listDarkRuns({ size, dark }: QrCode): { row: number; column: number; length: number }[] {
  const runs: { row: number; column: number; length: number }[] = [];
  for (let row = 0; row < size; row++) {
    for (let column = 0; column < size; column++) {
      if (!dark[row * size + column]) continue;
      const start = column;
      while (column < size && dark[row * size + column]) column++;
      runs.push({ row, column: start, length: column - start });
    }
  }
  return runs;
}

/**
 * The QR code as the data of one SVG path, drawn in modules with the quiet zone around it; the view box is `0 0 n n`
 * with the side given.
 */
export function buildQrPath(code: QrCode): { path: string; side: number } {
  const path = listDarkRuns(code)
    .map(({ row, column, length }) => `M${column + QUIET_MODULES} ${row + QUIET_MODULES}h${length}v1h-${length}z`)
    .join('');
  return { path, side: code.size + 2 * QUIET_MODULES };
}
