import type { BatchReport } from '@campus/contract/kit';
import { text } from '@campus/contract/messages';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { Button } from 'antd';
import { useState } from 'react';
import { request, requestEnvelope } from '../../request/client.ts';
import { tell } from '../../request/tell.ts';
import { warnOfRefusal } from '../../request/warn-of-refusal.ts';
import { useIsPhone } from '../../theme/use-media.ts';
import { Modal } from '../modal.tsx';
import { members } from '../selects/option.ts';
import { ChosenTags } from './chosen-tags.tsx';
import { type Job, jobColumns } from './job-columns.tsx';
import { BarredStudents, MisfitNote, type StudentProblems } from './job-fit.tsx';
import { defaultTransferOptions, JobOptions, type TransferOptions } from './job-options.tsx';
import { PickerTable } from './picker-table.tsx';
import { saveRecentChoice } from './recent-choices.ts';
import { RecentRows } from './recent-rows.tsx';
import { type PickerCondition, type RowConditions, RowSearch } from './row-search.tsx';
import { type Choice, useChoice } from './use-choice.ts';
import { usePagedChoice } from './use-paged-choice.ts';
import './pickers.css';

const texts = text.job;
const width = 1000;

/** Transfer to one post, or recommendation for several; ids as a comma list. */
export type JobPurpose =
  | { readonly mode: 'transfer'; readonly resumeId: string }
  | { readonly mode: 'recommend'; readonly employId: string };
export interface JobPickerProps {
  readonly purpose: JobPurpose;
  readonly onClose: () => void;
  /** Called after success; a recommendation returns the result of each pair. */
  readonly onDone: (report: BatchReport | undefined) => void;
}

/** API calls of each purpose. */
const calls = {
  transfer: {
    list: '/postMethod/methodCollet/queryList', // Misspelled in the API.
    send: '/companyPost/companyPost/resumeTransferToPost',
  },
  recommend: {
    list: '/recommend/resumeRecommend/getPostList',
    send: '/recommend/resumeRecommend/batchAddRecommend',
  },
} as const;
const getSubject = (purpose: JobPurpose): { resumeId: string } | { employId: string } =>
  purpose.mode === 'transfer' ? { resumeId: purpose.resumeId } : { employId: purpose.employId };
const getCount = (purpose: JobPurpose): number => Object.values(getSubject(purpose)).flatMap(members).length;

const conditions: readonly PickerCondition[] = [
  { key: 'postName', label: texts.postName, isPlain: true },
  { key: 'companyName', label: texts.companyName, isPlain: true },
];
const everything: RowConditions = {};

/** A page of selectable posts. The request layer shows a failure; the table is then empty. */
function useJobs(purpose: JobPurpose) {
  const choice = usePagedChoice({ words: everything });
  const { asked } = choice;
  const query = { ...getSubject(purpose), ...asked.words, pageNo: asked.pageNo, pageSize: asked.pageSize };
  const page = useQuery({
    queryKey: [calls[purpose.mode].list, query],
    queryFn: ({ signal }) =>
      request<{ records: readonly Job[]; total: number; barred?: readonly StudentProblems[] }>({
        method: 'GET',
        path: calls[purpose.mode].list,
        query,
        signal,
      }),
    placeholderData: keepPreviousData,
  });
  return { ...choice, page };
}

const recentKind = 'post';
/** Recently chosen posts that these students may still be moved to. */
async function loadByIds(purpose: JobPurpose, ids: readonly string[], signal: AbortSignal): Promise<readonly Job[]> {
  const query = { ...getSubject(purpose), postId: ids.join(','), pageNo: 1, pageSize: ids.length };
  const path = calls[purpose.mode].list;
  const found = await request<{ records: readonly Job[] }>({ method: 'GET', path, query, signal, silent: true });
  return found.records.filter(({ disabled }) => !disabled);
}

/** Reason why the choice cannot be submitted; undefined when it can. */
const findRefusal = (mode: JobPurpose['mode'], chosen: number): string | undefined =>
  chosen === 0 ? texts[mode].none : undefined;
function getQuestion(purpose: JobPurpose, picked: readonly Job[]): string {
  const subjects = getCount(purpose);
  if (purpose.mode === 'transfer') {
    const name = picked[0]?.name ?? '';
    return subjects > 1 ? texts.transfer.confirmMany(subjects, name) : texts.transfer.confirmText(name);
  }
  return subjects > 1
    ? texts.recommend.confirmMany(subjects, picked.length)
    : texts.recommend.confirmText(picked.length);
}

