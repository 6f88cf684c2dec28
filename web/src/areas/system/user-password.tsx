import { pick } from '@campus/contract/kit';
import { text } from '@campus/contract/messages';
import { passwordProblem } from '@campus/contract/rules';
import { administrationTexts, changeUserPassword, type FirstPassword } from '@campus/contract/system';
import { QuestionDialog } from '../../kit/form/question-dialog.tsx';
import { getTypedText, useFieldsForm } from '../../kit/form/use-fields-form.ts';
import { callEnvelope } from '../../request/call.ts';
import { ShownOnce } from '../../widgets/shown-once.tsx';
import { listedUser } from './user-entity.ts';
import { passwordInputs } from './user-inputs.tsx';
import './user.css';

const texts = administrationTexts.user;
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
      const password = getTypedText(values, 'password');
      const problem = passwordProblem(password, { username });
      return {
        ...(problem !== undefined && { password: problem }),
        ...(getTypedText(values, 'confirmpassword') !== password && { confirmpassword: text.password.mismatch }),
      };
    },
  });
  const change = () => {
    const [password, confirmpassword] = [
      getTypedText(form.values, 'password'),
      getTypedText(form.values, 'confirmpassword'),
    ];
    return callEnvelope(changeUserPassword, { username, password, confirmpassword }, { quiet: true });
  };
  return (
    <QuestionDialog
      title={`${texts.passwordTitle}：${user.realname}（${username}）`}
      question={texts.passwordDone}
      submitText={text.common.ok}
      form={form}
      inputs={passwordInputs}
      send={change}
      onClose={onClose}
    />
  );
}

/** Generated passwords of new accounts. */
export const GeneratedPasswords = ({ made, onClose }: { made: readonly FirstPassword[]; onClose: () => void }) => (
  <ShownOnce
    title={texts.resetTitle}
    warning={texts.resetOnce}
    copied={made.map(({ username, password }) => `${username}\t${password}`).join('\n')}
    words={texts}
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
