import { type OwnAccount, ownAccountForm, readOwnAccount, saveOwnAccount } from '@campus/contract/account';
import type { CallerInput } from '@campus/contract/kit';
import { text } from '@campus/contract/messages';
import { useQueryClient } from '@tanstack/react-query';
import { Button, Input, Skeleton } from 'antd';
import { useState } from 'react';
import { LoadError } from '../../kit/detail/load-error.tsx';
import { FormErrorNotices } from '../../kit/form/form-error-notices.tsx';
import { EntityFormFields } from '../../kit/form/form-fields.tsx';
import { useFieldsForm } from '../../kit/form/use-fields-form.ts';
import { useSubmit } from '../../kit/form/use-submit.ts';
import { callEnvelope } from '../../request/call.ts';
import { saveUser, useSession } from '../../request/session-store.ts';
import { tell } from '../../request/tell.ts';
import { useEndpoint } from '../../request/use-endpoint.ts';
import { lazyComponent } from '../../widgets/deferred.tsx';
import { usePageDirty } from '../../widgets/page-frame.tsx';
import { PersonAvatar } from '../../widgets/person-avatar.tsx';

const texts = text.account;
const AvatarDialog = lazyComponent('avatar-dialog', async () => (await import('./avatar-dialog.tsx')).AvatarDialog);
/** The name is changed by administrators only; the picture has its own dialog. */
const { realname: _realname, avatar: _avatar, ...formFields } = ownAccountForm;

/** 基本设置: name, picture and contact data. */
export function BaseSettings() {
  const own = useEndpoint(readOwnAccount, {}, { quiet: true });
  if (own.isError && !own.data) return <LoadError error={own.error} onRetry={own.refetch} />;
  if (!own.data) return <Skeleton active title={false} paragraph={{ rows: 6 }} />;
  return (
    <div className="account-base">
      <BaseForm account={own.data} />
      <Portrait account={own.data} />
    </div>
  );
}

/** Updates the user shown in the header after saving. */
function keepShown({ nickname, avatar }: OwnAccount): void {
  const { user } = useSession.getState();
  if (user) saveUser({ ...user, nickname, avatar: avatar ?? '' });
}

function BaseForm({ account }: { readonly account: OwnAccount }) {
  const client = useQueryClient();
  const form = useFieldsForm({ fields: formFields, initial: { ...account } });
  const submit = useSubmit(form);
  usePageDirty(form.isDirty);
  const save = () =>
    submit.run(async (idempotencyKey) => {
      const given = form.body() as CallerInput<typeof saveOwnAccount>;
      const { message, result } = await callEnvelope(saveOwnAccount, given, { idempotencyKey, quiet: true });
      keepShown(result);
      form.rebase({ ...result });
      client.setQueryData([readOwnAccount.path, {}], result);
      tell.success(message);
    });
  return (
    <form
      className="account-form"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void save();
      }}
    >
      <FormErrorNotices form={form} submit={submit} />
      <div className="account-fixed">
        <label htmlFor="own-realname">{texts.realname}</label>
        <Input id="own-realname" readOnly variant="filled" value={account.realname} />
      </div>
      <EntityFormFields form={form} />
      <Button type="primary" htmlType="submit" loading={submit.isRunning} disabled={!form.isDirty}>
        {texts.update}
      </Button>
    </form>
  );
}

function Portrait({ account }: { readonly account: OwnAccount }) {
  const client = useQueryClient();
  const [isEditing, setEditing] = useState(false);
  const take = async (path: string) => {
    const { result } = await callEnvelope(saveOwnAccount, { avatar: path }, { quiet: true });
    keepShown(result);
    client.setQueryData([readOwnAccount.path, {}], result);
    tell.success(texts.avatar.done);
    setEditing(false);
  };
  return (
    <aside className="account-portrait">
      <span role="img" aria-label={ownAccountForm.avatar.label}>
        <PersonAvatar path={account.avatar} name={account.realname} />
      </span>
      <Button onClick={() => setEditing(true)}>{texts.avatar.edit}</Button>
      {isEditing && <AvatarDialog onTake={take} onClose={() => setEditing(false)} />}
    </aside>
  );
}
