import { componentTexts } from '@campus/contract/demo';
import { useQuery } from '@tanstack/react-query';
import { Button } from 'antd';
import { useState } from 'react';
import { readPage } from '../../../kit/call/entity-calls.ts';
import { BusinessPicker } from '../../../widgets/pickers/business-picker.tsx';
import { JobPicker } from '../../../widgets/pickers/job-picker.tsx';
import { positionKind, roleKind, userKind } from '../../../widgets/pickers/picker-kinds.ts';
import { ReportPopup } from '../../../widgets/pickers/report-popup.tsx';
import { DemoGroup, DemoHint, DemoStates } from './demo-states.tsx';

const texts = componentTexts.business;
const students = '/employ/employUser';

/** Pickers of users, roles, positions and posts. */
export function BusinessSection() {
  return (
    <>
      <DemoHint>{texts.hint}</DemoHint>
      <DemoGroup title={userKind.name}>
        <DemoStates filled="school,auditor">{(control) => <BusinessPicker {...control} kind={userKind} />}</DemoStates>
      </DemoGroup>
      <DemoGroup title={`${roleKind.name} · ${texts.single}`}>
        <DemoStates filled="school_admin">
          {(control) => <BusinessPicker {...control} kind={roleKind} multiple={false} />}
        </DemoStates>
      </DemoGroup>
      <DemoGroup title={`${positionKind.name} · ${texts.noButton}`}>
        <DemoStates filled="director">
          {(control) => <BusinessPicker {...control} kind={positionKind} withButton={false} />}
        </DemoStates>
      </DemoGroup>
      <DemoGroup title={texts.report}>
        <DemoStates filled={texts.reportFilled} hasLoading={false}>
          {(control) => (
            <ReportPopup
              {...control}
              multi
              code="demo_order_report"
              field="name"
              orgFields="name,order_no"
              destFields="name,no"
              groupId="demo"
            />
          )}
        </DemoStates>
      </DemoGroup>
      <DemoGroup title={texts.job}>
        <Recommending />
      </DemoGroup>
    </>
  );
}

/** Recommends posts to the latest student. */
function Recommending() {
  const [isOpen, setOpen] = useState(false);
  const query = { pageNo: 1, pageSize: 1 };
  const { data } = useQuery({
    queryKey: [students, 'demo'],
    queryFn: ({ signal }) => readPage(students, query, signal),
  });
  const student = data?.records[0];
  const close = () => setOpen(false);
  if (data && !student) return texts.noStudent;
  return (
    <>
      <Button disabled={!student} onClick={() => setOpen(true)}>
        {texts.openJob}
      </Button>
      {isOpen && student && (
        <JobPicker purpose={{ mode: 'recommend', employId: student.id }} onClose={close} onDone={close} />
      )}
    </>
  );
}
