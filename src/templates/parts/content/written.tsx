import { lazy, type ReactNode } from 'react';
import type { WrittenPart } from '../../../features/pages/home/content.ts';
import type { HomeModel } from '../../../features/pages/home/model.ts';

// The page waits for it: without scripts, a part loaded later would be missing.
const Blocks = lazy(async () => ({ default: (await import('./blocks.tsx')).Blocks }));

const written = (part: WrittenPart) => (model: HomeModel) => <Blocks blocks={model.written[part]} />;

/** The sections of a home page that written pages have too; their scripts are loaded only where a page has one. */
export const WRITTEN_PARTS: Record<WrittenPart, (model: HomeModel) => ReactNode> = {
  reviews: written('reviews'),
  brands: written('brands'),
  posts: written('posts'),
  text: written('text'),
};
