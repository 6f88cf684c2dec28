import type { ReactNode } from 'react';
import { useMayShow } from '../../request/permission.ts';

interface AllowedProps {
  /** Permission code, or several separated by commas: one of them is enough. */
  readonly code: string;
  readonly children: ReactNode;
}

/** Renders its children only for holders of the code. */
export const Allowed = ({ code, children }: AllowedProps) => (useMayShow(code) ? children : null);

/** Whether an element guarded by `code` is shown. */
export const useAllowed = useMayShow;
