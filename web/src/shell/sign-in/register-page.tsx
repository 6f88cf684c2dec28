import { userRegister } from '@campus/contract/account';
import { text } from '@campus/contract/messages';
import { passwordLevel, passwordProblem, patternProblem, usernameProblem } from '@campus/contract/rules';
import { type MouseEvent, type SubmitEvent, useState } from 'react';
import { Link, useNavigate } from 'react-router';
import { useLeaveQuestion } from '../../areas/enterprise/registration/use-leave-question.ts';
import { call } from '../../request/call.ts';
import { request } from '../../request/client.ts';
import { saveRegistration } from '../../request/registration.ts';
import { RequestFailed } from '../../request/request-failed.ts';
import { tell } from '../../request/tell.ts';
import { PasswordField, SubmitButton, TextField } from './fields.tsx';
import { LockIcon, MailIcon, UserIcon } from './icons.tsx';
import { noPhone, PhoneFields, phoneRules } from './phone-fields.tsx';
import { type Portal, usePortal } from './portal-config.ts';
import { useLightForm } from './use-light-form.ts';
import { useOnce } from './use-once.ts';
import './portal-panel.css';

const say = text.register;
const levels = [say.password.low, say.password.low, say.password.medium, say.password.high];
const findStrength = (password: string): string | undefined =>
  password === '' ? undefined : say.password.strength(levels[passwordLevel(password)] ?? say.password.low);

const blank = { ...noPhone, username: '', email: '', password: '', password2: '' };
const rules = {
  ...phoneRules,
  username: (name: string) => usernameProblem(name.trim()),
  email: (email: string) => patternProblem(email.trim(), 'email') && say.email.format,
  password: (password: string, { username }: typeof blank) =>
    password === '' ? text.login.password.required : passwordProblem(password, { username: username.trim() }),
  password2: (again: string, { password }: typeof blank) =>
    again === '' ? say.password2.placeholder : again === password ? undefined : text.password.mismatch,
  mobile: (mobile: string) =>
    mobile.trim() === '' ? say.mobile.required : patternProblem(mobile.trim(), 'registrationMobile'),
};

/** Values that must be unique. */
const asked = ['username', 'email', 'mobile'] as const;
type Asked = (typeof asked)[number];
const isAsked = (name: string): name is Asked => asked.some((one) => one === name);

/** Form of a registration, whose unique values are checked on blur. */
function useRegisterForm() {
  const form = useLightForm(blank, rules);
  /** Without a response the registration itself checks again. */
  const ask = async (name: Asked) => {
    const value = form.values[name].trim();
    if (value === '' || rules[name](value)) return;
    const query = { [name]: value };
    await request({ method: 'GET', path: '/companyRegister/checkAccount', query, silent: true }).catch(
      (failure: unknown) => {
        if (!(failure instanceof RequestFailed)) throw failure;
        const said = failure.fields?.[name];
        if (said) form.refuse(name, said);
      },
    );
  };
  const field: typeof form.field = (name) => {
    const own = form.field(name);
    const onBlur = () => {
      own.onBlur();
      if (isAsked(name)) void ask(name);
    };
    return { ...own, onBlur };
  };
  return { ...form, field };
}

/** Registers the account and remembers it for the company that follows. Rejects with RequestFailed. */
async function register(values: typeof blank, tenantId: Portal['tenantId']): Promise<void> {
  const phone = values.mobile.trim();
  const input = {
    username: values.username.trim(),
    password: values.password,
    phone,
    smscode: values.captcha.trim(),
    email: values.email.trim() || null,
    tenantId: tenantId ?? null,
  };
  const { username, registerToken, auditStatus } = await call(userRegister, input, { silent: true });
  saveRegistration({ username, token: registerToken, mobile: phone, auditStatus });
}

/** Short registration: first the account, then its company. */
export function RegisterPage() {
  const navigate = useNavigate();
  const { tenantId } = usePortal();
  const form = useRegisterForm();
  const { isBusy, once } = useOnce();
  const [isDone, setDone] = useState(false);
  const leave = useLeaveQuestion(!isDone && Object.values(form.values).some((value) => value !== ''));
  const toSignIn = (event: MouseEvent) => {
    event.preventDefault();
    leave(() => void navigate('/user/login'));
  };
  const send = async () => {
    try {
      await register(form.values, tenantId);
      setDone(true);
      void navigate('/user/register-result');
    } catch (failure) {
      if (!(failure instanceof RequestFailed)) throw failure;
      tell.notify('error', say.failed, failure.message || text.http.retryLater);
    }
  };
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    const names = ['username', 'email', 'password', 'password2', 'mobile', 'captcha'] as const;
    if (form.validate(names)) once(send);
  };
  return (
    <>
      <h2 className="portal-title">{say.title}</h2>
      <form className="portal-register" noValidate onSubmit={submit}>
        <AccountFields form={form} />
        <PhoneFields form={form} mode="1" mobilePlaceholder={say.mobile.placeholder} />
        <SubmitButton isBusy={isBusy}>{say.submit}</SubmitButton>
      </form>
      <p className="portal-back">
        <Link to="/user/login" onClick={toSignIn}>
          {say.toLogin}
        </Link>
      </p>
    </>
  );
}

const AccountFields = ({ form: { field, values } }: { form: ReturnType<typeof useRegisterForm> }) => (
  <>
    <TextField
      {...field('username')}
      label={say.username.placeholder}
      icon={UserIcon}
      autoComplete="username"
      maxLength={18}
    />
    <TextField
      {...field('email')}
      label={text.entry.email.placeholder}
      icon={MailIcon}
      type="email"
      autoComplete="email"
    />
    <PasswordField
      {...field('password')}
      label={say.password.placeholder}
      icon={LockIcon}
      autoComplete="new-password"
      hint={findStrength(values.password)}
    />
    <PasswordField
      {...field('password2')}
      label={say.password2.placeholder}
      icon={LockIcon}
      autoComplete="new-password"
    />
  </>
);
