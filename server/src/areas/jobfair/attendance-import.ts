import { checkinMethods, importAttendance, attendanceWords as words } from '@campus/contract/jobfair';
import { Failure, failure, refusal } from '@campus/contract/kit';
import { employUser } from '@campus/contract/resume';
import { sql } from 'kysely';
import { answer } from '../../kit/http/answer.ts';
import { checkInStudent } from './check-in.ts';

const most = 1000;

/** Students who came, by their numbers, one a line; those who are there already stay as they are. */
export const importStudentsAnswer = answer(
  importAttendance,
  async ({ fairId, studentNos, checkinTime }, context, call) => {
    const numbers = [...new Set(studentNos.split(/[\s,，、;；]+/).filter(Boolean))];
    if (numbers.length > most) throw failure('tooManyIds', most);
    const { rows } = await sql<{ id: string; studentNo: string }>`
      select id, student_no from rc_employ_user where ${await context.visible(employUser)} and merged_into = ''
        and student_no = any(${numbers}::text[])`.execute(context.db);
    const byNo = new Map(rows.map(({ id, studentNo }) => [studentNo, id]));
    const report: { ok: number; failed: { name: string; message: string }[] } = { ok: 0, failed: [] };
    for (const name of numbers)
      try {
        const employId = byNo.get(name);
        if (employId === undefined) throw refusal(words.unknownStudent(name), 'RC_NOT_FOUND');
        const arrival = { method: checkinMethods.imported, ...(checkinTime && { at: checkinTime }) };
        await context.engine.transaction(call, (each) => checkInStudent({ fairId, employId }, arrival, each));
        report.ok += 1;
      } catch (error) {
        if (!(error instanceof Failure)) throw error;
        report.failed.push({ name, message: error.message });
      }
    return report;
  },
  { transaction: false },
);
