import { type ReactNode, Suspense } from 'react';
import type { WrittenPart } from '../../../features/pages/home/content.ts';
import type { HomeModel } from '../../../features/pages/home/model.ts';
import { late } from '../../../ui/late.ts';

const Blocks = late(async () => (await import('../content/blocks.tsx')).Blocks);

const written = (part: WrittenPart) => (model: HomeModel) => (
  <Suspense fallback={null}>
    <Blocks blocks={model.written[part]} />
  </Suspense>
);

/** The parts of a home page that pages have too; their scripts come by themselves, where the page has such a part. */
export const WRITTEN_PARTS: Record<WrittenPart, (model: HomeModel) => ReactNode> = {
  reviews: written('reviews'),
  brands: written('brands'),
  posts: written('posts'),
  text: written('text'),
};
