import type { ReactNode } from 'react';

interface GarageFormProps {
  action: string;
  /** What it does. */
  does: string;
  /** What it does it to. */
  id?: number;
  /** By which buttons that stand elsewhere belong to it. */
  formId?: string;
  className?: string;
  children: ReactNode;
}

/** A plain form of the garage: what it does, and to what. */
export function GarageForm({ action, does, id, formId, className, children }: GarageFormProps) {
  return (
    <form id={formId} method="post" action={action} className={className}>
      <input type="hidden" name="do" value={does} />
      {id !== undefined && <input type="hidden" name="id" value={id} />}
      {children}
    </form>
  );
}
