import type { ReactNode } from 'react';
import { isTreeCondition } from './tree-source.ts';

interface ConditionCheckedProps {
  readonly condition: string;
  /** Message for an invalid condition. */
  readonly problem: string;
  readonly children: ReactNode;
}

/** Renders its children, or a message when the condition is not a JSON object. */
export const ConditionChecked = ({ condition, problem, children }: ConditionCheckedProps) =>
  isTreeCondition(condition) ? (
    children
  ) : (
    <span className="field-message error" role="alert">
      {problem}
    </span>
  );
