import { lazy, type ReactNode } from 'react';
import type { WrittenPart } from '../../../features/pages/home/content.ts';
import type { HomeModel } from '../../../features/pages/home/model.ts';

// The page waits for it: a part that came later would not be there without scripts.
const Blocks = lazy(async () => ({ default: (await import('./blocks.tsx')).Blocks }));

const written = (part: WrittenPart) => (model: HomeModel) => <Blocks blocks={model.written[part]} />;

/** The parts of a home page that pages have too; their scripts come by themselves, where the page has such a part. */
export const WRITTEN_PARTS: Record<WrittenPart, (model: HomeModel) => ReactNode> = {
  reviews: written('reviews'),
  brands: written('brands'),
  posts: written('posts'),
  text: written('text'),
};
