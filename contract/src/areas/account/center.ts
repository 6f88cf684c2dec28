import { endpoint, json, type } from '../../kit/index.ts';
import type { Task } from '../dashboard/index.ts';

export interface OwnActivity {
  readonly id: string;
  readonly content: string;
  readonly ip: string | null;
  readonly time: string;
}
/** A message in the caller's account centre. */
export interface OwnMessage {
  readonly id: string;
  readonly titile: string;
  readonly priority: string | null;
  readonly readFlag: string;
  readonly sendTime: string | null;
}
/** The account centre: the last twenty sign-ins and operations, pending work and favourites. */
export interface AccountSummary {
  readonly realname: string;
  readonly avatar: string | null;
  readonly roles: readonly string[];
  readonly departs: readonly string[];
  readonly tags: readonly string[];
  readonly counts: { readonly todo: number; readonly unread: number; readonly pages: number };
  readonly tasks: readonly Task[];
  readonly signIns: readonly OwnActivity[];
  readonly operations: readonly OwnActivity[];
  readonly messages: readonly OwnMessage[];
  readonly pages: readonly string[];
}
const needs = 'signed-in';
export const accountSummary = endpoint({
  method: 'GET',
  path: '/account/center/summary',
  title: '个人概况',
  needs,
  input: {},
  output: type<AccountSummary>(),
});
export const saveTags = endpoint({
  method: 'PUT',
  path: '/account/center/tags',
  title: '设置个人标签',
  needs,
  input: { tags: json<readonly string[]>()({ label: '标签', required: true }) },
  output: type<{ tags: readonly string[] }>(),
  done: '保存成功',
});
export const savePages = endpoint({
  method: 'PUT',
  path: '/account/center/pages',
  title: '设置收藏的页面',
  needs,
  input: { pages: json<readonly string[]>()({ label: '收藏的页面', required: true }) },
  output: type<{ pages: readonly string[] }>(),
  done: '保存成功',
});

export const longestTag = 12;
export const centerTexts = {
  badTags: '标签为1到12个字符的文字',
  badPages: '收藏的页面不存在',
  tabs: { todo: '我的待办', operations: '最近操作', messages: '我的消息', pages: '收藏的页面' },
  counts: { todo: '待办', unread: '未读', pages: '收藏' },
  tags: '标签',
  addTag: '添加标签',
  removeTag: (tag: string) => `删除标签 ${tag}`,
  noRole: '暂无角色',
  noTodo: '没有待办事项',
  noOperations: '还没有操作记录',
  noMessages: '还没有消息',
  noPages: '还没有收藏的页面',
  editPages: '编辑收藏',
  choosePages: '选择要收藏的页面',
  waiting: (n: number, late: number) => (late > 0 ? `${n} 项，其中 ${late} 项超时` : `${n} 项`),
  insteadOf: (name: string) => `代 ${name}`,
  time: '时间',
  oldest: (time: string) => `最早 ${time}`,
  allMessages: '查看全部',
  settings: '账户设置',
} as const;
