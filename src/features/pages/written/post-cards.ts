import { linkToImage } from '../../../domain/media/image-address.ts';
import { formatDate } from '../../../domain/text/format.ts';
import type { PostCard } from '../../../kernel/content/model.ts';
import type { PostContent } from '../../../settings/content/pages.ts';
import type { SiteSettings } from '../../../settings/schema.ts';
import type { PictureModel } from '../../../ui/pictures/picture.tsx';
import { DRAWING_SIZE, linkToNearestDrawing } from '../../../ui/vehicle-drawing/address.ts';

/** Where a post is: its own page, or where its text stands. */
export function linkToPost({ slug, href }: PostContent, { pages }: Pick<SiteSettings, 'pages'>): string {
  return slug === null ? (href ?? pages.blogPath) : `${pages.blogPath}/${slug}`;
}

export function buildPostCard(post: PostContent, settings: Pick<SiteSettings, 'pages' | 'images'>): PostCard {
  return {
    href: linkToPost(post, settings),
    heading: post.heading,
    picture: buildContentPicture(post, settings),
    date: { iso: post.date, text: formatDate(post.date) },
    author: post.author,
    text: post.text,
  };
}

/**
 * The picture of a content item: its image in the sizes needed, else the drawn vehicle in its place; null for neither.
 */
export function buildContentPicture(
  { image, drawing }: Pick<PostContent, 'image' | 'drawing'>,
  { images }: Pick<SiteSettings, 'images'>,
): PictureModel | null {
  const src = image
    ? linkToImage(image, { width: 600, crop: '3:2', quality: images.largeQuality }, images.sources)
    : drawing && linkToNearestDrawing(drawing.body, drawing.colour, 'front');
  return src ? { src, alt: '', ...DRAWING_SIZE } : null;
}
