import { companyUser } from '@campus/contract/enterprise';
import { Empty } from '../../kit/field/field-cells.tsx';
import { StatusDot } from '../../widgets/status.tsx';
import type { Member } from './member-actions.tsx';

const active = 1;

/** Cells of members: on or frozen as a dot with its word, the last sign-in to the minute. */
export const memberCells = {
  status: (row: Member) => (
    <StatusDot tone={row.status === active ? 'done' : 'neutral'}>{row.status_dictText ?? row.status}</StatusDot>
  ),
  lastLoginTime: (row: Member) =>
    row.lastLoginTime ? <time title={row.lastLoginTime}>{row.lastLoginTime.slice(0, 16)}</time> : <Empty />,
};
/** Calls of the lists: edits are among the actions that a page orders itself. */
export const memberCalls = companyUser.calls.filter((call) => call !== 'edit');
