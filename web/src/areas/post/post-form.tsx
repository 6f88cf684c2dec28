import { isEnterprise } from '@campus/contract/kit';
import { text } from '@campus/contract/messages';
import { companyPost, postDefaults, postTexts, salaryTypes, wordLevels } from '@campus/contract/post';
import { useQueryClient } from '@tanstack/react-query';
import { Button } from 'antd';
import { useState } from 'react';
import { useCaller } from '../../kit/call/caller.ts';
import { callStep, readRow, saveRow } from '../../kit/call/entity-calls.ts';
import { useRecord } from '../../kit/detail/use-record.ts';
import { FormDialog, FormNotice } from '../../kit/form/form-dialog.tsx';
import { EntityFormFields, FormErrorSummary } from '../../kit/form/form-fields.tsx';
import { LoadingForm } from '../../kit/form/loading-form.tsx';
import type { FormValues } from '../../kit/form/use-fields-form.ts';
import { type Submit, useSubmit } from '../../kit/form/use-submit.ts';
import { getFreshData } from '../../request/fresh-data.ts';
import { RequestFailed } from '../../request/request-failed.ts';
import { tell } from '../../request/tell.ts';
import { useEndpoint } from '../../request/use-endpoint.ts';
import { useIsMobile } from '../../theme/use-media.ts';
import { Segmented } from '../../widgets/segmented.tsx';
import { CheckedDuty, CheckedName, CheckedRequirement } from './checked-inputs.tsx';
import './post-form.css';
import { PostFormContext } from './post-form-context.ts';
import { CompanyInput, ContactInput, GradYearsInput } from './post-inputs.tsx';
import { PostPreview } from './post-preview.tsx';
import { type PostForm, usePostForm } from './use-post-form.ts';
import type { HitsByField } from './use-word-hits.ts';

const texts = postTexts.form;
const drawerWidth = 1240;
const inputs = {
  companyId: CompanyInput,
  name: CheckedName,
  contactUserId: ContactInput,
  gradYears: GradYearsInput,
  duty: CheckedDuty,
  requirement: CheckedRequirement,
};
interface PostFormProps {
  /** Id of the post to edit; without it a post is added. */
  readonly id?: string | undefined;
  readonly onClose: () => void;
}

/** Edits a post next to a preview for students. Mount it to open it. */
export function PostFormDrawer({ id, onClose }: PostFormProps) {
  const isOwn = isEnterprise(useCaller());
  const record = useRecord(companyPost, id);
  const defaults = useEndpoint(postDefaults, {}, { enabled: id === undefined, quiet: true });
  const { endDate, welfare = null, contactUserId = null } = defaults.data ?? {};
  const presets = { endDate, salaryType: salaryTypes.monthly, ...(isOwn && { welfare, contactUserId }) };
  const row: FormValues | undefined = id === undefined ? defaults.data && presets : getFreshData(record);
  if (row) return <LoadedForm row={row} onClose={onClose} />;
  const { error, refetch } = id === undefined ? defaults : record;
  return (
    <LoadingForm
      title={id === undefined ? texts.add : texts.edit}
      width={drawerWidth}
      isDrawer
      record={{ error, refetch }}
      lines={12}
      onClose={onClose}
    />
  );
}

