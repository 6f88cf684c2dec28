import type { AnyEntity } from '@campus/contract/kit';
import { Button, Tooltip } from 'antd';
import type { ReactNode } from 'react';
import { useCaller } from '../call/caller.ts';
import type { RowData } from '../field/row.ts';
import { openSteps, type Undo, useSteps } from './steps.tsx';

interface DecisionOptions {
  readonly onDecided?: (() => void) | undefined;
  readonly undo?: Undo | undefined;
  /** Reason why the row cannot be approved yet. */
  readonly blocked?: string | undefined;
  /** The reasons are not known yet. */
  readonly isChecking?: boolean;
  /** Input of the approval that the page asks for itself, without a dialog. */
  readonly approval?: Readonly<Record<string, unknown>> | undefined;
}
/** The decision of an audit about a row. A handler is undefined while the caller cannot take its step. */
export interface Decision {
  readonly isOpen: boolean;
  readonly approve: (() => void) | undefined;
  readonly reject: (() => void) | undefined;
  /** 驳回 and 通过. */
  readonly buttons: ReactNode;
  /** Render once. */
  readonly dialogs: ReactNode;
}

/** The steps `approve` and `reject` of an `auditFlow`. */
export function useDecision(entity: AnyEntity, row: RowData | undefined, options: DecisionOptions = {}): Decision {
  const { onDecided, undo, blocked, isChecking = false, approval } = options;
  const caller = useCaller();
  const steps = useSteps(entity, onDecided, undo);
  const open = row ? openSteps(entity, row, caller) : [];
  const find = (name: string) => open.find((step) => step.name === name);
  const [approving, rejecting] = [find('approve'), find('reject')];
  const isApprovable = blocked === undefined && !isChecking && !steps.isRunning;
  const approve = approving && row && isApprovable ? () => steps.take(approving, row, approval) : undefined;
  const reject = rejecting && row && !steps.isRunning ? () => steps.take(rejecting, row) : undefined;
  const buttons = (
    <>
      {rejecting && (
        <Button danger disabled={steps.isRunning} onClick={reject}>
          {rejecting.step.label}
        </Button>
      )}
      {approving && (
        <Tooltip title={blocked}>
          <Button
            type="primary"
            disabled={blocked !== undefined || isChecking}
            loading={steps.isRunning}
            onClick={approve}
          >
            {approving.step.label}
          </Button>
        </Tooltip>
      )}
    </>
  );
  return {
    isOpen: approving !== undefined || rejecting !== undefined,
    approve,
    reject,
    buttons,
    dialogs: steps.dialogs,
  };
}
