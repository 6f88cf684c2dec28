import { interview } from '@campus/contract/interview';
import { isStaff } from '@campus/contract/kit';
import { text } from '@campus/contract/messages';
import {
  agreement,
  delivery,
  dispatch,
  employUser,
  evaluation,
  helpRecord,
  offer,
  recommend,
  resume,
  resumeTexts,
} from '@campus/contract/resume';
import { employment } from '@campus/contract/statistics';
import { Button } from 'antd';
import { useAllowed } from '../../kit/call/allowed.tsx';
import { useCaller } from '../../kit/call/caller.ts';
import type { DetailSettings, DetailTab } from '../../kit/detail/detail-settings.ts';
import { RecordChanges } from '../../kit/detail/record-changes.tsx';
import type { EntityRow, RowData } from '../../kit/field/row.ts';
import { RecordParts } from '../record-parts.tsx';
import { studentCells } from './student-cells.tsx';
import { StudentDeliveries } from './student-deliveries.tsx';
import { StudentEvaluations } from './student-evaluations.tsx';
import { StudentHelp } from './student-help.tsx';
import { StudentResume } from './student-resume.tsx';
import { StudentSigning } from './student-signing.tsx';

const texts = resumeTexts.student;
type Student = typeof employUser;
type Row = Readonly<EntityRow<Student>>;

/** The tabs of a student whose rows the caller may list. */
function useTabs(): (row: Row) => DetailTab[] {
  const may = {
    resume: useAllowed(resume.can.list),
    deliveries: useAllowed(delivery.can.list),
    interviews: useAllowed(interview.can.list),
    offers: useAllowed(offer.can.list),
    dispatches: useAllowed(dispatch.can.list),
    agreements: useAllowed(agreement.can.list),
    destination: useAllowed(employment.can.list),
    evaluations: useAllowed(evaluation.can.list),
    help: useAllowed(helpRecord.can.list),
  };
  const isSchool = isStaff(useCaller());
  return (row) => {
    const { id: employId, realname, resumeId } = row;
    const all: (DetailTab | false)[] = [
      may.resume && {
        key: 'resume',
        label: texts.resume,
        children: <StudentResume employId={employId} name={realname} resumeId={resumeId} />,
      },
      may.deliveries && {
        key: 'deliveries',
        label: texts.deliveries,
        count: row.deliveryCount ?? 0,
        children: <StudentDeliveries employId={employId} />,
      },
      may.interviews && {
        key: 'interviews',
        label: texts.interviews,
        count: row.interviewCount ?? 0,
        children: <RecordParts entity="employUser/interviews" row={row as RowData} />,
      },
      (may.offers || may.dispatches || may.agreements) && {
        key: 'signing',
        label: texts.signing,
        children: <StudentSigning employId={employId} />,
      },
      may.destination && {
        key: 'destination',
        label: texts.destination,
        children: <RecordParts entity="employUser/destination" row={row as RowData} />,
      },
      may.evaluations && {
        key: 'evaluations',
        label: texts.evaluations,
        children: <StudentEvaluations employId={employId} />,
      },
      may.help && {
        key: 'help',
        label: texts.help,
        count: row.helpCount ?? 0,
        children: <StudentHelp employId={employId} />,
      },
      isSchool && {
        key: 'history',
        label: text.record.history,
        children: <RecordChanges entity={employUser} id={employId} />,
      },
    ];
    return all.filter((tab) => tab !== false);
  };
}

/** Detail of a student: data, résumé and what has happened on the way to a contract. */
export function useStudentDetail(onRecommend: (employIds: readonly string[]) => void): DetailSettings<Student> {
  const mayRecommend = useAllowed(`${recommend.code}:add`);
  return {
    cells: studentCells,
    actions: (row) =>
      mayRecommend && <Button onClick={() => onRecommend([row.id])}>{resumeTexts.resume.recommend}</Button>,
    tabs: useTabs(),
  };
}
