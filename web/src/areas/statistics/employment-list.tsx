import { getStateCounts } from '@campus/contract/kit';
import {
  destFocus,
  employment,
  employmentFlow,
  employmentTexts,
  remindEmployment,
  unplacedPlaces,
} from '@campus/contract/statistics';
import { Button } from 'antd';
import { useMemo, useState } from 'react';
import { useAllowed } from '../../kit/call/allowed.tsx';
import { useOpenedId } from '../../kit/detail/use-opened-id.ts';
import { useListNavigation } from '../../kit/detail/use-record-navigation.ts';
import { EntityPage } from '../../kit/list/entity-page.tsx';
import { SaveButton } from '../../kit/list/sheet-button.tsx';
import { everyState, type StatusTab } from '../../kit/list/status-tabs.tsx';
import { saveWorkbook } from '../../kit/list/use-entity-dialogs.tsx';
import { useEntityList } from '../../kit/list/use-entity-list.ts';
import { CohortLine, useCohort } from './cohort-line.tsx';
import { EmploymentCheck } from './employment-check.tsx';
import { EmploymentDrawer } from './employment-drawer.tsx';
import { EmploymentForm } from './employment-form.tsx';
import { useFilingReminder } from './use-filing-reminder.tsx';

const tabs: readonly StatusTab[] = [
  ...everyState(employmentFlow),
  {
    key: 'focus',
    label: employmentTexts.focusUnplaced,
    query: { focus: String(destFocus.focus), place: unplacedPlaces.join(',') },
    counts: [],
  },
];
/** The cohort is chosen above the list. */
const listed = {
  ...employment,
  search: (employment.search ?? []).filter((item) => typeof item === 'string' || item.field !== 'gradYear'),
};
type Query = Readonly<Record<string, string | number>>;

/** Saves the list or the selected rows as the national report wants them. */
const PlanButton = ({ query, ids = [] }: { query: Query; ids?: readonly string[] }) => (
  <SaveButton label={employmentTexts.exportPlan} save={() => saveWorkbook(employment, query, ids)} />
);

interface RemindButtonProps {
  readonly isRunning: boolean;
  readonly onRemind: () => void;
}
const RemindButton = ({ isRunning, onRemind }: RemindButtonProps) => (
  <Button loading={isRunning} onClick={onRemind}>
    {employmentTexts.remind}
  </Button>
);

/** 毕业去向登记: the destinations of a cohort, with its rates and the two audits. */
export function EmploymentListPage() {
  const cohort = useCohort();
  return (
    <>
      <CohortLine cohort={cohort} />
      {/* Another cohort has other rows to select. */}
      {cohort.year !== undefined && (
        <DestinationList key={cohort.isAll ? 'all' : cohort.year} year={cohort.year} isAll={cohort.isAll} />
      )}
    </>
  );
}

function DestinationList({ year, isAll }: { year: number; isAll: boolean }) {
  const [opened, setOpened] = useOpenedId();
  const [editing, setEditing] = useState<string>();
  const [isChecking, setChecking] = useState(false);
  const mayRemind = useAllowed(remindEmployment.needs as string);
  const mayExport = useAllowed(employment.can.exportXls);
  const reminder = useFilingReminder();
  const filter = useMemo<Record<string, string>>(() => (isAll ? {} : { gradYear: String(year) }), [isAll, year]);
  // The same query as the page's, for the navigation in the drawer.
  const list = useEntityList(listed, { filter, tabs });
  const navigation = useListNavigation(list, opened, setOpened);
  const openChecked = (id: string) => {
    setChecking(false);
    setOpened(id);
  };
  return (
    <>
      <EntityPage
        entity={listed}
        calls={['list', 'queryById', 'edit', 'importExcel']}
        filter={filter}
        tabs={{ items: tabs, counts: getStateCounts(employment) }}
        form={(id) => setEditing(id)}
        detail={(row) => setOpened(row.id)}
        rowActions={(row) => [
          mayRemind &&
            reminder.isOpen(row) && {
              key: 'remind',
              label: employmentTexts.remind,
              isSecondary: true,
              run: () => reminder.remind([row]),
            },
        ]}
        tools={(page) => (
          <>
            {mayExport && <PlanButton query={page.list.query} />}
            {mayRemind && (
              <RemindButton isRunning={reminder.isRunning} onRemind={() => reminder.remindOf(page.list.query)} />
            )}
            <Button onClick={() => setChecking(true)}>{employmentTexts.check}</Button>
          </>
        )}
        batch={(rows, page) => (
          <>
            {mayRemind && (
              <RemindButton
                isRunning={reminder.isRunning}
                onRemind={() => reminder.remind(rows, () => page.list.selection.clear())}
              />
            )}
            {mayExport && <PlanButton query={page.list.query} ids={rows.map(({ id }) => id)} />}
          </>
        )}
        empty={employmentTexts.empty}
      />
      {opened && <EmploymentDrawer id={opened} navigation={navigation} onOpen={setOpened} onEdit={setEditing} />}
      {editing && <EmploymentForm id={editing} gradYear={year} onClose={() => setEditing(undefined)} />}
      {isChecking && <EmploymentCheck gradYear={year} onOpen={openChecked} onClose={() => setChecking(false)} />}
      {reminder.dialogs}
    </>
  );
}
