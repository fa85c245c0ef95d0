declare module 'subset-font' {
  interface Options {
    targetFormat: 'woff2';
    variationAxes: Readonly<Record<string, { min: number; max: number }>>;
    /** Tags of the OpenType features that are kept. */
    keepFeatures: readonly string[];
  }
  export default function subsetFont(font: Buffer, text: string, options: Options): Promise<Buffer>;
}
