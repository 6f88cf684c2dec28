import { interview } from '@campus/contract/interview';
import { resumeTexts } from '@campus/contract/resume';
import { useState } from 'react';
import type { RowData } from '../../kit/field/row.ts';
import { LinkedRows } from '../../kit/list/linked-rows.tsx';
import { InterviewDrawer } from './interview-drawer.tsx';

const columns = ['startTime', 'status', 'postName', 'companyName', 'round', 'type', 'result', 'avgScore'] as const;

/** 面试 of a student, for all posts. */
export function StudentInterviews({ row }: { row: RowData }) {
  const [opened, setOpened] = useState<string>();
  return (
    <>
      <LinkedRows
        entity={interview}
        of={{ employId: row.id }}
        columns={columns}
        empty={resumeTexts.student.noInterviews}
        onOpen={({ id }) => setOpened(id)}
      />
      {opened && <InterviewDrawer id={opened} onClose={() => setOpened(undefined)} />}
    </>
  );
}
