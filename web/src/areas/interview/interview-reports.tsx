import {
  evaluationSheetPath,
  interview,
  interviewEvaluation,
  interviewReports,
  schedulePath,
} from '@campus/contract/interview';
import { Button, Dropdown } from 'antd';
import { useState } from 'react';
import { useAllowed } from '../../kit/call/allowed.tsx';
import { ignoreReported } from '../../request/request-failed.ts';
import { saveFile } from '../../request/save-file.ts';

const paths = { schedule: schedulePath, evaluation: evaluationSheetPath } as const;
type Report = keyof typeof paths;

/** Downloads the reports of the listed interviews. */
export function InterviewReports({ query }: { query: Readonly<Record<string, unknown>> }) {
  const may = {
    schedule: useAllowed(interview.can.exportXls),
    evaluation: useAllowed(interviewEvaluation.can.exportXls),
  };
  const [isRunning, setRunning] = useState(false);
  const offered = (Object.keys(paths) as Report[]).filter((name) => may[name]);
  if (offered.length === 0) return null;
  const save = async (name: Report) => {
    const { pageNo: _pageNo, pageSize: _pageSize, ...filters } = query;
    setRunning(true);
    try {
      await saveFile({ method: 'GET', path: paths[name], query: filters });
    } catch (error) {
      ignoreReported(error);
    } finally {
      setRunning(false);
    }
  };
  return (
    <Dropdown
      trigger={['click']}
      menu={{
        items: offered.map((key) => ({ key, label: interviewReports[key] })),
        onClick: ({ key }) => void save(key as Report),
      }}
    >
      <Button loading={isRunning}>{interviewReports.title}</Button>
    </Dropdown>
  );
}
