/** Students and posts of one journey: names that no other row has, and no limit that a contract could meet. */
import { companyPost, copyPost } from '@campus/contract/post';
import { delivery, employUser, resume, studentSubmit } from '@campus/contract/resume';
import { type Caller, loadCaller } from './api.ts';
import { newNumber } from './identities.ts';

type Stored = Readonly<Record<string, unknown>> & { readonly id: string; readonly version: number };
/** The two sides of a journey. */
export interface Sides {
  readonly hr: Caller;
  readonly school: Caller;
}
export interface Person {
  readonly id: string;
  readonly name: string;
}
export interface Vacancy {
  readonly id: string;
  readonly name: string;
}
/** A delivery of an own student to an own post. */
export interface OwnCandidate {
  readonly deliveryId: string;
  readonly student: Person;
  readonly post: Vacancy;
}

export const loadSides = async (origin: string, recruiter = 'hr01'): Promise<Sides> => ({
  hr: await loadCaller(origin, recruiter),
  school: await loadCaller(origin, 'school'),
});
/** Names are Chinese characters; each digit is one of them. */
export const getName = (number: string): string =>
  `周${[...number].map((digit) => '甲乙丙丁戊己庚辛壬癸'[Number(digit)]).join('')}`;
const loadFirstRow = async (caller: Caller, path: string, query: object): Promise<Stored> => {
  const { records } = await caller.call<{ records: Stored[] }>('GET', `${path}/list`, { pageSize: 1, ...query });
  if (!records[0]) throw new Error(`no row in ${path}`);
  return caller.call('GET', `${path}/queryById`, { id: records[0].id });
};
/** The cohort that graduates next. */
const loadCohort = async ({ school }: Sides): Promise<number> =>
  (await school.call<{ gradYear: number }>('GET', '/dashboard/manager/rate')).gradYear;

interface Likeness {
  readonly student: object;
  readonly resume: object;
}
/** The student of the cohort with the fullest résumé, to be copied. */
async function loadTemplateStudent(sides: Sides): Promise<Likeness> {
  const { school } = sides;
  const query = { gradYear: await loadCohort(sides), status: 1, column: 'completeness', order: 'desc' };
  const { id: _cvId, version: _cvVersion, ...content } = await loadFirstRow(school, resume.path, query);
  const path = `${employUser.path}/queryById`;
  const { id: _id, version: _version, ...like } = await school.call<Stored>('GET', path, { id: content.employId });
  const own = { examNo: null, idCard: null, wechat: null, difficultyType: 0 };
  return { student: { ...like, ...own }, resume: { ...content, status: 1, behalfRemark: '学生委托' } };
}
type Named = { readonly realname?: string; readonly email?: string };
/** A student with a copy of the résumé. */
async function addStudent({ school }: Sides, like: Likeness, more: Named): Promise<Person & { readonly cvId: string }> {
  const number = newNumber();
  const named = { realname: getName(number), email: `${number}@example.com`, ...more };
  const own = { ...named, studentNo: `E2E${number}`, mobile: `138${number}01` };
  const { id } = await school.call<Stored>('POST', `${employUser.path}/add`, { ...like.student, ...own });
  const { id: cvId } = await school.call<Stored>('POST', `${resume.path}/add`, { ...like.resume, employId: id });
  return { id, name: named.realname, cvId };
}
/** A student of the cohort with a copy of the fullest résumé and an approved recommendation form. */
export async function newStudent(sides: Sides, more: Named = {}): Promise<Person> {
  const { school } = sides;
  const { cvId, ...student } = await addStudent(sides, await loadTemplateStudent(sides), more);
  await school.call('POST', `${resume.path}/formSubmit`, { id: cvId, behalfRemark: '学生委托' });
  const opinion = '该生学习认真，积极参加社会实践，同意推荐就业。';
  await school.call('POST', `${resume.path}/formAudit`, { id: cvId, result: 1, opinion });
  return student;
}
/** Students who apply for a post. */
export async function newApplicants(sides: Sides, post: Vacancy, count: number): Promise<OwnCandidate[]> {
  const like = await loadTemplateStudent(sides);
  const made: OwnCandidate[] = [];
  while (made.length < count) made.push(await deliver(sides, await addStudent(sides, like, {}), post));
  return made;
}

/** A published full-time post that asks for nothing. */
export async function newPost(origin: string, sides: Sides, more: object = {}): Promise<Vacancy> {
  const { hr } = sides;
  const like = await loadFirstRow(hr, companyPost.path, { postStatus: '1' });
  const { id } = await hr.call<Stored>('POST', copyPost.path, { id: like.id });
  const draft = await hr.call<Stored>('GET', `${companyPost.path}/queryById`, { id });
  const name = `流程岗位${newNumber()}`;
  const asks = { eduRequire: '0', majorCodes: null, gradYears: String(await loadCohort(sides)) };
  const own = { name, nature: 1, headcount: 20, interviewRounds: 1, endDate: like.endDate, ...asks, ...more };
  const { version } = await hr.call<Stored>('PUT', `${companyPost.path}/edit`, { ...draft, ...own });
  await hr.call('POST', `${companyPost.path}/submit`, { id, version });
  const auditor = await loadCaller(origin, 'auditor');
  const waiting = await auditor.call<Stored>('GET', `${companyPost.path}/queryById`, { id });
  await auditor.call('POST', `${companyPost.path}/audit`, { id, version: waiting.version, result: 1, verified: 1 });
  return { id, name };
}

/** The student applies for the post. */
export async function deliver({ school }: Sides, student: Person, post: Vacancy): Promise<OwnCandidate> {
  const body = { postId: post.id, remark: '学生委托' };
  const { id } = await school.call<{ id: string }>('POST', studentSubmit.path, body, student.id);
  return { deliveryId: id, student, post };
}
export interface Place {
  readonly status: number;
  readonly step: number;
  readonly agreementStatus: number | null;
  readonly offerStatus: number | null;
  readonly closeReason: number | null;
}
/** Where a delivery stands. */
export const loadPlace = ({ school }: Sides, id: string): Promise<Place> =>
  school.call('GET', `${delivery.path}/queryById`, { id });
