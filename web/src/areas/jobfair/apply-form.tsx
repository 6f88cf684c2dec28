import {
  type ApplyBooth,
  type ApplyChoices,
  applyChoices,
  boothModes,
  fairApply,
  fairDayTexts,
  jobFair,
} from '@campus/contract/jobfair';
import { type AnyEntity, isStaff, pick } from '@campus/contract/kit';
import { text } from '@campus/contract/messages';
import { useQueryClient } from '@tanstack/react-query';
import { Button, Checkbox } from 'antd';
import { useMemo, useState } from 'react';
import { useCaller } from '../../kit/call/caller.ts';
import { callStep, saveRow } from '../../kit/call/entity-calls.ts';
import { useRecord } from '../../kit/detail/use-record.ts';
import type { RowData } from '../../kit/field/row.ts';
import type { InputProps } from '../../kit/form/field-control.ts';
import { FormDialog, FormNotice } from '../../kit/form/form-dialog.tsx';
import { FormErrorNotices } from '../../kit/form/form-error-notices.tsx';
import { EntityFormFields } from '../../kit/form/form-fields.tsx';
import { LoadingForm } from '../../kit/form/loading-form.tsx';
import { useFieldsForm } from '../../kit/form/use-fields-form.ts';
import { useSubmit } from '../../kit/form/use-submit.ts';
import { getFreshData } from '../../request/fresh-data.ts';
import { tell } from '../../request/tell.ts';
import { useEndpoint } from '../../request/use-endpoint.ts';
import { SafeHtml } from '../../widgets/safe-html.tsx';
import { WizardSteps } from '../../widgets/wizard-steps.tsx';
import { ApplySummary } from './apply-summary.tsx';
import { BoothPicker } from './booth-picker.tsx';
import { PostsInput } from './posts-input.tsx';
import './fair-apply.css';

const texts = fairDayTexts.apply;
const width = 880;
const [notice, booth, needs, confirm] = [0, 1, 2, 3];
const written = ['boothCount', 'postIds', 'contact', 'contactMobile', 'needs', 'remark'] as const;

interface ApplyFormProps {
  readonly fairId: string;
  /** The company that staff apply for. */
  readonly companyId?: string | undefined;
  readonly onClose: () => void;
}
/** The application of a company for a fair, in four steps. Mount it to open it. */
export function ApplyForm(props: ApplyFormProps) {
  const { fairId, companyId, onClose } = props;
  const choices = useEndpoint(applyChoices, { fairId, ...(companyId && { companyId }) }, { quiet: true });
  const offered = getFreshData(choices);
  const applyId = offered?.applyId ?? undefined;
  const record = useRecord(fairApply as AnyEntity, applyId);
  const row = getFreshData(record);
  if (!offered || (applyId !== undefined && !row))
    return (
      <LoadingForm
        title={fairApply.adding ?? fairApply.title}
        width={width}
        isDrawer
        record={offered ? record : choices}
        onClose={onClose}
      />
    );
  return <Steps4 {...props} choices={offered} row={row} />;
}

interface Steps4Props extends ApplyFormProps {
  readonly choices: ApplyChoices;
  readonly row: RowData | undefined;
}
/** The form of the application with its booths, which a draft keeps and the last step sends. */
function useApplication({ fairId, companyId, choices, row, onClose }: Steps4Props) {
  const client = useQueryClient();
  const isOwn = !isStaff(useCaller());
  const [booths, setBooths] = useState<readonly ApplyBooth[]>([]);
  const [saved, setSaved] = useState<RowData | undefined>(row);
  const { contact, contactMobile, boothMode } = choices;
  const chooses = boothMode === boothModes.chosen;
  const form = useFieldsForm({
    fields: pick(fairApply.fields, written),
    initial: row ?? { contact, contactMobile, boothCount: 1 },
    isHidden: (name) => name === 'boothCount' && boothMode !== boothModes.assigned,
  });
  const submit = useSubmit(form);

  const store = async (key: string): Promise<RowData> => {
    const boothIds = chooses && booths.length > 0 ? { boothIds: booths.map(({ id }) => id).join(',') } : {};
    const head = saved
      ? { id: saved.id, version: saved.version }
      : { fairId, ...(companyId && !isOwn && { companyId }) };
    const { result } = await saveRow(fairApply as AnyEntity, { ...head, ...form.body(), ...boothIds }, key);
    setSaved(result);
    return result;
  };
  const finish = async (message: string) => {
    await client.invalidateQueries({ queryKey: [fairApply.name] });
    await client.invalidateQueries({ queryKey: [jobFair.name] });
    tell.success(message);
    onClose();
  };
  const saveDraft = () =>
    submit.run(async (key) => {
      await store(key);
      await finish(fairApply.done?.add ?? text.common.save);
    });
  const send = () =>
    submit.run(async (key) => {
      const { id, version } = await store(key);
      const answer = await callStep(fairApply as AnyEntity, 'submit', { id, version }, crypto.randomUUID());
      await finish(answer.message);
    });
  return { form, submit, booths, setBooths, saveDraft, send };
}

