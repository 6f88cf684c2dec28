import type { ReactNode } from 'react';
import { isTreeCondition } from './tree-source.ts';

interface ConditionCheckedProps {
  readonly condition: string;
  /** What is said instead when the condition cannot be sent. */
  readonly problem: string;
  readonly children: ReactNode;
}

/** A tree under a condition; one that is no JSON object is said, and nothing is asked for. */
export const ConditionChecked = ({ condition, problem, children }: ConditionCheckedProps) =>
  isTreeCondition(condition) ? (
    children
  ) : (
    <span className="field-message error" role="alert">
      {problem}
    </span>
  );
