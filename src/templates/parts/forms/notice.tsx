import type { ReactNode } from 'react';
import { Icon, type IconName } from '../../../ui/icons/icon.tsx';

interface NoticeProps {
  icon?: IconName;
  role?: 'status' | 'alert';
  children: ReactNode;
}

/** What a page with a form says of itself before its content. */
export function Notice({ icon = 'info', role, children }: NoticeProps) {
  return (
    <p className="notice" role={role}>
      <Icon name={icon} />
      <span>{children}</span>
    </p>
  );
}
