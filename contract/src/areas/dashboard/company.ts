import { endpoint, type } from '../../kit/index.ts';
import type { Bars, Trend } from './analysis.ts';
import { type AsOf, type Figure, rangeInput } from './figures.ts';

const company = 'dashboard:company:view';
const read = { method: 'GET', silent: true } as const;

export interface CompanySummary extends AsOf {
  readonly figures: Figure[];
  /** 本周收到{a}份简历，{b}份待处理. */
  readonly sentence: { readonly received: number; readonly waiting: number };
}
export const companySummary = endpoint({
  ...read,
  path: '/dashboard/company/summary',
  title: '企业看板概览',
  needs: company,
  input: rangeInput,
  output: type<CompanySummary>(),
});
export const companyTrend = endpoint({
  ...read,
  mayLag: true,
  path: '/dashboard/company/trend',
  title: '收到投递趋势',
  needs: company,
  input: rangeInput,
  output: type<Trend>(),
});
export const companySource = endpoint({
  ...read,
  path: '/dashboard/company/source',
  title: '投递来源',
  needs: company,
  input: rangeInput,
  output: type<AsOf & { schools: Bars['bars']; majors: Bars['bars'] }>(),
});
export interface CompanyPostLine {
  readonly id: string;
  readonly name: string;
  readonly postStatus: number;
  readonly headcount: number;
  readonly deliveries: number;
  readonly waiting: number;
  readonly passed: number;
  readonly endDate: string;
}
export const companyPosts = endpoint({
  ...read,
  path: '/dashboard/company/posts',
  title: '在招岗位进展',
  needs: company,
  input: {},
  output: type<AsOf & { posts: CompanyPostLine[] | null }>(),
});
export const companyFunnel = endpoint({
  ...read,
  mayLag: true,
  path: '/dashboard/company/funnel',
  title: '本企业简历漏斗',
  needs: company,
  input: rangeInput,
  output: type<Bars>(),
});
/** Figures of the services besides recruitment. */
export const companyOps = endpoint({
  ...read,
  path: '/dashboard/company/ops',
  title: '企业看板运营服务',
  needs: company,
  input: rangeInput,
  output: type<AsOf & { figures: readonly Figure[] }>(),
});
