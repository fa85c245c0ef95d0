/** How a surface of a room looks: what the renderer needs, without the renderer. */
export type InteriorMaterial = {
  color: string;
  roughness: number;
  metalness?: number;
  /** A layer of lacquer or glass on top. */
  clearcoat?: number;
  /** Light that it gives off by itself, as a part of its colour's. */
  glow?: number;
  /** The fine pattern of the surface, which the renderer draws by place. */
  grain?: 'leather' | 'fabric' | 'carpet' | 'wood' | 'brushed' | 'plastic';
};

/** Every material that cabins use besides those that vehicles have outside, by name. */
export const interiorMaterials: Record<string, InteriorMaterial> = {
  'leather-black': { color: '#1b1b1d', roughness: 0.55, grain: 'leather' },
  'leather-grey': { color: '#55585c', roughness: 0.55, grain: 'leather' },
  'leather-tan': { color: '#7d4c2a', roughness: 0.52, grain: 'leather' },
  'leather-cream': { color: '#c9c0b0', roughness: 0.55, grain: 'leather' },
  'leather-red': { color: '#6d1518', roughness: 0.5, grain: 'leather' },
  'fabric-charcoal': { color: '#2e3033', roughness: 0.95, grain: 'fabric' },
  'fabric-grey': { color: '#62666b', roughness: 0.95, grain: 'fabric' },
  'fabric-sand': { color: '#a39a89', roughness: 0.95, grain: 'fabric' },
  'fabric-blue': { color: '#41566b', roughness: 0.95, grain: 'fabric' },
  'suede-black': { color: '#1d1d1f', roughness: 1, grain: 'fabric' },
  'vinyl-grey': { color: '#3b3e42', roughness: 0.6, grain: 'leather' },
  'soft-black': { color: '#212224', roughness: 0.7, grain: 'leather' },
  'soft-grey': { color: '#4a4d51', roughness: 0.7, grain: 'leather' },
  'soft-brown': { color: '#4a382c', roughness: 0.7, grain: 'leather' },
  'soft-beige': { color: '#a99f8e', roughness: 0.7, grain: 'leather' },
  'plastic-black': { color: '#1c1d1f', roughness: 0.62, grain: 'plastic' },
  'plastic-grey': { color: '#54575b', roughness: 0.62, grain: 'plastic' },
  'plastic-beige': { color: '#a59c8c', roughness: 0.62, grain: 'plastic' },
  'piano-black': { color: '#08090a', roughness: 0.08, clearcoat: 1 },
  'wood-oak': { color: '#7a5a3c', roughness: 0.5, grain: 'wood' },
  'wood-walnut': { color: '#4b3222', roughness: 0.3, clearcoat: 0.6, grain: 'wood' },
  'alu-brushed': { color: '#a7abb0', roughness: 0.34, metalness: 1, grain: 'brushed' },
  'chrome-satin': { color: '#c3c6c9', roughness: 0.22, metalness: 1 },
  'dark-chrome': { color: '#4b4e52', roughness: 0.25, metalness: 1 },
  'steel-sheet': { color: '#8d9196', roughness: 0.4, metalness: 0.9 },
  'carpet-black': { color: '#18191b', roughness: 1, grain: 'carpet' },
  'carpet-grey': { color: '#3c3f43', roughness: 1, grain: 'carpet' },
  'carpet-beige': { color: '#857b6b', roughness: 1, grain: 'carpet' },
  'rubber-mat': { color: '#1a1b1c', roughness: 0.8 },
  'lining-light': { color: '#b9b6af', roughness: 0.95, grain: 'fabric' },
  'lining-grey': { color: '#85888b', roughness: 0.95, grain: 'fabric' },
  'lining-dark': { color: '#2a2b2d', roughness: 0.95, grain: 'fabric' },
  'stitch-tan': { color: '#b3855a', roughness: 0.8 },
  'stitch-red': { color: '#b02020', roughness: 0.8 },
  'stitch-grey': { color: '#9a9da1', roughness: 0.8 },
  'stitch-blue': { color: '#3f7fb8', roughness: 0.8 },
  'belt-webbing': { color: '#141517', roughness: 0.75, grain: 'fabric' },
  'belt-red': { color: '#a3201c', roughness: 0.5 },
  'screen-off': { color: '#05070a', roughness: 0.06, clearcoat: 1 },
  'ui-ground': { color: '#0d1621', roughness: 0.1, glow: 1 },
  'ui-land': { color: '#16293a', roughness: 0.1, glow: 1 },
  'ui-water': { color: '#1c4a66', roughness: 0.1, glow: 1 },
  'ui-road': { color: '#53687a', roughness: 0.1, glow: 1 },
  'ui-route': { color: '#35a2ff', roughness: 0.1, glow: 1 },
  'ui-white': { color: '#e8eef4', roughness: 0.1, glow: 1 },
  'ui-grey': { color: '#33424f', roughness: 0.1, glow: 1 },
  'ui-green': { color: '#2fae74', roughness: 0.1, glow: 1 },
  'ui-orange': { color: '#e0872c', roughness: 0.1, glow: 1 },
  'ui-red': { color: '#d0403a', roughness: 0.1, glow: 1 },
  'ambient-light': { color: '#79b8e8', roughness: 0.3, glow: 0.9 },
  'ambient-red': { color: '#d2362c', roughness: 0.3, glow: 0.9 },
  'lamp-glow': { color: '#fff3dc', roughness: 0.4, glow: 0.9 },
  'mirror-face': { color: '#aab2b8', roughness: 0.03, metalness: 1 },
  'cabinet-white': { color: '#c6c5c0', roughness: 0.35, clearcoat: 0.4 },
  'cabinet-oak': { color: '#96734d', roughness: 0.5, grain: 'wood' },
  'worktop-stone': { color: '#5d5f61', roughness: 0.35, grain: 'plastic' },
  'floor-oak': { color: '#735a42', roughness: 0.5, grain: 'wood' },
  'tile-white': { color: '#cfd0cd', roughness: 0.2, clearcoat: 0.6 },
  'linen-white': { color: '#cdcbc5', roughness: 0.95, grain: 'fabric' },
  'linen-blue': { color: '#3b5670', roughness: 0.95, grain: 'fabric' },
  'curtain-sand': { color: '#a99a80', roughness: 0.95, grain: 'fabric' },
  stainless: { color: '#b4b8bb', roughness: 0.28, metalness: 1, grain: 'brushed' },
};
