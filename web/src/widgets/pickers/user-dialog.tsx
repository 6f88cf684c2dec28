import { text } from '@campus/contract/messages';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { ChosenRows } from './chosen-rows.tsx';
import { DepartFilter } from './depart-filter.tsx';
import type { DepartSource } from './depart-tree.ts';
import { PickerDialog } from './picker-dialog.tsx';
import { PickerTable, type PickerTableColumn } from './picker-table.tsx';
import { RecentRows } from './recent-rows.tsx';
import { type PickerCondition, type RowConditions, RowSearch } from './row-search.tsx';
import { useChoice } from './use-choice.ts';
import { usePagedChoice } from './use-paged-choice.ts';
import { type PickedUser, recentUsers, userPage } from './user-source.ts';

const texts = text.userDept;

interface UserDialogProps {
  readonly chosen: readonly PickedUser[];
  readonly multiple: boolean;
  readonly source: DepartSource;
  readonly width: number;
  readonly onClose: () => void;
  readonly onChoose: (users: readonly PickedUser[]) => void;
}

const kind = 'user';
const sexes: Readonly<Record<string, string>> = { 1: text.common.male, 2: text.common.female };
const formatCell = (value: unknown): string => String(value ?? '') || text.listPage.emptyCell;
const columns: readonly PickerTableColumn<PickedUser>[] = [
  { title: texts.account.self, dataIndex: 'username', width: 150, least: 110, ellipsis: true, sorter: true },
  { title: texts.col.realname, dataIndex: 'realname', width: 120, least: 88, ellipsis: true, render: formatCell },
  {
    title: texts.col.sex,
    dataIndex: 'sex',
    width: 64,
    rank: 9,
    render: (sex: unknown) => sexes[String(sex)] ?? formatCell(sex),
  },
  { title: texts.col.phone, dataIndex: 'phone', width: 122, render: formatCell },
  { title: texts.col.depart, dataIndex: 'orgCodeTxt', width: 200, least: 110, ellipsis: true, render: formatCell },
];
const conditions: readonly PickerCondition[] = [
  { key: 'username', label: texts.account.self, placeholder: texts.account.placeholder, isPlain: true },
  { key: 'quickFind', label: texts.name.self, placeholder: texts.name.placeholder, isPlain: true },
];
const everyone: RowConditions = {};
const getName = ({ realname }: PickedUser): string => realname;

/** Users by department, account, name and pinyin, next to the selected ones. */
export function UserDialog({ chosen, multiple, source, width, onClose, onChoose }: UserDialogProps) {
  const choice = useChoice(multiple, chosen);
  const { asked, search, reset, controls } = usePagedChoice({ words: everyone });
  const { words: limits, order, pageNo, pageSize } = asked;
  const query = { ...limits, ...order, pageNo, pageSize };
  const page = useQuery({
    queryKey: ['users', source, 'page', query],
    queryFn: ({ signal }) => userPage(source, query, signal),
    placeholderData: keepPreviousData,
  });
  const departId = limits.departId ?? '';
  const isLimited = Object.values(limits).some((word) => word !== '');
  return (
    <PickerDialog
      title={texts.title}
      width={width}
      okText={text.common.ok}
      kind={kind}
      chosen={choice.picked}
      onClose={onClose}
      onOk={() => onChoose(choice.picked)}
    >
      <div className="picker-body">
        <div className="picker-side">
          <DepartFilter source={source} chosen={departId} onChoose={(next) => search({ ...limits, departId: next })} />
        </div>
        <div>
          <RowSearch
            search={conditions}
            onSearch={(found) => search({ ...found, departId })}
            onReset={() => {
              choice.set([]);
              reset();
            }}
          />
          <RecentRows
            kind={kind}
            load={(ids, signal) => recentUsers(source, ids, signal)}
            choice={choice}
            nameOf={getName}
          />
          <PickerTable<PickedUser>
            columns={columns}
            rows={page.data?.records ?? []}
            page={page}
            choice={choice}
            nameOf={getName}
            empty={isLimited ? text.popup.noData : text.common.noData}
            {...controls<PickedUser>(page.data?.total)}
          />
        </div>
        <ChosenRows<PickedUser>
          name={text.biz.user.self}
          choice={choice}
          shown={({ realname, username }) => (
            <span title={`${realname}（${username}）`}>
              {realname}
              <small className="picker-note">{`@${username}`}</small>
            </span>
          )}
        />
      </div>
    </PickerDialog>
  );
}
