import { keywordBonus, scoreLimits } from './match.ts';

/** Errors of questions and answers. */
export const questRefusals = {
  alike: (question: string) => `已存在相似问题：${question}`,
  mostSimilar: '相似问法最多20条!',
  similarLength: '每个相似问法为2到200个字符',
  keywords: '关键词最多10个，每个2到20个字符',
  reversed: '失效日期应晚于生效日期',
  noAnswer: '请输入答案!',
  disableFirst: '请先停用再删除!',
  synchronised: '该条目由常见问题同步，请在常见问题中修改!',
  ownRelated: '相关问题不能是自身',
  voted: '您已评价过该回答',
  notQuoted: '没有可评价的回答',
  categoryLevels: '问答分类最多两级',
  categoryHasChildren: '请先删除下级分类',
  categoryInUse: (n: number) => `该分类下有${n}个问答，不能删除`,
} as const;

const [direct, suggested] = [scoreLimits.direct.toFixed(2), scoreLimits.suggested.toFixed(2)];
/** Texts of the screens for questions and answers. */
export const questTexts = {
  allCategories: '全部分类',
  addCategory: '新增分类',
  addBelow: '新增下级',
  removeCategory: (name: string) => `确定删除分类“${name}”？`,
  test: {
    open: '命中测试',
    ask: '输入用户可能提出的问题',
    run: '测试',
    read: (text: string) => `按“${text}”比对`,
    nothing: '没有任何条目与该问题相近',
    decision: { direct: '直接回答', suggest: '询问您是否想问', miss: '未命中' },
    why: (single: number, pairs: number) => `单字重合 ${percent(single)}，双字重合 ${percent(pairs)}`,
    keyword: (word: string) => `含关键词“${word}”，加 ${keywordBonus}`,
    matched: (words: string) => `相近问法：${words}`,
    merge: '设为相似问法',
    source: { questAns: '问答', help: '产品帮助' },
    limits: `${direct} 及以上直接回答，${suggested} 到 ${direct} 给出建议`,
    empty: '回答规则：按标准问题和相似问法逐一比对，取最相近的一条',
  },
  preview: '答案预览',
  rework: '需优化',
  similarCount: (n: number) => `${n} 个`,
  statistics: {
    open: '问答统计',
    rate: '命中率',
    asked: '提问',
    direct: '直接回答',
    curve: '命中情况',
    times: '次',
    misses: '未命中最多的问题',
    noMisses: '没有待处理的未命中问题',
    unused: '90天零命中条目',
    useful: '有用率',
    noVotes: '暂无评价',
    days: '近30天',
    day: '日期',
    question: '问题',
    missed: '未命中次数',
  },
  help: {
    search: '搜索问题或答案',
    empty: '没有找到相关问答',
    emptyText: '换个说法，或打开右下角的AI客服提问',
    count: (n: number) => `共 ${n} 个问答`,
  },
} as const;

function percent(share: number): string {
  return `${Math.round(share * 100)}%`;
}
