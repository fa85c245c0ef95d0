import type { ReactNode } from 'react';
import { Icon } from '../../ui/icons/icon.tsx';

interface PhoneFoldProps {
  /** What a press shows, such as "Work out a repayment". */
  label: string;
  children: ReactNode;
}

/**
 * A long part of a page, behind a line on a phone and open on wider windows and in print (`phone-fold.css`). It works
 * without scripts; a browser that cannot draw a closed `details` open has the line everywhere.
 */
export function PhoneFold({ label, children }: PhoneFoldProps) {
  return (
    <details className="phone-fold">
      <summary className="btn btn--line">
        {label}
        <Icon name="chevron-down" />
      </summary>
      {children}
    </details>
  );
}
