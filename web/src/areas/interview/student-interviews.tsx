import { interview } from '@campus/contract/interview';
import { resumeTexts } from '@campus/contract/resume';
import type { RowData } from '../../kit/field/row.ts';
import { LinkedRows } from '../../kit/list/linked-rows.tsx';
import { InterviewDrawer } from './interview-drawer.tsx';

const columns = ['startTime', 'status', 'postName', 'companyName', 'round', 'type', 'result', 'avgScore'] as const;

/** 面试 of a student, for all posts. */
export const StudentInterviews = ({ row }: { row: RowData }) => (
  <LinkedRows
    entity={interview}
    of={{ employId: row.id }}
    columns={columns}
    empty={resumeTexts.student.noInterviews}
    Drawer={InterviewDrawer}
  />
);
