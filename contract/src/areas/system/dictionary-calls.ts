import { endpoint, number, text, type } from '../../kit/index.ts';
import type { AllDictItems, DictOption } from './shell-calls.ts';

/** Drops the server's caches of dictionaries and trees. The path is misspelled on the wire. */
export const refreshCache = endpoint({
  method: 'GET',
  path: '/sys/dict/refleshCache',
  title: '刷新缓存',
  needs: 'signed-in',
  input: {},
  output: type<null>(),
  perMinute: 10,
  silent: true,
});
export const allDictItems = endpoint({
  method: 'GET',
  path: '/sys/dict/queryAllDictItems',
  title: '全部字典',
  needs: 'signed-in',
  input: {},
  output: type<AllDictItems>(),
});

const dictCode = text({ label: '字典编码', max: 2000 });
/** Open dictionaries are also readable with a registration token. */
export const dictItems = endpoint({
  method: 'GET',
  path: '/sys/dict/getDictItems/:dictCode',
  title: '字典项',
  needs: 'anyone',
  input: { dictCode, all: text({ label: '包含停用', max: 1 }) },
  output: type<readonly DictOption[]>(),
});
export const dictText = endpoint({
  method: 'GET',
  path: '/sys/dict/getDictText/:dictCode/:key',
  title: '字典文本',
  needs: 'signed-in',
  input: { dictCode, key: text({ label: '字典值' }) },
  output: type<string | null>(),
});
export const loadDictItem = endpoint({
  method: 'GET',
  path: '/sys/dict/loadDictItem/:dict',
  title: '字典值的文本',
  needs: 'signed-in',
  input: {
    dict: dictCode,
    key: text({ label: '字典值', max: 20_000 }),
    delNotExist: text({ label: '去掉不存在的值', max: 5 }),
  },
  output: type<string[]>(),
});
const dictSearch = {
  dict: dictCode,
  keyword: text({ label: '关键字', max: 2000 }),
  pageSize: number({ label: '条数', min: 1 }),
  pageNo: number({ label: '页码', min: 1 }),
};
export const loadDict = endpoint({
  method: 'GET',
  path: '/sys/dict/loadDict/:dict',
  title: '搜索字典',
  needs: 'signed-in',
  input: dictSearch,
  output: type<readonly DictOption[]>(),
});
export const loadDictOrderByValue = endpoint({
  method: 'GET',
  path: '/sys/dict/loadDictOrderByValue/:dict',
  title: '搜索字典',
  needs: 'signed-in',
  input: dictSearch,
  output: type<readonly DictOption[]>(),
});

/** A node of a tree select. */
export interface TreeSelectNode {
  readonly key: string;
  readonly value: string;
  readonly title: string;
  readonly label: string;
  readonly leaf: boolean;
  readonly isLeaf: boolean;
  readonly parentId: string | null;
  readonly children: null;
}
export const loadTreeData = endpoint({
  method: 'GET',
  path: '/sys/dict/loadTreeData',
  title: '树形字典',
  needs: 'signed-in',
  input: {
    tableName: text({ label: '表名' }),
    text: text({ label: '文本字段' }),
    code: text({ label: '值字段' }),
    pidField: text({ label: '上级字段' }),
    hasChildField: text({ label: '有下级字段' }),
    pid: text({ label: '上级' }),
    condition: text({ label: '条件', max: 2000 }),
    converIsLeafVal: text({ label: '有下级的值', max: 10 }),
  },
  output: type<TreeSelectNode[]>(),
});
