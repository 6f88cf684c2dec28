import { endpoint, text, type } from '../../kit/index.ts';

/** A field that an edit changed; texts as they are shown, empty when there is no value. */
export interface ChangedField {
  readonly name: string;
  readonly label: string;
  readonly before: string;
  readonly after: string;
}
export const recordActions = { added: '新增', edited: '编辑', deleted: '删除' } as const;
/** A write of a versioned row, newest first. */
export interface RecordChange {
  readonly id: string;
  readonly act: keyof typeof recordActions;
  readonly operatorName: string;
  readonly operateTime: string;
  /** What an edit changed, without fields that versions do not keep. */
  readonly fields: readonly ChangedField[];
}
/** Number of versions that are compared at most; older ones are left out. */
export const changesLimit = 200;
/**
 * The writes of a versioned row, for staff who may list its entity and see the row. An edit that changed nothing that
 * versions keep has no entry; the fields of the oldest known edit are unknown.
 */
export const recordChanges = endpoint({
  method: 'GET',
  path: '/sys/dataLog/changes',
  title: '变更记录',
  needs: 'signed-in',
  input: {
    bizType: text({ label: '业务类型', required: true, max: 50 }),
    bizId: text({ label: '业务ID', required: true, max: 32 }),
  },
  output: type<RecordChange[]>(),
  silent: true,
});
