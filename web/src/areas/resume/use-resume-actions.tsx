import { formFlow, recommend, resume, resumeTexts } from '@campus/contract/resume';
import { requiredCompleteness, resumeProblem } from '@campus/contract/rules';
import { type ReactNode, useState } from 'react';
import { useAllowed } from '../../kit/call/allowed.tsx';
import { asText, type RowData } from '../../kit/field/row.ts';
import type { RowAction } from '../../kit/list/row-actions.tsx';
import { useRowActions } from '../../kit/list/use-row-actions.ts';
import type { StepRunner } from '../../kit/step/steps.tsx';
import { FormSheet } from './form-sheet.tsx';
import { listedResume } from './listed-resume.ts';
import { downloadResume } from './resume-downloads.ts';
import { ResumeForm } from './resume-form.tsx';
import { useJobPicker } from './use-job-picker.tsx';

const texts = resumeTexts.resume;
type Open = { kind: 'add' } | { kind: 'edit' | 'print'; id: string };

interface ResumeActionOptions {
  readonly may: (action: string) => boolean;
  readonly steps: StepRunner;
  readonly onShow: (row: RowData) => void;
  /** Called after a recommendation. */
  readonly onDone: () => void;
}
interface ResumeActions {
  /** All actions of this user on a résumé. */
  of(row: RowData): RowAction[];
  add(): void;
  edit(id: string): void;
  /** Opens the job picker for students; undefined without permission. */
  readonly recommend: ((employIds: readonly string[]) => void) | undefined;
  /** The open dialog. */
  readonly dialogs: ReactNode;
}

/** Reason why only the student could deliver the résumé. */
const undeliverable = ({ completeness, status }: RowData): string | undefined =>
  resumeProblem(
    { completeness: Number(completeness ?? 0), resumeStatus: Number(status) },
    requiredCompleteness.deliver,
    false,
  );

/** Actions on the résumés of the library. */
export function useResumeActions({ may, steps, onShow, onDone }: ResumeActionOptions): ResumeActions {
  const [open, setOpen] = useState<Open>();
  const picker = useJobPicker(onDone);
  const mayRecommend = useAllowed(`${recommend.code}:add`);
  const mayDownload = useAllowed(`${resume.code}:download`);
  const mayAudit = useAllowed(`${resume.code}:audit`);
  const edit = (id: string) => setOpen({ kind: 'edit', id });
  const close = () => setOpen(undefined);
  const standard = useRowActions(listedResume, { may, steps, onEdit: ({ id }) => edit(id), onShow: undefined });
  const own = (row: RowData): (RowAction | false)[] => {
    const { id } = row;
    const isPassed = row.formAudit === formFlow.states.approved.code;
    // Deciding on a waiting form comes first.
    const isWaiting = row.formAudit === formFlow.states.waiting.code && mayAudit;
    return [
      { key: 'preview', label: texts.preview, run: () => onShow(row) },
      mayRecommend && {
        key: 'recommend',
        label: texts.recommend,
        isSecondary: isWaiting,
        disabledReason: undeliverable(row),
        run: () => picker.recommend([asText(row.employId)]),
      },
      mayDownload && {
        key: 'download',
        label: texts.download,
        isSecondary: true,
        run: () => void downloadResume({ id }),
      },
      isPassed && {
        key: 'print',
        label: texts.print,
        isSecondary: true,
        run: () => setOpen({ kind: 'print', id }),
      },
    ];
  };
  return {
    of: (row) => [...own(row).filter((action) => action !== false), ...standard(row)],
    add: () => setOpen({ kind: 'add' }),
    edit,
    recommend: mayRecommend ? picker.recommend : undefined,
    dialogs: (
      <>
        {open?.kind === 'add' && <ResumeForm onClose={close} />}
        {open?.kind === 'edit' && <ResumeForm id={open.id} onClose={close} />}
        {open?.kind === 'print' && <FormSheet id={open.id} onClose={close} />}
        {picker.dialogs}
      </>
    ),
  };
}