function Steps4(props: Steps4Props) {
  const { choices, row, onClose } = props;
  const [at, setAt] = useState(notice);
  const [isRead, setRead] = useState(row !== undefined);
  const { form, submit, booths, setBooths, saveDraft, send } = useApplication(props);
  const inputs = useMemo(
    () => ({ postIds: (input: InputProps) => <PostsInput {...input} posts={choices.posts} most={choices.maxPost} /> }),
    [choices],
  );
  const goOn = () => {
    if (at === notice && !isRead) return tell.warning(texts.readFirst);
    if (at === needs && !form.validate()) return;
    setAt(at + 1);
  };
  const names = at === booth ? ['boothCount'] : at === needs ? written.filter((name) => name !== 'boothCount') : [];
  return (
    <FormDialog
      title={texts.title(choices.fairTitle)}
      width={width}
      isDrawer
      submitText={at === confirm ? texts.submit : texts.next}
      isSubmitting={submit.isRunning}
      isDisabled={choices.refusal !== null}
      isDirty={form.isDirty}
      buttons={
        <>
          {at > notice && <Button onClick={() => setAt(at - 1)}>{texts.previous}</Button>}
          {at === confirm && <Button onClick={() => void saveDraft()}>{texts.save}</Button>}
        </>
      }
      onSubmit={() => (at === confirm ? void send() : goOn())}
      onClose={onClose}
    >
      <WizardSteps titles={texts.steps} current={at} />
      {choices.refusal !== null && <FormNotice tone="bad">{choices.refusal}</FormNotice>}
      <FormErrorNotices form={form} submit={submit} />
      <Places choices={choices} />
      {at === notice && <NoticeStep notice={choices.notice} isRead={isRead} onRead={setRead} />}
      {at === booth && <BoothStep {...props} onChange={setBooths} />}
      {names.length > 0 && <EntityFormFields form={form} names={names} inputs={inputs} />}
      {at === confirm && <ApplySummary choices={choices} booths={booths} values={form.body()} />}
    </FormDialog>
  );
}

function Places({ choices }: { choices: ApplyChoices }) {
  const { placesLeft, waiting, mayWait } = choices;
  if (placesLeft > 0 && waiting === 0) return <p className="muted fair-apply-note">{texts.places(placesLeft)}</p>;
  return <FormNotice tone="info">{mayWait ? texts.waits(waiting) : texts.noPlace}</FormNotice>;
}

interface NoticeStepProps extends Pick<ApplyChoices, 'notice'> {
  readonly isRead: boolean;
  readonly onRead: (isRead: boolean) => void;
}
/** The notice of the fair, which has to be read first. */
const NoticeStep = ({ notice: html, isRead, onRead }: NoticeStepProps) => (
  <>
    <div className="fair-notice-text">
      {html ? <SafeHtml html={html} /> : <p className="muted">{texts.noNotice}</p>}
    </div>
    <Checkbox checked={isRead} onChange={({ target }) => onRead(target.checked)}>
      {texts.read}
    </Checkbox>
  </>
);

interface BoothStepProps extends Pick<Steps4Props, 'fairId' | 'companyId' | 'choices'> {
  readonly onChange: (booths: readonly ApplyBooth[]) => void;
}
/** The choice of booths where companies choose them, otherwise how they get one. */
function BoothStep({ fairId, companyId, choices: { boothMode, boothPerCompany }, onChange }: BoothStepProps) {
  if (boothMode === boothModes.none) return <p>{texts.noBooths}</p>;
  if (boothMode === boothModes.assigned) return <p>{texts.assigned}</p>;
  if (boothMode !== boothModes.chosen) return null;
  return (
    <>
      <p className="muted fair-apply-note">{texts.choose(boothPerCompany)}</p>
      <BoothPicker fairId={fairId} companyId={companyId} most={boothPerCompany} onChange={onChange} />
    </>
  );
}
