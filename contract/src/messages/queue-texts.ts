/** Words of an audit queue: those of every entity, and the sentences that an area can replace. */
export const queueTexts = {
  next: '下一条',
  back: '返回列表',
  keys: '↑ ↓ 切换，Enter 打开',
  position: (at: number, total: number) => `${at} / ${total}`,
  decided: (what: string, hint: string) => `${what}。${hint}`,
} as const;

/** Sentences of the queue of one entity. */
export interface QueueTexts {
  readonly list: string;
  /** Name of the field that the search looks in. */
  readonly search: string;
  readonly empty: string;
  readonly emptyHint: string;
  readonly noMatch: (name: string) => string;
  readonly choose: string;
  readonly more: (n: number) => string;
  readonly decided: string;
  readonly decidedHint: string;
}
export const getQueueTexts = (title: string, search: string): QueueTexts => ({
  list: `待审核${title}`,
  search,
  empty: `没有待审核的${title}`,
  emptyHint: '提交审核后会出现在这里。',
  noMatch: (name) => `没有包含“${name}”的${title}`,
  choose: '从左侧选择一条开始审核',
  more: (n) => `仅显示等待最久的 ${n} 条`,
  decided: `该${title}已不在待审核状态`,
  decidedHint: '可能已由其他人处理，或已撤回。',
});
