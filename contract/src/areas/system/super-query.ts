import { choice, endpoint, entity, flag, longText, ref, text, type } from '../../kit/index.ts';
import { asConditions, conditionsIn, queryLimits } from '../../rules/super-query.ts';
import { sharedOnSide } from './sharing.ts';

/**
 * A saved advanced query: private, or shared with the users of the same side. School users share with school users,
 * company users with users of their company.
 */
export const superQuery = entity({
  area: 'system',
  name: 'superQuery',
  table: 'sys_super_query',
  code: 'system:superQuery',
  path: '/sys/superQuery',
  title: '高级查询',
  fields: {
    saveCode: text({ label: '列表', required: true, max: 100 }),
    title: text({ label: '保存名称', required: true, requiredMessage: '保存名称不能为空', max: 50 }),
    matchType: choice({ label: '过滤条件匹配', options: { and: 'AND', or: 'OR' }, default: 'and' }),
    /** Conditions and groups as JSON, in the format of the browser's storage. */
    records: longText({
      label: '查询条件',
      required: true,
      max: 50_000,
      pattern: {
        test: (value) => isListOfConditions(value),
        message: `查询条件须为1到${queryLimits.conditions}条条件的列表`,
      },
    }),
    shared: flag({ label: '共享给本租户' }),
    companyId: ref({ label: '所属企业', to: 'company', derived: true }),
  },
  list: ['saveCode', 'title', 'matchType', 'records', 'shared'],
  form: ['saveCode', 'title', 'matchType', 'records', 'shared'],
  visible: sharedOnSide,
  // Every signed-in user may save queries, so the calls need no code.
  calls: [],
});

function isListOfConditions(value: string): boolean {
  try {
    const conditions = asConditions(JSON.parse(value));
    return conditions !== undefined && conditionsIn(conditions).length > 0;
  } catch {
    return false;
  }
}

/** A saved query as the calls return it. */
export interface StoredQuery {
  readonly id: string;
  readonly title: string;
  readonly matchType: 'and' | 'or';
  readonly records: string;
  readonly shared: 0 | 1;
  /** Whether the caller may change and delete it. */
  readonly mine: boolean;
}
const { saveCode, title, matchType, records, shared } = superQuery.fields;
const id = text({ label: 'ID', required: true, max: 36 });
const needs = 'signed-in';

export const listSuperQueries = endpoint({
  method: 'GET',
  path: '/sys/superQuery/list',
  title: '保存的高级查询',
  needs,
  input: { saveCode },
  output: type<readonly StoredQuery[]>(),
});
export const addSuperQuery = endpoint({
  method: 'POST',
  path: '/sys/superQuery/add',
  title: '保存高级查询',
  needs,
  input: { saveCode, title, matchType, records, shared },
  output: type<StoredQuery>(),
  done: '添加成功！',
});
export const editSuperQuery = endpoint({
  method: ['PUT', 'POST'],
  path: '/sys/superQuery/edit',
  title: '修改高级查询',
  needs,
  input: { id, title, matchType, records, shared },
  output: type<StoredQuery>(),
  done: '编辑成功！',
});
export const deleteSuperQuery = endpoint({
  method: 'DELETE',
  path: '/sys/superQuery/delete',
  title: '删除高级查询',
  needs,
  input: { id },
  output: type<null>(),
  done: '删除成功！',
});
