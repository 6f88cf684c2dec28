import type { Tone } from '@campus/contract/kit';
import { text } from '@campus/contract/messages';
import { members } from '../selects/option.ts';
import { StatusTag } from '../status.tsx';
import { JobFit, type StudentProblems } from './job-fit.tsx';
import type { PickerTableColumn } from './picker-table.tsx';

const texts = text.job;

export interface Job {
  readonly id: string;
  readonly name: string;
  readonly companyName: string;
  readonly workPalce: string; // Misspelled in the API.
  readonly postStatus: number;
  readonly postStatus_dictText?: string;
  readonly disabled?: boolean;
  readonly disabledReason?: string;
  readonly demands?: string;
  readonly salary?: string;
  readonly headcount?: number | null;
  readonly misfits?: readonly StudentProblems[];
}

const tones: Readonly<Record<number, Tone>> = { 1: 'done', 2: 'neutral', 3: 'progress', 4: 'bad' };
const statusTexts: Readonly<Record<number, string>> = texts.status;
/** Facts of a post, by their importance; on phones the salary and the company are below the name. */
export const jobColumns = (subjects: number, isPhone: boolean): readonly PickerTableColumn<Job>[] => [
  {
    title: texts.postName,
    dataIndex: 'name',
    width: 232,
    least: 148,
    render: (name: string, { demands, disabledReason, salary, companyName }) => (
      <>
        {name}
        {disabledReason && <span className="picker-note">{disabledReason}</span>}
        {demands && (
          <small className="picker-line" title={demands}>
            {demands}
          </small>
        )}
        {isPhone && (
          <>
            <small className="picker-line">{salary}</small>
            <small className="picker-line" title={companyName}>
              {companyName}
            </small>
          </>
        )}
      </>
    ),
  },
  {
    title: texts.fit.self,
    key: 'fit',
    width: 120,
    render: (_, { disabled, misfits }) => !disabled && <JobFit misfits={misfits ?? []} subjects={subjects} />,
  },
  { title: texts.salary, dataIndex: 'salary', width: 168, least: 140, ellipsis: true },
  { title: texts.headcount, dataIndex: 'headcount', width: 80, align: 'right' },
  { title: texts.companyName, dataIndex: 'companyName', width: 140, least: 110, ellipsis: true },
  {
    title: texts.workPlace,
    dataIndex: 'workPalce',
    width: 88,
    ellipsis: true,
    render: (places: string) => members(places).join('、'),
  },
  {
    title: texts.postStatus,
    dataIndex: 'postStatus',
    width: 88,
    render: (status: number, job) => (
      <StatusTag tone={tones[status] ?? 'neutral'}>
        {job.postStatus_dictText ?? statusTexts[status] ?? String(status)}
      </StatusTag>
    ),
  },
];
