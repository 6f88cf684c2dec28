import type { ReactNode } from 'react';
import { useMayShow, useMayUse } from '../../request/permission.ts';

interface AllowedProps {
  /** One code or a comma list of which one suffices. */
  readonly code: string;
  readonly children: ReactNode;
}

/** Shows its children to holders of the code; for others they are not in the page at all. */
export const Allowed = ({ code, children }: AllowedProps) => (useMayShow(code) ? children : null);

/** Whether an element guarded by `code` is shown. */
export const useAllowed = useMayShow;

/** Whether a control guarded by `code` is shown disabled. */
export const useDisabled = (code: string): boolean => !useMayUse(code);
