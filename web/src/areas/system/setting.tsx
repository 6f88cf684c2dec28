import type { CallerInput, Fields, Output } from '@campus/contract/kit';
import { text } from '@campus/contract/messages';
import {
  readSettings,
  type SettingGroupKey,
  saveSettings,
  settingGroups,
  settingScreenTexts,
} from '@campus/contract/system';
import { useQueryClient } from '@tanstack/react-query';
import { Button, Skeleton } from 'antd';
import { LoadError } from '../../kit/detail/load-error.tsx';
import type { InputProps } from '../../kit/form/field-control.ts';
import { FormErrorNotices } from '../../kit/form/form-error-notices.tsx';
import { EntityFormFields } from '../../kit/form/form-fields.tsx';
import { NewPasswordInput } from '../../kit/form/password-input.tsx';
import { useFieldsForm } from '../../kit/form/use-fields-form.ts';
import { useSubmit } from '../../kit/form/use-submit.ts';
import { callEnvelope } from '../../request/call.ts';
import { tell } from '../../request/tell.ts';
import { useEndpoint } from '../../request/use-endpoint.ts';
import { usePageDirty } from '../../widgets/page-frame.tsx';
import { Seals } from './seals.tsx';
import './setting.css';

const groups = Object.keys(settingGroups) as SettingGroupKey[];
type Values = Output<typeof readSettings>;

/** 招聘参数: parameters of the recruitment rules, one form per group. */
export function SettingPage() {
  const settings = useEndpoint(readSettings, {}, { quiet: true });
  if (settings.isError)
    return (
      <section className="surface">
        <LoadError error={settings.error} onRetry={settings.refetch} />
      </section>
    );
  return (
    <div className="setting-page">
      {groups.map((key) => (
        <section key={key} className="surface setting-group" aria-label={settingGroups[key].title}>
          <h2>{settingGroups[key].title}</h2>
          {settings.data ? <GroupForm group={key} read={settings.data} /> : <Skeleton active title={false} />}
        </section>
      ))}
      <Seals />
    </div>
  );
}

const SecretInput = (props: InputProps) => <NewPasswordInput {...props} placeholder="" />;
const KeptSecretInput = (props: InputProps) => <NewPasswordInput {...props} placeholder={settingScreenTexts.kept} />;
const listSecrets = (fields: Fields): string[] => Object.keys(fields).filter((name) => fields[name]?.secret);

function GroupForm({ group, read }: { readonly group: SettingGroupKey; readonly read: Values }) {
  const { fields } = settingGroups[group];
  const client = useQueryClient();
  const form = useFieldsForm({ fields, initial: { ...read.values } });
  const submit = useSubmit(form);
  const secrets = listSecrets(fields);
  const inputs = Object.fromEntries(
    secrets.map((name) => [name, read.kept.includes(name) ? KeptSecretInput : SecretInput]),
  );
  usePageDirty(form.isDirty);
  const save = () =>
    submit.run(async (idempotencyKey) => {
      const given: CallerInput<typeof saveSettings> = { group, values: form.body() };
      const { message } = await callEnvelope(saveSettings, given, { idempotencyKey, quiet: true });
      tell.success(message);
      form.rebase({ ...form.body(), ...Object.fromEntries(secrets.map((name) => [name, ''])) });
      await client.invalidateQueries({ queryKey: [readSettings.path] });
    });
  const restore = () => {
    for (const name of form.names) form.set(name, String(read.defaults[name] ?? ''));
  };
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void save();
      }}
    >
      <FormErrorNotices form={form} submit={submit} />
      <EntityFormFields form={form} inputs={inputs} />
      <div className="form-foot">
        <span className="grow" />
        <Button disabled={submit.isRunning} onClick={restore}>
          {settingScreenTexts.restore}
        </Button>
        <Button type="primary" htmlType="submit" loading={submit.isRunning} disabled={!form.isDirty}>
          {text.common.save}
        </Button>
      </div>
    </form>
  );
}
