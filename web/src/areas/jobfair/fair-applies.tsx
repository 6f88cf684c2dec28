import {
  fairApply,
  fairApplyFlow,
  fairAttendee,
  fairDayTexts,
  fairStudent,
  insureFlow,
  saveFairStudents,
} from '@campus/contract/jobfair';
import { type BatchReport, getStateCounts } from '@campus/contract/kit';
import { text } from '@campus/contract/messages';
import { useQueryClient } from '@tanstack/react-query';
import { Button } from 'antd';
import { useState } from 'react';
import { useAllowed } from '../../kit/call/allowed.tsx';
import { useOpenedId } from '../../kit/detail/use-opened-id.ts';
import { EntityPage } from '../../kit/list/entity-page.tsx';
import { statusTab } from '../../kit/list/status-tabs.tsx';
import { ReportDialog } from '../../kit/step/steps.tsx';
import { call } from '../../request/call.ts';
import { ignoreReported } from '../../request/request-failed.ts';
import { tell } from '../../request/tell.ts';
import { ApplyDrawer, applyWithoutBooths } from './apply-drawer.tsx';
import { AttendeeDrawer } from './attendee-drawer.tsx';
import { insuredAttendee, uninsuredAttendee } from './attendee-insurance.ts';
import { StudentsDialog } from './students-dialog.tsx';

const { audit } = fairDayTexts;
const applyTabs = [
  statusTab(fairApplyFlow, 'waiting'),
  statusTab(fairApplyFlow, 'queued'),
  statusTab(fairApplyFlow, 'passed'),
  statusTab(fairApplyFlow, 'confirmed'),
  statusTab(fairApplyFlow, 'arrived'),
  statusTab(fairApplyFlow, 'rejected', { label: audit.over, states: ['rejected', 'cancelled', 'absent'] }),
];

interface OfFair {
  readonly fairId?: string;
}
/** Applications of companies: of one fair, or of all with those that wait first. */
export function FairApplies({ fairId }: OfFair) {
  const [opened, open] = useOpenedId();
  return (
    <>
      <EntityPage
        entity={applyWithoutBooths}
        filter={fairId === undefined ? undefined : { fairId }}
        calls={['list', 'queryById', 'exportXls']}
        tabs={{ items: applyTabs, initial: 'waiting', counts: getStateCounts(fairApply) }}
        detail={(row) => open(row.id as string)}
        onlyForChosen={['cancel', 'excuse', 'submit', 'confirm']}
        empty={audit.empty}
      />
      {opened && <ApplyDrawer id={opened} onClose={() => open(undefined)} />}
    </>
  );
}

const insureTabs = [statusTab(insureFlow, 'waiting'), statusTab(insureFlow, 'failed'), statusTab(insureFlow, 'passed')];
/** Only people of fairs that ask for insurance wait for a decision. */
const insuredOnly = { fairInsured: '1' };
/** People whom companies send to a fair. */
export function FairPeople({ fairId, isInsured }: { readonly fairId: string; readonly isInsured: boolean }) {
  return isInsured ? (
    <FairAttendees fairId={fairId} />
  ) : (
    <EntityPage entity={uninsuredAttendee} filter={{ fairId }} empty={audit.peopleEmpty} />
  );
}

/** People of companies whose insurance the school checks: of one fair, or of all. */
export function FairAttendees({ fairId }: OfFair) {
  const [opened, open] = useOpenedId();
  return (
    <>
      <EntityPage
        entity={insuredAttendee}
        filter={fairId === undefined ? insuredOnly : { fairId }}
        tabs={{ items: insureTabs, initial: 'waiting', counts: getStateCounts(fairAttendee) }}
        detail={(row) => open(row.id)}
        empty={audit.insureEmpty}
      />
      {opened && <AttendeeDrawer id={opened} onClose={() => open(undefined)} />}
    </>
  );
}

/** Students who signed up for a fair. */
export function FairStudents({ fairId }: { readonly fairId: string }) {
  const client = useQueryClient();
  const mayAdd = useAllowed(`${fairStudent.code}:add`);
  const [isAdding, setAdding] = useState(false);
  const [report, setReport] = useState<BatchReport>();
  const add = async (ids: readonly string[]) => {
    try {
      const answer = await call(saveFairStudents, { fairId, employIds: ids.join(',') });
      await client.invalidateQueries({ queryKey: [fairStudent.name] });
      if (answer.failed.length > 0) setReport(answer);
      else tell.success(text.batch.result(answer.ok, 0));
    } catch (error) {
      ignoreReported(error);
    }
  };
  return (
    <>
      <EntityPage
        entity={fairStudent}
        filter={{ fairId }}
        calls={['list', 'exportXls']}
        empty={fairDayTexts.students.empty}
        tools={() =>
          mayAdd && (
            <Button type="primary" onClick={() => setAdding(true)}>
              {fairDayTexts.students.add}
            </Button>
          )
        }
      />
      {isAdding && (
        <StudentsDialog
          onChoose={(ids) => {
            setAdding(false);
            void add(ids);
          }}
          onClose={() => setAdding(false)}
        />
      )}
      {report && <ReportDialog report={report} onClose={() => setReport(undefined)} />}
    </>
  );
}
