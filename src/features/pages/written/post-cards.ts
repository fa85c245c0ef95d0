import { linkToImage } from '../../../domain/media/image-address.ts';
import { formatDate } from '../../../domain/text/format.ts';
import type { PostCard } from '../../../kernel/content/model.ts';
import type { PostContent } from '../../../settings/content/pages.ts';
import type { SiteSettings } from '../../../settings/schema.ts';
import type { PictureModel } from '../../../ui/pictures/picture.tsx';

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

/** The picture of a content item, in the sizes needed; null where it names none. */
export function buildContentPicture(
  { image }: Pick<PostContent, 'image'>,
  { images }: Pick<SiteSettings, 'images'>,
): PictureModel | null {
  if (image === null) return null;
  const src = linkToImage(image, { width: 600, crop: '3:2', quality: images.largeQuality }, images.sources);
  return { src, alt: '', width: 600, height: 400 };
}
