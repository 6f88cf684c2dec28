import { dateTime, endpoint, entity, longText, number, text, type } from '../../kit/index.ts';

/** A change of state of any workflow (操作记录). Written in the transaction of the change, never by hand. */
export const bizAuditLog = entity({
  area: 'system',
  name: 'bizAuditLog',
  table: 'biz_audit_log',
  code: 'audit:auditLog',
  path: '',
  title: '操作记录',
  fields: {
    /** Name of the entity. */
    bizType: text({ label: '业务类型', max: 50, required: true }),
    bizId: text({ label: '业务ID', max: 32, required: true }),
    /** Name of the step; `add` or `edit` when saving changed the state. */
    action: text({ label: '操作', max: 50, required: true }),
    fromStatus: number({ label: '原状态', required: true }),
    toStatus: number({ label: '新状态', required: true }),
    reason: longText({ label: '原因', max: 500 }),
    operator: text({ label: '操作人账号', max: 50, required: true }),
    operatorName: text({ label: '操作人', max: 100, required: true }),
    operateTime: dateTime({ label: '操作时间', required: true }),
    ip: text({ label: 'IP', max: 64 }),
  },
  list: ['action', 'fromStatus', 'toStatus', 'reason', 'operatorName', 'operateTime'],
  form: [],
  calls: [],
  // Rows are read only through `workflowHistory`, which checks the row they belong to.
  visible: {},
  indexes: [['bizId', 'operateTime']],
  appendOnly: true,
});

/** An entry of the history of a row, newest first. */
export interface HistoryEntry {
  readonly id: string;
  readonly action: string;
  /** Label of the step. */
  readonly action_dictText: string;
  readonly fromStatus: number;
  readonly fromStatus_dictText: string;
  readonly toStatus: number;
  readonly toStatus_dictText: string;
  readonly reason: string | null;
  readonly operatorName: string;
  readonly operateTime: string;
  /** Account and address are for staff. */
  readonly operator?: string;
  readonly ip?: string | null;
}
/** Number of entries that are returned at most; older ones are left out. */
export const historyLimit = 500;
/**
 * History of a row, newest first, for staff and the owner of the row. The caller must see the row and hold the list
 * permission of its entity.
 */
export const workflowHistory = endpoint({
  method: 'GET',
  path: '/audit/auditLog/list',
  title: '操作记录',
  needs: 'signed-in',
  input: {
    bizType: text({ label: '业务类型', required: true, max: 50 }),
    bizId: text({ label: '业务ID', required: true, max: 32 }),
  },
  output: type<HistoryEntry[]>(),
  silent: true,
});
