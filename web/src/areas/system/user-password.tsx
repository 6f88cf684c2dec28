import { pick } from '@campus/contract/kit';
import { text } from '@campus/contract/messages';
import { passwordProblem } from '@campus/contract/rules';
import { administrationTexts, changeUserPassword, type FirstPassword } from '@campus/contract/system';
import { FormDialog } from '../../kit/form/form-dialog.tsx';
import { FormErrorNotices } from '../../kit/form/form-error-notices.tsx';
import { EntityFormFields } from '../../kit/form/form-fields.tsx';
import { typed, useFieldsForm } from '../../kit/form/use-fields-form.ts';
import { useSubmit } from '../../kit/form/use-submit.ts';
import { callEnvelope } from '../../request/call.ts';
import { tell } from '../../request/tell.ts';
import { ShownOnce } from '../../widgets/shown-once.tsx';
import { listedUser } from './user-entity.ts';
import { passwordInputs } from './user-inputs.tsx';
import './user.css';

const words = administrationTexts.user;
const fields = pick(listedUser.fields, ['password', 'confirmpassword']);

interface SetPasswordProps {
  readonly user: { readonly username: string; readonly realname: string };
  readonly onClose: () => void;
}

/** 重新设定密码: sets another user's password, which must be changed at the next sign-in. */
export function SetPassword({ user, onClose }: SetPasswordProps) {
  const { username } = user;
  const form = useFieldsForm({
    fields,
    rules: (values) => {
      const password = typed(values, 'password');
      const problem = passwordProblem(password, { username });
      return {
        ...(problem !== undefined && { password: problem }),
        ...(typed(values, 'confirmpassword') !== password && { confirmpassword: text.password.mismatch }),
      };
    },
  });
  const submit = useSubmit(form);
  const run = () =>
    submit.run(async () => {
      const input = {
        username,
        password: typed(form.values, 'password'),
        confirmpassword: typed(form.values, 'confirmpassword'),
      };
      tell.success((await callEnvelope(changeUserPassword, input, { quiet: true })).message);
      onClose();
    });
  return (
    <FormDialog
      title={`${words.passwordTitle}：${user.realname}（${username}）`}
      width={480}
      submitText={text.common.ok}
      isSubmitting={submit.isRunning}
      isDirty={form.isDirty}
      onSubmit={() => void run()}
      onClose={onClose}
    >
      <div className="single-column">
        <p className="step-question">{words.passwordDone}</p>
        <FormErrorNotices form={form} submit={submit} />
        <EntityFormFields form={form} inputs={passwordInputs} />
      </div>
    </FormDialog>
  );
}

/** Generated passwords of new accounts. */
export const GeneratedPasswords = ({ made, onClose }: { made: readonly FirstPassword[]; onClose: () => void }) => (
  <ShownOnce
    title={words.resetTitle}
    warning={words.resetOnce}
    copied={made.map(({ username, password }) => `${username}\t${password}`).join('\n')}
    words={words}
    onClose={onClose}
  >
    <dl className="made-passwords">
      {made.map(({ username, password }) => (
        <div key={username}>
          <dt>{username}</dt>
          <dd>{password}</dd>
        </div>
      ))}
    </dl>
  </ShownOnce>
);
