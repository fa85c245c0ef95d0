import type { ComponentProps } from 'react';
import { Picture, type PictureModel } from '../../../ui/pictures/picture.tsx';
import { Plate } from '../../../ui/pictures/plate.tsx';

interface ModelPictureProps extends Omit<ComponentProps<typeof Picture>, 'picture'> {
  picture: PictureModel | null;
  title: string;
  /** The colour that it should show. */
  colour?: string | undefined;
}

/** The picture of a model; a plate with its name where the site has none. */
export function ModelPicture({ picture, title, colour, ...shown }: ModelPictureProps) {
  if (picture) return <Picture picture={picture} {...shown} />;
  const names = colour ? { over: title, title: colour } : { over: null, title };
  return <Plate plate={{ ...names, note: 'Photos coming soon' }} />;
}
