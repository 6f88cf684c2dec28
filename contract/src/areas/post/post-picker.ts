import { endpoint, number, text, type } from '../../kit/index.ts';

/** A post as the transfer and recommendation dialogs show it. */
export interface PickedPost {
  readonly id: string;
  readonly name: string;
  readonly companyName: string;
  /** Names of the places (S, sic). */
  readonly workPalce: string;
  readonly postStatus: number;
  readonly postStatus_dictText: string;
  /** Education, years and majors that the post asks for, in words. */
  readonly demands: string;
  readonly salary: string;
  readonly headcount: number | null;
  readonly disabled?: true;
  readonly disabledReason?: string;
  /** Those of the chosen students who do not meet the demands, with the sentences that would refuse them. */
  readonly misfits: readonly StudentProblems[];
}
export interface StudentProblems {
  readonly name: string;
  readonly reasons: readonly string[];
}
export interface PostPage {
  readonly records: PickedPost[];
  readonly total: number;
  readonly size: number;
  readonly current: number;
  readonly pages: number;
  /** Those of the chosen students who cannot be brought to any post. */
  readonly barred: readonly StudentProblems[];
}
export const alreadyDelivered = '已投递该岗位';

const search = {
  pageNo: number({ label: '页码' }),
  pageSize: number({ label: '条数' }),
  postName: text({ label: '岗位名称', max: 50 }),
  companyName: text({ label: '企业名称', max: 100 }),
  /** Who is to be transferred or recommended: deliveries or résumés, or students; comma-separated. */
  resumeId: text({ label: '简历', max: 4000 }),
  employId: text({ label: '学生', max: 4000 }),
};

/** (S) Posts a résumé can be transferred to. */
export const transferPosts = endpoint({
  method: 'GET',
  path: '/postMethod/methodCollet/queryList',
  title: '可转入的岗位',
  needs: 'resume:delivery:transfer',
  input: search,
  output: type<PostPage>(),
});
/** (S) Posts a student can be recommended to. */
export const recommendPosts = endpoint({
  method: 'GET',
  path: '/recommend/resumeRecommend/getPostList',
  title: '可推荐的岗位',
  needs: 'recommend:resumeRecommend:add',
  input: search,
  output: type<PostPage>(),
});
