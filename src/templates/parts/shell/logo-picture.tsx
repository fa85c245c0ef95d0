import type { LogoModel } from '../../../kernel/chrome/model.ts';
import { Picture } from '../../../ui/pictures/picture.tsx';

interface LogoPictureProps {
  logo: Extract<LogoModel, { kind: 'picture' }>;
  /** It stands on the main colour, which is dark in either theme; else on the page, which follows the theme. */
  onNavy?: boolean;
  priority?: boolean;
}

/** A dealer's own logo; on dark grounds its second picture, or the only one on a light plate. */
export function LogoPicture({ logo: { picture, onDark }, onNavy = false, priority = false }: LogoPictureProps) {
  if (!onDark) return <Picture picture={picture} priority={priority} className="logo-pic logo-pic--plate" />;
  const isDark = onNavy || onDark.theme === 'dark';
  const image = <Picture picture={isDark ? onDark.picture : picture} priority={priority} className="logo-pic" />;
  if (isDark || onDark.theme === 'light') return image;
  return (
    <picture>
      <source media="(prefers-color-scheme: dark)" srcSet={onDark.picture.src} />
      {image}
    </picture>
  );
}
