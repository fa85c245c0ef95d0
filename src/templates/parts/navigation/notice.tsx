import type { ReactNode } from 'react';
import { Icon, type IconName } from '../../../ui/icons/icon.tsx';

interface NoticeProps {
  icon?: IconName;
  role?: 'status' | 'alert';
  className?: string;
  children: ReactNode;
}

/** What a page says of itself before its content. */
export function Notice({ icon = 'info', role, className = 'notice', children }: NoticeProps) {
  return (
    <p className={className} role={role}>
      <Icon name={icon} />
      <span>{children}</span>
    </p>
  );
}

interface ResultNoticeProps {
  note: { kind: string; text: string };
  className?: string;
}

/** What has become of what the visitor did. */
export function ResultNotice({ note: { kind, text }, className }: ResultNoticeProps) {
  const hasFailed = kind === 'failed';
  return (
    <Notice className={className} role={hasFailed ? 'alert' : 'status'} icon={hasFailed ? 'alert' : 'check'}>
      {text}
    </Notice>
  );
}
