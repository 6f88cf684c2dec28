import { type BatchReport, choice, depart, endpoint, refs, type } from '../../kit/index.ts';

const ids = refs({ label: '学生', to: 'employUser', required: true, max: 8000, most: 200 });

/** Rows per tab of the list of students. */
export interface StudentCounts {
  readonly all: number;
  /** 正在求职. */
  readonly seeking: number;
  /** 已签约. */
  readonly signed: number;
  /** No résumé yet (list: `resume=none`). */
  readonly withoutResume: number;
  /** A résumé that is not complete enough to deliver (list: `resume=incomplete`). */
  readonly incomplete: number;
}
/** Accepts the list's search fields, so that tabs and list agree. */
export const studentCounts = endpoint({
  method: 'GET',
  path: '/employ/employUser/counts',
  title: '学生数量',
  needs: 'employ:employUser:list',
  input: {},
  output: type<StudentCounts>(),
});
/** At most one reminder per student and day. */
export const remindStudents = endpoint({
  method: 'POST',
  path: '/employ/employUser/remind',
  title: '提醒学生',
  needs: 'employ:employUser:edit',
  input: { ids, kind: choice({ label: '提醒内容', options: { resume: '完善简历' }, required: true }) },
  output: type<BatchReport>(),
  done: '提醒已发送',
});
/**
 * Opens an account per student, named by the student number; students sign in with a code sent to their phone, or set a
 * password with one.
 */
export const openAccounts = endpoint({
  method: 'POST',
  path: '/employ/employUser/openAccount',
  title: '开通学生账号',
  needs: 'employ:employUser:account',
  input: { ids },
  output: type<BatchReport>(),
  done: '学生账号已开通',
});
export const moveStudents = endpoint({
  method: 'POST',
  path: '/employ/employUser/moveDepart',
  title: '批量调整院系',
  needs: 'employ:employUser:edit',
  input: { ids, departId: depart({ label: '院系', required: true }) },
  output: type<BatchReport>(),
  done: '调整成功',
});
