import type { Paging } from '@campus/contract/rules';
import { administrationTexts, type PickedUser, sysUser, type UserPage } from '@campus/contract/system';
import type { UseQueryResult } from '@tanstack/react-query';
import { LoadError } from '../../kit/detail/load-error.tsx';
import { Empty } from '../../kit/field/field-cells.tsx';
import { type PlainColumn, PlainTable } from '../../kit/list/plain-table.tsx';
import { measureActionColumn, type RowAction, RowActions } from '../../kit/list/row-actions.tsx';
import type { RequestFailed } from '../../request/request-failed.ts';
import { StateView } from '../../widgets/state-view.tsx';
import { StatusDot } from '../../widgets/status.tsx';

const { username, sex, status, orgCode } = sysUser.fields;
const { people: texts } = administrationTexts.user;
const frozen = 2;

const orEmpty = (value: string | null | undefined) => value || <Empty />;
const names: [PlainColumn<PickedUser>, PlainColumn<PickedUser>] = [
  { name: 'username', title: username.label, width: 160, least: 110, rank: 0, cell: (user) => user.username },
  { name: 'realname', title: texts.realname, width: 110, least: 90, rank: 1, cell: (user) => user.realname },
];
const more: readonly PlainColumn<PickedUser>[] = [
  { name: 'depart', title: orgCode.label, width: 190, least: 110, rank: 2, cell: (user) => orEmpty(user.orgCodeTxt) },
  { name: 'sex', title: sex.label, width: 70, rank: 3, cell: (user) => orEmpty(user.sex_dictText) },
  { name: 'phone', title: texts.phone, width: 130, rank: 2, cell: (user) => orEmpty(user.phone) },
];
const state: PlainColumn<PickedUser> = {
  name: 'status',
  title: status.label,
  width: 90,
  rank: 1,
  cell: (user) => <StatusDot tone={user.status === frozen ? 'bad' : 'done'}>{user.status_dictText}</StatusDot>,
};

interface PeopleTableProps {
  readonly users: UseQueryResult<UserPage | null, RequestFailed>;
  readonly page: Paging;
  readonly empty: string;
  /** Next to another list there is no space for department, sex and phone. */
  readonly shows?: 'all' | 'names' | undefined;
  /** Ids of the selected rows; undefined without selection. */
  readonly chosen?: readonly string[] | undefined;
  readonly actionsOf?: ((user: PickedUser) => readonly RowAction[]) | undefined;
  readonly onChosen?: ((ids: readonly string[]) => void) | undefined;
  readonly onPage: (page: Paging) => void;
}

/** Table of users with actions. */
export function PeopleTable({
  users,
  page,
  empty,
  shows = 'all',
  chosen,
  actionsOf,
  onChosen,
  onPage,
}: PeopleTableProps) {
  if (users.error) {
    return <LoadError error={users.error} onRetry={users.refetch} />;
  }
  if (users.data && users.data.total === 0) return <StateView title={empty} />;
  const records = [...(users.data?.records ?? [])];
  const actionsWidth = actionsOf ? measureActionColumn(records, actionsOf, 96) : 0;
  return (
    <PlainTable<PickedUser>
      size="small"
      columns={[...names, ...(shows === 'all' ? more : []), state]}
      state={state.name}
      rows={records}
      isLoading={users.isPending}
      page={page}
      total={users.data?.total ?? 0}
      onPage={onPage}
      operations={actionsOf && { width: actionsWidth, of: (user) => <RowActions actions={actionsOf(user)} /> }}
      selection={
        chosen && { ids: chosen, nameOf: ({ realname }) => realname, set: (ids: readonly string[]) => onChosen?.(ids) }
      }
    />
  );
}