/** Sends the choice; a failure is shown and the dialog stays. */
function useSending({ purpose, onClose, onDone }: JobPickerProps) {
  const { mode } = purpose;
  const [isSending, setSending] = useState(false);
  const send = async (ids: readonly string[], { consent, reason, ...wishes }: TransferOptions) => {
    const posts = ids.join(',');
    const waive = wishes.waive ? 1 : 0;
    const body =
      mode === 'transfer'
        ? { postId: posts, waive }
        : { companyPostId: posts, reason: reason.trim(), consent: consent ? 1 : 0, waive };
    setSending(true);
    try {
      const answer = await requestEnvelope<BatchReport | null>({
        method: 'POST',
        path: calls[mode].send,
        body: { ...body, ...getSubject(purpose) },
        silent: true,
      });
      saveRecentChoice(recentKind, ids);
      const report = answer.result ?? undefined;
      if (!report?.failed.length) tell.success(answer.message || texts[mode].done);
      onDone(report);
      onClose();
    } catch (error) {
      warnOfRefusal(error);
    } finally {
      setSending(false);
    }
  };
  return { isSending, send };
}

/** Dialog that transfers a résumé to a post, or recommends students for posts. Render it while it is open. */
export function JobPicker(props: JobPickerProps) {
  const { purpose, onClose } = props;
  const { mode } = purpose;
  const jobs = useJobs(purpose);
  const choice = useChoice<Job>(mode === 'recommend');
  const { picked } = choice;
  const [wishes, setWishes] = useState<TransferOptions>(defaultTransferOptions);
  const [wasAsked, setWasAsked] = useState(false);
  const { isSending, send } = useSending(props);
  const isConsentMissing = mode === 'recommend' && !wishes.consent;
  const barred = jobs.page.data?.barred ?? [];
  // A transfer is all or nothing; a recommendation reports the students left out.
  const isBarred = barred.length > 0 && (mode === 'transfer' || barred.length >= getCount(purpose));

  const submit = async () => {
    const refusal = findRefusal(mode, picked.length);
    if (refusal) return tell.warning(refusal);
    setWasAsked(true);
    if (isConsentMissing) return;
    if (!(await tell.confirm({ title: texts[mode].confirm, text: getQuestion(purpose, picked) }))) return;
    await send(
      picked.map(({ id }) => id),
      wishes,
    );
  };

  return (
    <Modal
      open
      title={texts.title[mode]}
      width={width}
      canFill
      mask={{ closable: false }}
      confirmLoading={isSending}
      onCancel={onClose}
      footer={
        <div className="form-foot">
          <span className="grow">{texts.chosen(picked.length)}</span>
          <Button disabled={isSending} onClick={onClose}>
            {text.common.cancel}
          </Button>
          <Button type="primary" loading={isSending} disabled={isBarred} onClick={() => void submit()}>
            {texts[mode].self}
          </Button>
        </div>
      }
    >
      <div data-widget="job-picker">
        <RowSearch search={conditions} onSearch={jobs.search} />
        <BarredStudents students={barred} />
        <RecentRows
          kind={recentKind}
          load={(ids, signal) => loadByIds(purpose, ids, signal)}
          choice={choice}
          nameOf={({ name }) => name}
        />
        <JobTable jobs={jobs} purpose={purpose} choice={choice} />
        {choice.isMultiple && <ChosenTags choice={choice} nameOf={({ name }) => name} />}
        <JobOptions mode={mode} wishes={wishes} isConsentMissing={wasAsked && isConsentMissing} onChange={setWishes}>
          <MisfitNote mode={mode} posts={picked} isWaived={wishes.waive} />
        </JobOptions>
      </div>
    </Modal>
  );
}

interface JobTableProps {
  readonly jobs: ReturnType<typeof useJobs>;
  readonly purpose: JobPurpose;
  readonly choice: Choice<Job>;
}
/** Table of posts, one for a transfer; a post that all students already have is disabled. */
function JobTable({ jobs: { asked, controls, page }, purpose, choice }: JobTableProps) {
  const isLimited = Object.keys(asked.words).length > 0;
  const isPhone = useIsPhone();
  return (
    <PickerTable<Job>
      columns={jobColumns(getCount(purpose), isPhone)}
      rows={page.data?.records ?? []}
      page={page}
      choice={choice}
      nameOf={({ name }) => name}
      barredOf={({ disabled, disabledReason = '' }) => (disabled ? disabledReason : undefined)}
      failed={texts.loadFailed}
      empty={isLimited ? texts.noMatch : texts.empty}
      height={300}
      {...controls<Job>(page.data?.total)}
    />
  );
}
