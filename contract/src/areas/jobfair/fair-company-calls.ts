import { endpoint, ref, type } from '../../kit/index.ts';
import { jobFair } from './job-fair.ts';

const fairId = ref({ label: '招聘会', to: 'jobFair', required: true });
const needs = 'jobFair:jobFair:list';

/** A post that a company brings to a fair, without persons. */
export interface FairPostName {
  readonly id: string;
  readonly name: string;
  readonly headcount: number;
}
/** A company that comes to a fair: everybody may know where it stands and for what it looks. */
export interface FairCompany {
  readonly id: string;
  readonly companyName: string;
  readonly boothNos: readonly string[];
  readonly posts: readonly FairPostName[];
}
/** The same with its application, which only readers of applications get. */
export interface FairCompanyRow extends FairCompany {
  readonly apply: {
    readonly id: string;
    readonly status: number;
    readonly boothCount: number;
    readonly checkinTime: string | null;
  } | null;
}
export const fairCompanies = endpoint({
  method: 'GET',
  path: `${jobFair.path}/companies`,
  title: '参会企业',
  needs,
  input: { fairId },
  output: type<readonly FairCompanyRow[]>(),
  silent: true,
});

/** A post of the approved companies of a fair. */
export interface FairPostRow {
  readonly id: string;
  readonly name: string;
  readonly companyName: string;
  readonly boothNos: string | null;
  readonly headcount: number;
  readonly eduRequire: string;
  readonly salary: string;
  readonly place: string;
}
export const fairPosts = endpoint({
  method: 'GET',
  path: `${jobFair.path}/posts`,
  title: '参会岗位',
  needs,
  input: { fairId },
  output: type<readonly FairPostRow[]>(),
  silent: true,
});
