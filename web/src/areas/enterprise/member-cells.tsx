import { companyUser } from '@campus/contract/enterprise';
import { Empty } from '../../kit/field/field-cells.tsx';
import { StatusDot } from '../../widgets/status.tsx';
import type { Member } from './member-row.ts';

const active = 1;

/** Cells of members: status as a dot with text, last sign-in without seconds. */
export const memberCells = {
  status: (row: Member) => (
    <StatusDot tone={row.status === active ? 'done' : 'neutral'}>{row.status_dictText ?? row.status}</StatusDot>
  ),
  lastLoginTime: (row: Member) =>
    row.lastLoginTime ? <time title={row.lastLoginTime}>{row.lastLoginTime.slice(0, 16)}</time> : <Empty />,
};
/** Calls of the lists: editing is one of the actions ordered by the page. */
export const memberCalls = companyUser.calls.filter((call) => call !== 'edit');
