import type { WaitKey } from '../rules/waits.ts';

/**
 * What waits for an auditor. From it derive the task of the workplace with its overdue rows, and the waiting marks of the
 * rows in the state `waiting`.
 */
export interface AuditTask {
  /** Unique among the tasks of the workplace. */
  readonly key: string;
  readonly title: string;
  /** The column with the beginning of the wait; a row without it waits since its creation. */
  readonly since: string;
  /** The setting with the days of the wait; default: those of an audit. */
  readonly days?: WaitKey;
  /** The columns that form a row's title, in order. */
  readonly names: readonly string[];
  readonly path: string;
  /** The page at `path` lists rows of every state: the link selects those that wait. */
  readonly isOfList?: true;
}
/** The days within which an audit is due, unless its task says otherwise. */
export const auditDays: WaitKey = 'register.auditDays';

/** An entry in the journal of an audit. */
export interface AuditEntry {
  readonly id: string;
  readonly seq: number;
  readonly action: string;
  readonly action_dictText: string;
  readonly fromStatus: number;
  readonly toStatus: number;
  readonly reasonCodes: string | null;
  readonly reasonCodes_dictText?: string;
  readonly reason: string | null;
  readonly operatorName: string;
  readonly operateTime: string;
}
