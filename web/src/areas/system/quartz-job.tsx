import { failures, text } from '@campus/contract/messages';
import { describeCron, readCron } from '@campus/contract/rules';
import { executeJob, jobStates, jobTexts, jobTypes, pauseJob, quartzJob, resumeJob } from '@campus/contract/system';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import './quartz-job.css';
import { useAllowed } from '../../kit/call/allowed.tsx';
import { asData, asText, type EntityRow, findText } from '../../kit/field/row.ts';
import type { InputProps } from '../../kit/form/field-control.ts';
import { EntityPage } from '../../kit/list/entity-page.tsx';
import type { RowAction } from '../../kit/list/row-actions.tsx';
import { callEnvelope } from '../../request/call.ts';
import { tell } from '../../request/tell.ts';
import { useEndpoint } from '../../request/use-endpoint.ts';
import { warnOfRefusal } from '../../request/warn-of-refusal.ts';
import { CronInput } from '../../widgets/cron/cron-input.tsx';
import { OptionSelect } from '../../widgets/selects/option-select.tsx';
import { StatusDot } from '../../widgets/status.tsx';
import { JobRuns } from './job-runs.tsx';

type Job = EntityRow<typeof quartzJob>;

/** Job type select. */
function JobTypeInput({ field: _field, known: _known, onBusy: _busy, ...control }: InputProps) {
  const types = useEndpoint(jobTypes, {});
  const options = (types.data ?? []).map(({ key, title }) => ({ value: key, label: `${title}（${key}）` }));
  const taken = Object.entries(types.data?.find(({ key }) => key === control.value)?.parameters ?? {});
  return (
    <>
      <OptionSelect {...control} placeholder={jobTexts.chooseType} options={options} />
      {control.value !== '' && types.data && (
        <small className="muted">
          {taken.length === 0
            ? jobTexts.noParameters
            : jobTexts.parameters(taken.map(([name, { label }]) => `${name}（${label}）`).join('、'))}
        </small>
      )}
    </>
  );
}
const ScheduleInput = ({ field: _field, known: _known, onBusy: _busy, ...control }: InputProps) => (
  <CronInput {...control} />
);
const inputs = { jobClassName: JobTypeInput, cronExpression: ScheduleInput };

/** A cron expression and its description. */
function ScheduleCell({ expression }: { readonly expression: string }) {
  const { texts } = readCron(expression);
  const said = texts ? describeCron(texts) : failures.badPattern.text(quartzJob.fields.cronExpression.label);
  return (
    <span className="job-schedule" title={said}>
      {said}
      <small>{expression}</small>
    </span>
  );
}

const cells = {
  cronExpression: (row: Job) => <ScheduleCell expression={asText(row.cronExpression)} />,
  status: (row: Job) => (
    <StatusDot tone={row.status === jobStates.running ? 'done' : 'waiting'}>
      {findText(asData(row), 'status')}
    </StatusDot>
  ),
};

/** Starts, stops and runs a job, and shows the server's message. */
function useJobActions(): (act: typeof pauseJob | typeof resumeJob | typeof executeJob, id: string) => Promise<void> {
  const client = useQueryClient();
  return async (act, id) => {
    try {
      const { message } = await callEnvelope(act, { id }, { quiet: true });
      tell.success(message);
    } catch (error) {
      warnOfRefusal(error);
    }
    await client.invalidateQueries({ queryKey: [quartzJob.name] });
  };
}

/** 定时任务: scheduled jobs and their runs. */
export function QuartzJobListPage() {
  const [shown, setShown] = useState<Job>();
  const act = useJobActions();
  const [mayPause, mayResume, mayExecute] = [
    useAllowed(pauseJob.needs as string),
    useAllowed(resumeJob.needs as string),
    useAllowed(executeJob.needs as string),
  ];
  const getActions = (row: Job): (RowAction | false)[] => {
    const isStarted = Number(row.status) === jobStates.running;
    return [
      isStarted
        ? mayPause && {
            key: 'pause',
            label: jobTexts.pause,
            confirm: text.sys.job.stop.confirm,
            run: () => void act(pauseJob, row.id),
          }
        : mayResume && {
            key: 'resume',
            label: jobTexts.resume,
            confirm: text.sys.job.start.confirm,
            run: () => void act(resumeJob, row.id),
          },
      { key: 'runs', label: jobTexts.runs, run: () => setShown(row) },
      mayExecute && {
        key: 'execute',
        label: jobTexts.execute,
        isSecondary: true,
        confirm: text.sys.job.runOnce.confirm,
        run: () => void act(executeJob, row.id),
      },
    ];
  };
  return (
    <>
      <EntityPage
        entity={quartzJob}
        form={{ inputs, dialog: { submitText: text.sys.job.save } }}
        cells={cells}
        rowActions={getActions}
      />
      {shown && <JobRuns job={shown} mayEnd={mayPause} onClose={() => setShown(undefined)} />}
    </>
  );
}
