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
import { useSearchParams } from 'react-router';
import { useAllowed } from '../../kit/call/allowed.tsx';
import { EntityPage } from '../../kit/list/entity-page.tsx';
import { useCounts } from '../../kit/list/status-tabs.tsx';
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
  const [address, setAddress] = useSearchParams();
  const open = (departId: string) =>
    setAddress(
      (before) => {
        const next = new URLSearchParams(before);
        next.delete('pageNo');
        if (departId === '') next.delete('depart');
        else next.set('depart', departId);
        return next;
      },
      { replace: true },
    );
  return [address.get('depart') ?? '', open];
}

/** Shows how many résumés are incomplete, next to the title. */
function useNote(): void {
  const counts = useCounts(employUser, studentCounts);
  const [without, incomplete] = [counts?.withoutResume, counts?.incomplete];
  usePageNote(
    without === undefined || incomplete === undefined || without + incomplete === 0
      ? undefined
      : texts.note(without, incomplete),
  );
}

/** 学生档案: students of the school by department, with the completeness of their résumés. */
export function EmployUserListPage() {
  const [departId, openDepart] = useDepartParam();
  const [moved, setMoved] = useState<{ readonly ids: readonly string[]; readonly clear: () => void }>();
  const form = useStudentForm(departId);
  const picker = useJobPicker();
  const reminder = useReminder();
  const accounts = useOpenAccounts();
  const mayOpenAccounts = useAllowed(openAccounts.needs as string);
  const detail = useStudentDetail(picker.recommend);
  const mayRemind = useAllowed(remindStudents.needs as string);
  const mayMove = useAllowed(moveStudents.needs as string);
  const mayRecommend = useAllowed(`${recommend.code}:add`);
  const filter = useMemo(() => (departId === '' ? undefined : { departId }), [departId]);
  useNote();
  return (
    <div className="with-departs">
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
          mayRemind && (
            <Button loading={reminder.isRunning} onClick={() => reminder.remindOf(list.query, list.state.tab)}>
              {texts.remind}
            </Button>
          )
        }
        batch={(rows, page) => (
          <>
            {mayRemind && (
              <Button
                loading={reminder.isRunning}
                onClick={() => reminder.remind(rows, () => page.list.selection.clear())}
              >
                {texts.remind}
              </Button>
            )}
            {mayMove && (
              <Button onClick={() => setMoved({ ids: rows.map(({ id }) => id), clear: page.list.selection.clear })}>
                {texts.move}
              </Button>
            )}
            {mayOpenAccounts && (
              <Button
                onClick={() =>
                  void accounts.open(
                    rows.map(({ id }) => id),
                    page.list.selection.clear,
                  )
                }
              >
                {texts.openAccount}
              </Button>
            )}
            {mayRecommend && (
              <Button onClick={() => picker.recommend(rows.map(({ id }) => id))}>{resumeTexts.resume.recommend}</Button>
            )}
          </>
        )}
        rowActions={(row) => [
          mayRecommend && {
            key: 'recommend',
            label: resumeTexts.resume.recommend,
            isSecondary: true,
            run: () => picker.recommend([row.id]),
          },
          mayRemind &&
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
