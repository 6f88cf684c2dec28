import type { BatchReport } from '@campus/contract/kit';
import { delivery, employUser, recommend, resume } from '@campus/contract/resume';
import { useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { ReportDialog } from '../../kit/step/steps.tsx';
import { JobPicker, type JobPurpose } from '../../widgets/pickers/job-picker.tsx';

/** Entities affected by a transfer or recommendation. */
const affected = [delivery.name, recommend.name, resume.name, employUser.name];

interface JobPicking {
  /** Recommends students to posts. */
  recommend(employIds: readonly string[]): void;
  /** Moves deliveries (or résumés) to another post. */
  transfer(deliveryIds: readonly string[]): void;
  /** Dialogs; render once. */
  readonly dialogs: ReactNode;
}

/** Opens the job picker, shows the result and refetches the affected entities. */
export function useJobPicker(onDone?: () => void): JobPicking {
  const client = useQueryClient();
  const [purpose, setPurpose] = useState<JobPurpose>();
  const [report, setReport] = useState<BatchReport>();
  const finish = (result: BatchReport | undefined) => {
    if (result && result.failed.length > 0) setReport(result);
    for (const name of affected) void client.invalidateQueries({ queryKey: [name] });
    onDone?.();
  };
  return {
    recommend: (ids) => setPurpose({ mode: 'recommend', employId: ids.join(',') }),
    transfer: (ids) => setPurpose({ mode: 'transfer', resumeId: ids.join(',') }),
    dialogs: (
      <>
        {purpose && <JobPicker purpose={purpose} onDone={finish} onClose={() => setPurpose(undefined)} />}
        {report && <ReportDialog report={report} onClose={() => setReport(undefined)} />}
      </>
    ),
  };
}
