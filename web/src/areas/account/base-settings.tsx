import { type OwnAccount, ownAccountForm, readOwnAccount, saveOwnAccount } from '@campus/contract/account';
import type { Given } from '@campus/contract/kit';
import { text } from '@campus/contract/messages';
import { useQueryClient } from '@tanstack/react-query';
import { Button, Skeleton } from 'antd';
import { FormNotice } from '../../kit/form-dialog.tsx';
import { EntityFormFields, FormErrorSummary } from '../../kit/form-fields.tsx';
import { useFieldsForm } from '../../kit/use-fields-form.ts';
import { useSubmit } from '../../kit/use-submit.ts';
import { callEnvelope } from '../../request/call.ts';
import { keepUser, useSession } from '../../request/session-store.ts';
import { tell } from '../../request/tell.ts';
import { useEndpoint } from '../../request/use-endpoint.ts';
import { usePageDirty } from '../../widgets/page-frame.tsx';
import { StateView } from '../../widgets/state-view.tsx';

const words = text.account;

/** 基本设置: name, picture and how to be reached. */
export function BaseSettings() {
  const own = useEndpoint(readOwnAccount, {}, { quiet: true });
  if (own.isError)
    return (
      <StateView isFailure title={own.error.message}>
        <Button onClick={() => void own.refetch()}>{text.listPage.retry}</Button>
      </StateView>
    );
  return own.data ? <BaseForm account={own.data} /> : <Skeleton active title={false} paragraph={{ rows: 6 }} />;
}

function BaseForm({ account }: { readonly account: OwnAccount }) {
  const client = useQueryClient();
  const form = useFieldsForm({ fields: ownAccountForm, initial: { ...account } });
  const submit = useSubmit(form);
  usePageDirty(form.isDirty);
  const save = () =>
    submit.run(async (idempotencyKey) => {
      const given = form.body() as Given<typeof saveOwnAccount>;
      const { message, result } = await callEnvelope(saveOwnAccount, given, { idempotencyKey, quiet: true });
      const { user } = useSession.getState();
      if (user) keepUser({ ...user, realname: result.realname, avatar: result.avatar ?? '' });
      form.rebase({ ...result });
      await client.invalidateQueries({ queryKey: [readOwnAccount.path] });
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
      <FormErrorSummary form={form} />
      {submit.notice && <FormNotice tone="bad">{submit.notice}</FormNotice>}
      <EntityFormFields form={form} />
      <Button type="primary" htmlType="submit" loading={submit.isRunning} disabled={!form.isDirty}>
        {words.update}
      </Button>
    </form>
  );
}
