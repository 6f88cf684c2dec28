import {
  homepageTexts,
  type LoginConfig,
  type LoginConfigAnswer,
  loginConfig,
  loginConfigOfTenant,
  loginConfigVersions,
  restoreLoginConfig,
  rollBackLoginConfig,
  saveLoginConfig,
} from '@campus/contract/homepage';
import { type CallerInput, formFields } from '@campus/contract/kit';
import { text } from '@campus/contract/messages';
import { useQueryClient } from '@tanstack/react-query';
import { Button, Skeleton } from 'antd';
import { useState } from 'react';
import { useCaller } from '../../kit/call/caller.ts';
import { LoadError } from '../../kit/detail/load-error.tsx';
import { FormNotice } from '../../kit/form/form-dialog.tsx';
import { EntityFormFields, FormErrorSummary } from '../../kit/form/form-fields.tsx';
import { useFieldsForm } from '../../kit/form/use-fields-form.ts';
import { useSubmit } from '../../kit/form/use-submit.ts';
import { callEnvelope } from '../../request/call.ts';
import { getFreshData } from '../../request/fresh-data.ts';
import type { Envelope } from '../../request/request-failed.ts';
import { ignoreReported } from '../../request/request-failed.ts';
import { tell } from '../../request/tell.ts';
import { useEndpoint } from '../../request/use-endpoint.ts';
import { usePageDirty } from '../../widgets/page-frame.tsx';
import './login-config.css';
import { LoginPreview } from './login-preview.tsx';
import { LoginVersions } from './login-versions.tsx';
import '../../kit/detail/detail.css';

const texts = homepageTexts.login;
const fields = formFields(loginConfig, 'edit', 'staff');
const groups = [
  { title: texts.groups.brand, fields: ['productName', 'campusHomeUrl', 'logo', 'background'] },
  { title: texts.groups.welcome, fields: ['welcomeTitle', 'welcomeText', 'features'] },
  {
    title: texts.groups.contact,
    fields: ['servicePhone', 'feedbackEmail', 'address', 'copyright', 'icpNo', 'techSupport'],
  },
  { title: texts.groups.ways, fields: ['qrLoginEnabled', 'phoneLoginEnabled', 'registerEnabled'] },
];

/** 企业登录管理: texts and sign-in methods of the enterprise sign-in page, next to a preview. */
export function LoginConfigPage() {
  const { tenantId } = useCaller();
  const found = useEndpoint(loginConfigOfTenant, { tenantId }, { quiet: true });
  const { error, refetch } = found;
  const data = getFreshData(found);
  const client = useQueryClient();
  // Key that remounts the form with the last saved values.
  const [round, setRound] = useState(0);
  const accept = ({ result, message }: Envelope<LoginConfigAnswer>) => {
    client.setQueryData([loginConfigOfTenant.path, { tenantId }], result);
    void client.invalidateQueries({ queryKey: [loginConfigVersions.path] });
    setRound((n) => n + 1);
    tell.success(message);
  };
  if (data) {
    const again = async () => {
      await refetch();
      setRound((n) => n + 1);
    };
    return <ConfigForm key={round} config={data} onSaved={accept} onRefresh={() => void again()} />;
  }
  return (
    <section className="surface section">
      {error ? (
        <LoadError title={texts.readFailed} error={error} onRetry={refetch} />
      ) : (
        <Skeleton active paragraph={{ rows: 12 }} />
      )}
    </section>
  );
}

interface ConfigFormProps {
  readonly config: LoginConfigAnswer;
  readonly onSaved: (answer: Envelope<LoginConfigAnswer>) => void;
  readonly onRefresh: () => void;
}

/** Replaces the current content at once, after a confirmation. */
function useReplacing(onSaved: ConfigFormProps['onSaved']) {
  const [isReplacing, setReplacing] = useState(false);
  const replace = async (title: string, question: string, send: () => Promise<Envelope<LoginConfigAnswer>>) => {
    if (!(await tell.confirm({ title, text: question, danger: true }))) return;
    setReplacing(true);
    try {
      onSaved(await send());
    } catch (failure) {
      ignoreReported(failure);
      setReplacing(false);
    }
  };
  return {
    isReplacing,
    restore: () => void replace(texts.restore, texts.restoreAsk, () => callEnvelope(restoreLoginConfig, {})),
    rollBack: ({ id, seq }: { readonly id: string; readonly seq: number }) =>
      void replace(texts.rollBack, texts.rollBackAsk(seq), () => callEnvelope(rollBackLoginConfig, { id })),
  };
}

function ConfigForm({ config, onSaved, onRefresh }: ConfigFormProps) {
  const form = useFieldsForm({ fields, initial: { ...config } });
  const submit = useSubmit(form);
  // Of the values that the form began with: what is read later is newer than its input.
  const [version] = useState(config.version);
  const [isShowingVersions, setShowingVersions] = useState(false);
  const { isReplacing, restore, rollBack } = useReplacing(onSaved);
  usePageDirty(form.isDirty);
  const isBusy = submit.isRunning || isReplacing;
  const save = () =>
    submit.run(async (idempotencyKey) => {
      // The form contains exactly the fields of the call, validated by their definitions.
      const input = { ...form.body(), version } as CallerInput<typeof saveLoginConfig>;
      onSaved(await callEnvelope(saveLoginConfig, input, { quiet: true, idempotencyKey }));
    });

  return (
    <div className="login-config">
      <section className="surface login-config-form">
        <div className="section">
          <FormErrorSummary form={form} />
          {submit.notice && (
            <FormNotice
              tone="bad"
              action={submit.isStale && <Button onClick={onRefresh}>{text.common.refresh}</Button>}
            >
              {submit.notice}
            </FormNotice>
          )}
          <EntityFormFields form={form} groups={groups} disabled={isBusy} />
        </div>
        <footer className="login-config-foot">
          <Button disabled={isBusy} onClick={restore}>
            {texts.restore}
          </Button>
          <Button disabled={isBusy} onClick={() => setShowingVersions(true)}>
            {texts.versions}
          </Button>
          <span className="grow" role="status">
            {form.isDirty && texts.unsaved}
          </span>
          <Button type="primary" loading={submit.isRunning} disabled={isReplacing} onClick={() => void save()}>
            {text.common.save}
          </Button>
        </footer>
      </section>
      <aside className="surface section login-config-preview">
        <h3>{texts.preview}</h3>
        {/* The preview shows unvalidated input. */}
        <LoginPreview config={form.values as LoginConfig} label={texts.preview} />
        <p className="muted">{texts.previewHint}</p>
      </aside>
      {isShowingVersions && (
        <LoginVersions isBusy={isBusy} onRollBack={rollBack} onClose={() => setShowingVersions(false)} />
      )}
    </div>
  );
}
