import { fairFlow } from '@campus/contract/jobfair';
import { getCodes } from '@campus/contract/kit';
import type { RowData } from '../../kit/field/row.ts';
import { FairDay } from './attendance.tsx';
import { FairApplies, FairPeople, FairStudents } from './fair-applies.tsx';
import { FairExpenses } from './fair-expenses.tsx';
import { FairQueue } from './fair-queue.tsx';
import { FairHealth } from './health.tsx';

interface PartProps {
  readonly row: RowData;
}
const [published] = getCodes(fairFlow, 'published');

/** What is still open before a published fair. */
export function HealthPart({ row }: PartProps) {
  return row.status === published ? <FairHealth fairId={row.id} /> : null;
}
export const AppliesPart = ({ row }: PartProps) => <FairApplies fairId={row.id} />;
export const PeoplePart = ({ row }: PartProps) => <FairPeople fairId={row.id} isInsured={row.needInsure === 1} />;
export const StudentsPart = ({ row }: PartProps) => <FairStudents fairId={row.id} />;
export const QueuePart = ({ row }: PartProps) => <FairQueue row={row} />;
export const ExpensesPart = ({ row }: PartProps) => <FairExpenses fairId={row.id} />;
export const DayPart = ({ row }: PartProps) => <FairDay fairId={row.id} />;
