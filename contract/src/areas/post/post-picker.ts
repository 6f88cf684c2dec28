import { endpoint, type NumberedPage, number, text, type } from '../../kit/index.ts';

/** A post in the transfer and recommendation dialogs. */
export interface PickedPost {
  readonly id: string;
  readonly name: string;
  readonly companyName: string;
  /** Place names; the key is misspelled on the wire. */
  readonly workPalce: string;
  readonly postStatus: number;
  readonly postStatus_dictText: string;
  /** Required education, years and majors, as text. */
  readonly demands: string;
  readonly salary: string;
  readonly headcount: number | null;
  readonly disabled?: true;
  readonly disabledReason?: string;
  /** Selected students who do not meet the requirements, with the reasons. */
  readonly misfits: readonly StudentProblems[];
}
export interface StudentProblems {
  readonly name: string;
  readonly reasons: readonly string[];
}
export interface PostPage extends NumberedPage<PickedPost> {
  /** Selected students who are excluded from every post. */
  readonly barred: readonly StudentProblems[];
}
export const alreadyDelivered = '已投递该岗位';

const search = {
  pageNo: number({ label: '页码' }),
  pageSize: number({ label: '条数' }),
  postName: text({ label: '岗位名称', max: 50 }),
  companyName: text({ label: '企业名称', max: 100 }),
  /** Restricts the list to these posts; comma-separated ids. */
  postId: text({ label: '岗位', max: 400 }),
  /** The students to transfer or recommend: ids of deliveries, résumés or students; comma-separated. */
  resumeId: text({ label: '简历', max: 4000 }),
  employId: text({ label: '学生', max: 4000 }),
};

/** Posts available as targets of a transfer. */
export const transferPosts = endpoint({
  method: 'GET',
  path: '/postMethod/methodCollet/queryList',
  title: '可转入的岗位',
  needs: 'resume:delivery:transfer',
  input: search,
  output: type<PostPage>(),
});
/** Posts available for a recommendation. */
export const recommendPosts = endpoint({
  method: 'GET',
  path: '/recommend/resumeRecommend/getPostList',
  title: '可推荐的岗位',
  needs: 'recommend:resumeRecommend:add',
  input: search,
  output: type<PostPage>(),
});
