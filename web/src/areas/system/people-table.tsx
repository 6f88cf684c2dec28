import { text } from '@campus/contract/messages';
import { totalText } from '@campus/contract/rules';
import { administrationTexts, type PickedUser, sysUser, type UserPage } from '@campus/contract/system';
import type { UseQueryResult } from '@tanstack/react-query';
import { Table, type TableColumnsType } from 'antd';
import type { Key } from 'react';
import { Empty } from '../../kit/field-cells.tsx';
import { ReadFailed } from '../../kit/read-failed.tsx';
import { type RowAction, RowActions, widthOf } from '../../kit/row-actions.tsx';
import type { RequestFailed } from '../../request/request-failed.ts';
import { useIsMobile } from '../../theme/use-media.ts';
import { StateView } from '../../widgets/state-view.tsx';
import { StatusDot } from '../../widgets/status.tsx';

const { username, sex, status, orgCode } = sysUser.fields;
const { people: words } = administrationTexts.user;
const frozen = 2;

const orEmpty = (value: string | null | undefined) => value || <Empty />;
const more: TableColumnsType<PickedUser> = [
  { title: orgCode.label, dataIndex: 'orgCodeTxt', width: 190, ellipsis: true, render: orEmpty },
  { title: sex.label, dataIndex: 'sex_dictText', width: 70, render: orEmpty },
  { title: words.phone, dataIndex: 'phone', width: 130, render: orEmpty },
];

interface PeopleTableProps {
  readonly users: UseQueryResult<UserPage | null, RequestFailed>;
  readonly page: { readonly pageNo: number; readonly pageSize: number };
  readonly empty: string;
  /** Beside another list there is no room for department, sex and phone. */
  readonly shows?: 'all' | 'names' | undefined;
  /** Ids of chosen rows; without it nothing is chosen here. */
  readonly chosen?: readonly string[] | undefined;
  readonly actionsOf?: ((user: PickedUser) => readonly RowAction[]) | undefined;
  readonly onChosen?: ((ids: readonly string[]) => void) | undefined;
  readonly onPage: (page: { pageNo: number; pageSize: number }) => void;
}

/** A page of people: who they are and what can be done with each. */
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
  const isMobile = useIsMobile();
  if (users.error) {
    return <ReadFailed error={users.error} onRetry={users.refetch} />;
  }
  if (users.data && users.data.total === 0) return <StateView title={empty} />;
  const records = [...(users.data?.records ?? [])];
  const actionsWidth = actionsOf ? Math.max(96, ...records.map((user) => widthOf(actionsOf(user)))) : 0;
  const columns: TableColumnsType<PickedUser> = [
    {
      title: text.common.rowNo,
      key: 'number',
      width: 60,
      align: 'center',
      render: (_value, _row, at) => (page.pageNo - 1) * page.pageSize + at + 1,
    },
    { title: username.label, dataIndex: 'username', width: 160, ellipsis: true },
    { title: words.realname, dataIndex: 'realname', width: 110, ellipsis: true },
    ...(shows === 'all' ? more : []),
    {
      title: status.label,
      dataIndex: 'status',
      width: 90,
      render: (value: number, row) => (
        <StatusDot tone={value === frozen ? 'bad' : 'done'}>{row.status_dictText}</StatusDot>
      ),
    },
    ...(actionsOf
      ? [
          {
            title: text.common.operation,
            key: 'operations',
            width: actionsWidth,
            ...(!isMobile && { fixed: 'end' as const }),
            render: (_value: unknown, row: PickedUser) => <RowActions actions={actionsOf(row)} />,
          },
        ]
      : []),
  ];
  return (
    <Table<PickedUser>
      className="list-table"
      size="small"
      rowKey="id"
      tableLayout="fixed"
      loading={users.isPending}
      columns={columns}
      dataSource={records}
      scroll={{ x: (shows === 'all' ? 810 : 410) + actionsWidth }}
      {...(chosen && {
        rowSelection: {
          columnWidth: 44,
          selectedRowKeys: [...chosen],
          preserveSelectedRowKeys: true,
          getTitleCheckboxProps: () => ({ 'aria-label': text.listPage.chooseAll }) as object,
          getCheckboxProps: (row: PickedUser) => ({ 'aria-label': text.listPage.choose(row.realname) }) as object,
          onChange: (keys: readonly Key[]) => onChosen?.(keys.map(String)),
        },
      })}
      pagination={{
        size: 'small',
        current: page.pageNo,
        pageSize: page.pageSize,
        total: users.data?.total ?? 0,
        showTotal: totalText,
        onChange: (pageNo, pageSize) => onPage({ pageNo, pageSize }),
      }}
    />
  );
}
