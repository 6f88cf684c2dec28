import { delivery, type employUser, recommend, resume, resumeTexts } from '@campus/contract/resume';
import { Button } from 'antd';
import { useAllowed } from '../../kit/call/allowed.tsx';
import type { DetailSettings, DetailTab } from '../../kit/detail/detail-settings.ts';
import { studentCells } from './student-cells.tsx';
import { StudentDeliveries } from './student-deliveries.tsx';
import { StudentResume } from './student-resume.tsx';

const texts = resumeTexts.student;
type Student = typeof employUser;
/** Detail of a student: data, résumé and deliveries. */
export function useStudentDetail(onRecommend: (employIds: readonly string[]) => void): DetailSettings<Student> {
  const maySeeResume = useAllowed(resume.can.list);
  const maySeeDeliveries = useAllowed(delivery.can.list);
  const mayRecommend = useAllowed(`${recommend.code}:add`);
  return {
    cells: studentCells,
    actions: (row) =>
      mayRecommend && <Button onClick={() => onRecommend([row.id])}>{resumeTexts.resume.recommend}</Button>,
    tabs: (row) => {
      const all: (DetailTab | false)[] = [
        maySeeResume && {
          key: 'resume',
          label: texts.resume,
          children: <StudentResume employId={row.id} name={row.realname} resumeId={row.resumeId} />,
        },
        maySeeDeliveries && {
          key: 'deliveries',
          label: texts.deliveries,
          count: row.deliveryCount ?? 0,
          children: <StudentDeliveries employId={row.id} />,
        },
      ];
      return all.filter((tab) => tab !== false);
    },
  };
}
