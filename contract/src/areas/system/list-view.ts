import { endpoint, entity, flag, longText, ref, text, type } from '../../kit/index.ts';
import { readViewState, type ViewState } from '../../rules/view-state.ts';
import { sharedOnSide } from './sharing.ts';

/**
 * A named combination of conditions, order and columns of a list (列表视图): private, or shared with the users of the
 * same side who see the list. It contains no rows: all users see their own rows through it.
 */
export const listView = entity({
  area: 'system',
  name: 'listView',
  table: 'sys_list_view',
  code: 'system:listView',
  path: '/sys/listView',
  title: '列表视图',
  fields: {
    /** Name of the entity; for an additional list of it, followed by `@` and the path of that list. */
    listCode: text({ label: '列表', required: true, max: 100 }),
    title: text({ label: '视图名称', required: true, requiredMessage: '请输入视图名称!', max: 30 }),
    state: longText({
      label: '视图内容',
      required: true,
      max: 20_000,
      pattern: { test: (value) => readViewState(value) !== undefined, message: '视图内容无法识别' },
    }),
    shared: flag({ label: '共享', help: '能查看该列表的同事都能使用，看到的数据以各自的权限为准' }),
    companyId: ref({ label: '所属企业', to: 'company', derived: true }),
  },
  display: 'title',
  list: ['listCode', 'title', 'state', 'shared'],
  form: ['listCode', 'title', 'state', 'shared'],
  visible: sharedOnSide,
  uniques: [{ fields: ['createBy', 'listCode', 'title'], message: '视图名称已存在' }],
  // Every signed-in user may save views, so the calls need no code.
  calls: [],
});

/** The default view of a list, one per user and list (默认视图). */
export const listViewDefault = entity({
  area: 'system',
  name: 'listViewDefault',
  table: 'sys_list_view_default',
  code: 'system:listViewDefault',
  path: '',
  title: '默认视图',
  fields: {
    username: text({ label: '用户账号', required: true, max: 100, derived: true }),
    listCode: text({ label: '列表', required: true, max: 100 }),
    viewId: ref({ label: '视图', to: 'listView', required: true }),
  },
  list: ['listCode', 'viewId'],
  form: [],
  visible: {},
  uniques: [{ fields: ['username', 'listCode'], message: '数据已被他人修改，请刷新后重试', errorCode: 'RC_STALE' }],
  calls: [],
});

/** Wire form of a saved view. */
export interface SavedView {
  readonly id: string;
  readonly title: string;
  readonly state: ViewState;
  readonly shared: 0 | 1;
  /** Whether the caller may change and delete it. */
  readonly mine: boolean;
  /** Name of the owner, for a view shared by another user. */
  readonly owner: string | null;
  /** Whether it is the caller's default view of the list. */
  readonly isDefault: boolean;
}
const { listCode, title, state, shared } = listView.fields;
const id = text({ label: 'ID', required: true, max: 36 });
const needs = 'signed-in';

export const listListViews = endpoint({
  method: 'GET',
  path: '/sys/listView/list',
  title: '列表视图',
  needs,
  input: { listCode },
  output: type<readonly SavedView[]>(),
});
export const addListView = endpoint({
  method: 'POST',
  path: '/sys/listView/add',
  title: '保存列表视图',
  needs,
  input: { listCode, title, state, shared },
  output: type<SavedView>(),
  done: '添加成功！',
});
export const editListView = endpoint({
  method: 'PUT',
  path: '/sys/listView/edit',
  title: '修改列表视图',
  needs,
  input: { id, title, state, shared },
  output: type<SavedView>(),
  done: '编辑成功！',
});
export const deleteListView = endpoint({
  method: 'DELETE',
  path: '/sys/listView/delete',
  title: '删除列表视图',
  needs,
  input: { id },
  output: type<null>(),
  done: '删除成功！',
});
/** Without a view, resets the list to its definition. */
export const setDefaultListView = endpoint({
  method: 'PUT',
  path: '/sys/listView/setDefault',
  title: '设置默认视图',
  needs,
  input: { listCode, id: text({ label: '视图', max: 36 }) },
  output: type<null>(),
  done: '设置成功！',
});
