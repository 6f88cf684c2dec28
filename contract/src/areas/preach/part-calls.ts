import { date, endpoint, json, number, ref, refs, rowsFault, text, type } from '../../kit/index.ts';

const save = 'preach:preach:save';
const request = 'preach:preach:request';
const preachId = ref({ label: '宣讲会', to: 'preach', required: true });

/** A company of a session as it is saved. */
export interface CompanyRow {
  readonly companyId: string;
  readonly main?: 0 | 1 | null;
  readonly seatNo?: string | null;
}
const label = '宣讲企业';
const companyRows = json<readonly CompanyRow[]>()({
  label,
  required: true,
  fault: rowsFault(
    label,
    {
      companyId: ref({ label: '企业', to: 'company', required: true }),
      main: number({ label: '主讲', min: 0, max: 1 }),
      seatNo: text({ label: '座位', max: 20 }),
    },
    200,
  ),
});
const companies = { preachId, rows: companyRows };
/** Puts the companies of a session: those that are missing leave it. */
export const savePreachCompanies = endpoint({
  method: 'POST',
  path: '/preach/preachCompany/saveBatch',
  title: '保存宣讲企业',
  needs: save,
  input: companies,
  output: type<null>(),
  done: '保存成功！',
});
export const savePreachCompaniesAlias = endpoint({ ...savePreachCompanies, path: '/preach/preach/companies/save' });
const posts = { preachId, postIds: refs({ label: '宣讲岗位', to: 'companyPost', max: 20_000 }) };
/** Adds posts to a session; those it has stay. */
export const savePreachPosts = endpoint({
  method: 'POST',
  path: '/preach/preachPost/saveBatch',
  title: '保存宣讲岗位',
  needs: [save, request],
  input: posts,
  output: type<{ readonly added: number }>(),
  done: '保存成功！',
});
export const savePreachPostsAlias = endpoint({ ...savePreachPosts, path: '/preach/preach/posts/save' });

/** A company has come to its session. */
export const checkPreachCompany = endpoint({
  method: 'POST',
  path: '/preach/preachCompany/check',
  title: '企业签到',
  needs: 'preach:preachCompany:check',
  input: { id: ref({ label: '宣讲企业', to: 'preachCompany', required: true }) },
  output: type<{ readonly checkinTime: string }>(),
  done: '企业已签到',
});

/** The order of the sessions for students: all of `ids` in turn, or the number of one; `topFlag` puts one before them. */
export const sortPreaches = endpoint({
  method: 'POST',
  path: '/preach/preach/updateSort',
  title: '宣讲会排序',
  needs: 'preach:preach:sort',
  input: {
    ids: refs({ label: '宣讲会', to: 'preach', max: 20_000 }),
    id: ref({ label: '宣讲会', to: 'preach' }),
    sort: number({ label: '排序', min: 0, max: 9999 }),
    topFlag: number({ label: '置顶', min: 0, max: 1 }),
  },
  output: type<null>(),
  done: '排序已保存',
});

/** A day with or without a free hall in each half of it. */
export interface FreeDay {
  readonly date: string;
  readonly morning: boolean;
  readonly afternoon: boolean;
}
export const freeDays = endpoint({
  method: 'GET',
  path: '/preach/preach/freeDays',
  title: '场地空闲日期',
  needs: [save, request],
  input: {
    start: date({ label: '开始日期', required: true }),
    end: date({ label: '结束日期', required: true }),
  },
  output: type<{ readonly days: readonly FreeDay[]; readonly firstDay: string }>(),
  silent: true,
});

/** A hall with its bookings of a day, and whether the session fits. */
export interface HallDay {
  readonly id: string;
  readonly name: string;
  readonly building: string;
  readonly capacity: number;
  readonly type: number;
  readonly openTime: string;
  readonly closeTime: string;
  readonly isClosed: boolean;
  readonly bookings: readonly { readonly title: string; readonly start: string; readonly end: string }[];
}
export const hallsOfDay = endpoint({
  method: 'GET',
  path: '/preach/preach/halls',
  title: '当日场地占用',
  needs: save,
  input: { date: date({ label: '日期', required: true }), preachId: ref({ label: '宣讲会', to: 'preach' }) },
  output: type<readonly HallDay[]>(),
  silent: true,
});

/** A session in a list or at the top of its page. */
export interface PreachBrief {
  readonly id: string;
  readonly title: string;
  readonly companyName: string;
  readonly type: number;
  readonly startTime: string;
  readonly endTime: string;
  readonly place: string;
  /** Free seats; null without a limit. */
  readonly seatsLeft: number | null;
  readonly isOpen: boolean;
}
/** What everybody may read of a session: no persons. */
export interface PublicPreach extends PreachBrief {
  readonly status: number;
  readonly poster: string | null;
  readonly content: string | null;
  readonly speaker: string | null;
  readonly speakerTitle: string | null;
  readonly targets: string;
  readonly isLimited: boolean;
  readonly signUpEnd: string | null;
  readonly companies: readonly string[];
  readonly posts: readonly {
    readonly id: string;
    readonly name: string;
    readonly companyName: string;
    readonly headcount: number;
  }[];
}
export const publicPreach = endpoint({
  method: 'GET',
  path: '/preach/preach/public',
  title: '宣讲会公开页',
  needs: 'anyone',
  input: { id: text({ label: '宣讲会', required: true, max: 32 }) },
  output: type<PublicPreach>(),
  silent: true,
  perMinute: 120,
});
