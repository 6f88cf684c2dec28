import { employUser } from '@campus/contract/resume';
import { sysDataLog } from '@campus/contract/system';
import { seedSession } from '../areas/system/seed.ts';
import { dataLog } from '../platform/log/data-log.ts';
import type { SeedRow } from './bulk.ts';
import { systemId } from './random.ts';
import { type SeedContext, systemColumns } from './seed-context.ts';
import { isStudying, type SeedStudent } from './students.ts';

const table = 98;
const mostVersions = 2;
/** Share of the students whose grades the office has entered again. */
const editedShare = 0.12;
const longestAgo = 200;

/** The versions that the data log keeps of students: as they were added and, of some, as the office edited their grades. */
export function seedStudentChanges(context: SeedContext, students: readonly SeedStudent[]): SeedRow[] {
  const { version } = dataLog(() => context.engine.now());
  const dice = context.dice('studentChange');
  const toRow = (s: SeedStudent, n: number, by: string, at: string, values: SeedRow): SeedRow => {
    // The hash of an encrypted value is no field: a written row does not carry it.
    const { idCardHash: _hash, ...row } = { ...s.row, ...values };
    return {
      ...systemColumns(sysDataLog, systemId(table, s.index * mostVersions + n), s.tenantId, by, at),
      dataTable: employUser.table,
      dataId: s.id,
      dataVersion: String(n),
      dataContent: version(employUser, row, seedSession(s.tenantId)).data_content,
    };
  };
  return students.flatMap((s) => {
    const { index: i, row } = s;
    const added = { updateBy: null, updateTime: null, version: 0 };
    const by = context.recommender(s.tenantId).username;
    const first = (values: SeedRow) => toRow(s, 0, by, String(row.createTime), { ...added, ...values });
    const isEdited = isStudying(s) && dice.chance(i, 'edited', editedShare);
    if (!isEdited) return [first({})];
    const on = context.workday(-dice.between(i, 'edited on', 1, longestAgo));
    const at = context.time(on, context.minuteIn(on, dice.unit(i, 'minute')));
    Object.assign(row, { updateBy: by, updateTime: at, version: 1 });
    const gpa = Math.max(1, Math.round((Number(row.gpa) - 0.12) * 100) / 100);
    return [first({ gpa }), toRow(s, 1, by, at, {})];
  });
}