interface SavedPost {
  readonly id?: unknown;
  readonly version?: unknown;
}
/** Saves the post and submits it for audit when requested. */
function useSaving({ form, reaudited }: PostForm, row: FormValues, onClose: () => void) {
  const client = useQueryClient();
  const submit = useSubmit(form);
  // When the submission fails, the saved post is updated from then on instead of added again.
  const [known, setKnown] = useState<SavedPost>({ id: row.id, version: row.version });
  const [isFresh, setFresh] = useState(false);
  const [unsent, setUnsent] = useState<string>();

  const send = async (key: string, andSubmit: boolean) => {
    const body = known.id === undefined ? form.body() : { ...known, ...form.changes() };
    const saved = await saveRow(companyPost, body, key);
    const { id, version } = saved.result;
    setKnown({ id, version });
    await client.invalidateQueries({ queryKey: [companyPost.name] });
    if (!andSubmit) return tell.success(saved.message);
    try {
      tell.success((await callStep(companyPost, 'submit', { id, version }, `${key}-submit`)).message);
    } catch (error) {
      form.rebase(saved.result);
      if (error instanceof RequestFailed) setUnsent(texts.notSubmitted(error.message));
      throw error;
    }
    await client.invalidateQueries({ queryKey: [companyPost.name] });
  };
  const save = async (andSubmit: boolean) => {
    setUnsent(undefined);
    const question = { title: text.common.prompt, text: texts.againAsk(reaudited) };
    if (reaudited.length > 0 && form.validate() && !(await tell.confirm(question))) return;
    await submit.run(async (key) => {
      await send(key, andSubmit);
      onClose();
    });
  };
  const refresh = async () => {
    const fresh = await readRow(companyPost, String(known.id));
    form.rebase(fresh);
    setKnown({ id: fresh.id, version: fresh.version });
    submit.clear();
    setFresh(true);
  };
  return { submit, save, refresh, isFresh, unsent };
}

function LoadedForm({ row, onClose }: { row: FormValues; onClose: () => void }) {
  const post = usePostForm(row);
  const { form, maySubmit } = post;
  const { submit, save, refresh, isFresh, unsent } = useSaving(post, row, onClose);
  const isMobile = useIsMobile();
  const [view, setView] = useState<'write' | 'preview'>('write');
  const isWritten = !isMobile || view === 'write';
  return (
    <PostFormContext value={post}>
      <FormDialog
        title={row.id === undefined ? texts.add : texts.edit}
        width={drawerWidth}
        isDrawer
        submitText={maySubmit ? texts.submit : text.common.save}
        isSubmitting={submit.isRunning}
        isDirty={form.isDirty}
        note={<Note hits={post.hits} reaudited={post.reaudited} />}
        buttons={
          maySubmit && (
            <Button disabled={submit.isRunning} onClick={() => void save(false)}>
              {texts.saveDraft}
            </Button>
          )
        }
        onSubmit={() => void save(maySubmit)}
        onClose={onClose}
      >
        {isMobile && (
          <Segmented
            aria-label={text.common.displayAs}
            block
            className="post-form-view"
            options={[
              { value: 'write' as const, label: texts.write },
              { value: 'preview' as const, label: texts.preview },
            ]}
            value={view}
            onChange={setView}
          />
        )}
        <div className="post-form">
          <div className="post-form-fields" hidden={!isWritten}>
            <FormErrorSummary form={form} />
            <Refusal submit={submit} unsent={unsent} isFresh={isFresh} onRefresh={() => void refresh()} />
            <EntityFormFields form={form} groups={post.cards} inputs={inputs} />
          </div>
          <aside className="post-form-preview" hidden={isMobile && isWritten}>
            <h3>{texts.previewTitle}</h3>
            <PostPreview values={form.values} companyName={post.companyName} />
          </aside>
        </div>
      </FormDialog>
    </PostFormContext>
  );
}

interface RefusalProps {
  readonly submit: Submit;
  readonly unsent: string | undefined;
  readonly isFresh: boolean;
  readonly onRefresh: () => void;
}
function Refusal({ submit, unsent, isFresh, onRefresh }: RefusalProps) {
  const notice = unsent ?? submit.notice;
  if (!notice) return isFresh ? <FormNotice tone="info">{text.form.refreshed}</FormNotice> : null;
  return (
    <FormNotice tone="bad" action={submit.isStale && <Button onClick={onRefresh}>{text.common.refresh}</Button>}>
      {notice}
    </FormNotice>
  );
}

/** Effects of saving: forbidden words, words to check, and changes that require another audit. */
function Note({ hits, reaudited }: { hits: HitsByField; reaudited: readonly string[] }) {
  const all = Object.values(hits).flat();
  const forbidden = all.filter((hit) => hit.level === wordLevels.forbidden).length;
  if (forbidden > 0) return <span className="tone-bad post-form-note">{texts.forbidden(forbidden)}</span>;
  if (reaudited.length > 0) return texts.again(reaudited);
  return all.length > 0 ? <span className="tone-waiting post-form-note">{texts.hinted(all.length)}</span> : null;
}
