import {
  employUser,
  moveStudents,
  openAccounts,
  recommend,
  remindStudents,
  resumeTexts,
  studentCounts,
} from '@campus/contract/resume';
import { Button } from 'antd';
import { useMemo, useState } from 'react';
import { useAllowed } from '../../kit/call/allowed.tsx';
import type { EntityRow } from '../../kit/field/row.ts';
import { EntityPage } from '../../kit/list/entity-page.tsx';
import { useCounts } from '../../kit/list/status-tabs.tsx';
import { useAddress } from '../../kit/list/use-address.ts';
import { usePageNote } from '../../widgets/page-frame.tsx';
import { DepartSide } from './depart-side.tsx';
import { useStudentDetail } from './employ-user-detail.tsx';
import { useStudentForm } from './employ-user-form.ts';
import { MoveStudents } from './move-students.tsx';
import { studentSearches } from './search-controls.tsx';
import { studentCells } from './student-cells.tsx';
import { useJobPicker } from './use-job-picker.tsx';
import { useOpenAccounts } from './use-open-accounts.tsx';
import { needsReminder, useReminder } from './use-reminder.tsx';

const texts = resumeTexts.student;
const tabs = {
  counts: studentCounts,
  items: [
    { key: 'seeking', label: texts.tabs.seeking, query: { intentionStatus: '1' } },
    { key: 'signed', label: texts.tabs.signed, query: { intentionStatus: '4' } },
    { key: 'withoutResume', label: texts.tabs.withoutResume, query: { resume: 'none' } },
    { key: 'incomplete', label: texts.tabs.incomplete, query: { resume: 'incomplete' } },
  ],
};
/** The department is selected in the tree, not in the search. */
const student = {
  ...employUser,
  search: employUser.search?.filter((item) => typeof item === 'string' || item.field !== 'departId') ?? [],
};

/** Department from the URL; changing it resets the list to the first page. */
function useDepartParam(): [string, (departId: string) => void] {
  const [address, change] = useAddress();
  const open = (depart: string) => change({ pageNo: undefined, depart });
  return [address.get('depart') ?? '', open];
}

/** Shows how many résumés are incomplete, next to the title. */
function IncompleteNote() {
  const counts = useCounts(employUser, studentCounts);
  const [without, incomplete] = [counts?.withoutResume, counts?.incomplete];
  usePageNote(
    without === undefined || incomplete === undefined || without + incomplete === 0
      ? undefined
      : texts.note(without, incomplete),
  );
  return null;
}

interface StudentBatchProps {
  readonly rows: readonly EntityRow<typeof employUser>[];
  readonly reminder: ReturnType<typeof useReminder>;
  readonly accounts: ReturnType<typeof useOpenAccounts>;
  /** Clears the selection. */
  readonly clear: () => void;
  readonly onMove: (ids: readonly string[]) => void;
  readonly onRecommend: (ids: readonly string[]) => void;
}
/** What can be done with the selected students. */
function StudentBatch({ rows, reminder, accounts, clear, onMove, onRecommend }: StudentBatchProps) {
  const may = useStudentRights();
  const ids = rows.map(({ id }) => id);
  return (
    <>
      {may.remind && (
        <Button loading={reminder.isRunning} onClick={() => reminder.remind(rows, clear)}>
          {texts.remind}
        </Button>
      )}
      {may.move && <Button onClick={() => onMove(ids)}>{texts.move}</Button>}
      {may.openAccounts && <Button onClick={() => void accounts.open(ids, clear)}>{texts.openAccount}</Button>}
      {may.recommend && <Button onClick={() => onRecommend(ids)}>{resumeTexts.resume.recommend}</Button>}
    </>
  );
}
const useStudentRights = () => ({
  remind: useAllowed(remindStudents.needs as string),
  move: useAllowed(moveStudents.needs as string),
  openAccounts: useAllowed(openAccounts.needs as string),
  recommend: useAllowed(`${recommend.code}:add`),
});

/** 学生档案: students of the school by department, with the completeness of their résumés. */
export function EmployUserListPage() {
  const [departId, openDepart] = useDepartParam();
  const [moved, setMoved] = useState<{ readonly ids: readonly string[]; readonly clear: () => void }>();
  const form = useStudentForm(departId);
  const picker = useJobPicker();
  const reminder = useReminder();
  const accounts = useOpenAccounts();
  const detail = useStudentDetail(picker.recommend);
  const may = useStudentRights();
  const filter = useMemo(() => (departId === '' ? undefined : { departId }), [departId]);
  return (
    <div className="with-departs">
      <IncompleteNote />
      <DepartSide value={departId} onChange={openDepart} />
      <EntityPage
        // Clears the selection when the department changes.
        key={departId}
        entity={student}
        tabs={tabs}
        filter={filter}
        controls={studentSearches}
        cells={studentCells}
        form={form}
        detail={detail}
        empty={departId === '' ? { title: texts.empty, text: texts.emptyHint } : { title: texts.emptyDepart }}
        tools={({ list }) =>
          may.remind && (
            <Button loading={reminder.isRunning} onClick={() => reminder.remindOf(list.query, list.state.tab)}>
              {texts.remind}
            </Button>
          )
        }
        batch={(rows, { list: { selection } }) => (
          <StudentBatch
            rows={rows}
            reminder={reminder}
            accounts={accounts}
            clear={() => selection.clear()}
            onMove={(ids) => setMoved({ ids, clear: selection.clear })}
            onRecommend={picker.recommend}
          />
        )}
        rowActions={(row) => [
          may.recommend && {
            key: 'recommend',
            label: resumeTexts.resume.recommend,
            isSecondary: true,
            run: () => picker.recommend([row.id]),
          },
          may.remind &&
            needsReminder(row) && {
              key: 'remind',
              label: texts.remind,
              isSecondary: true,
              run: () => reminder.remind([row]),
            },
        ]}
      />
      {moved && <MoveStudents ids={moved.ids} onClose={() => setMoved(undefined)} onDone={moved.clear} />}
      {picker.dialogs}
      {reminder.dialogs}
      {accounts.dialogs}
    </div>
  );
}
