import {
  fairApply,
  fairApplyFlow,
  fairDayTexts,
  fairStudent,
  fairStudentFlow,
  jobFair,
} from '@campus/contract/jobfair';
import type { AnyEntity } from '@campus/contract/kit';
import { useQueryClient } from '@tanstack/react-query';
import { useAllowed } from '../../kit/call/allowed.tsx';
import { useOpenedId } from '../../kit/detail/use-opened-id.ts';
import { useRecord } from '../../kit/detail/use-record.ts';
import type { RowData } from '../../kit/field/row.ts';
import { EntityPage } from '../../kit/list/entity-page.tsx';
import { ApplyDrawer, applyWithoutBooths } from './apply-drawer.tsx';
import './fair-day.css';

const texts = fairDayTexts.queue;
const byNumber = { column: 'waitNo', order: 'asc' } as const;
const companies = {
  ...applyWithoutBooths,
  list: [
    'waitNo',
    'companyName',
    'boothCount',
    'postCount',
    'totalHeadcount',
    'contact',
    'contactMobile',
    'submitTime',
  ],
  hidden: [],
  search: ['companyName', 'contact'],
  sort: byNumber,
} as AnyEntity;
const students = {
  ...fairStudent,
  list: ['waitNo', 'realname', 'studentNo', 'departId', 'majorCode', 'signTime'],
  hidden: [],
  search: ['realname', 'studentNo'],
  sort: byNumber,
} as AnyEntity;

/** 候补: companies and students in the order in which they get the next free places. */
export function FairQueue({ row }: { readonly row: RowData }) {
  const client = useQueryClient();
  const { data: fair = row } = useRecord(jobFair, row.id);
  const mayReadStudents = useAllowed(fairStudent.can.list);
  const [opened, open] = useOpenedId();
  const { maxCompany, queueCount, studentLimit, studentQueue } = fair as RowData;
  const hasStudents = mayReadStudents && Number(studentLimit ?? 0) > 0;
  return (
    <>
      <p className="fair-queue-line">{texts.companies(Number(queueCount ?? 0), Number(maxCompany ?? 0))}</p>
      <EntityPage
        entity={companies}
        filter={{ fairId: row.id, status: String(fairApplyFlow.states.queued.code) }}
        calls={['list', 'queryById']}
        detail={(one) => open(one.id as string)}
        onlyForChosen={['cancel']}
        empty={texts.noCompanies}
      />
      {hasStudents && (
        <>
          <p className="fair-queue-line">{texts.students(Number(studentQueue ?? 0), Number(studentLimit ?? 0))}</p>
          <EntityPage
            entity={students}
            filter={{ fairId: row.id, status: String(fairStudentFlow.states.queued.code) }}
            calls={['list']}
            empty={texts.noStudents}
          />
        </>
      )}
      {opened && (
        <ApplyDrawer
          id={opened}
          onClose={() => {
            open(undefined);
            for (const { name } of [fairApply, jobFair]) void client.invalidateQueries({ queryKey: [name] });
          }}
        />
      )}
    </>
  );
}
