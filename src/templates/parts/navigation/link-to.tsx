import type { ReactNode } from 'react';
import { Icon, type IconName } from '../../../ui/icons/icon.tsx';

interface LinkToProps {
  to: { label: string; href: string };
  icon?: IconName;
  className?: string;
  children?: ReactNode;
}

/** A link that a model has made. */
export function LinkTo({ to: { label, href }, icon, className, children }: LinkToProps) {
  return (
    <a className={className} href={href}>
      {icon && <Icon name={icon} />}
      {label}
      {children}
    </a>
  );
}
