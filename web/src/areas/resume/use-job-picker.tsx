import type { BatchReport } from '@campus/contract/kit';
import { delivery, employUser, recommend, resume } from '@campus/contract/resume';
import { useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { ReportDialog } from '../../kit/step/steps.tsx';
import { JobPicker, type JobPurpose } from '../../widgets/pickers/job-picker.tsx';

/** What a transfer or a recommendation may change. */
const affected = [delivery.name, recommend.name, resume.name, employUser.name];

interface JobPicking {
  /** Recommends students to posts. */
  recommend(employIds: readonly string[]): void;
  /** Moves deliveries (or résumés) to one other post. */
  transfer(deliveryIds: readonly string[]): void;
  /** The dialogs; render them once. */
  readonly dialogs: ReactNode;
}

/** Opens the job picker and reports what came of it; everything it touches is read anew. */
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
