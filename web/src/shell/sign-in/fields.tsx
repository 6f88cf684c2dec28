import { text } from '@campus/contract/messages';
import { type ComponentType, type InputHTMLAttributes, type KeyboardEvent, type ReactNode, useState } from 'react';
import { CaptchaPicture } from '../../widgets/verification/captcha-picture.tsx';
import type { Captcha } from '../../widgets/verification/use-captcha.ts';
import './fields.css';
import { EyeIcon, EyeOffIcon, ShieldIcon } from './icons.tsx';
import type { LightField } from './use-light-form.ts';

interface TextFieldProps
  extends LightField,
    Omit<InputHTMLAttributes<HTMLInputElement>, 'id' | 'value' | 'onChange' | 'onBlur' | 'prefix'> {
  readonly label: string;
  readonly icon: ComponentType;
  /** Inside the input, at its end. */
  readonly suffix?: ReactNode;
  /** Next to the input. */
  readonly addon?: ReactNode;
  /** Below the input when there is no error. */
  readonly hint?: string | undefined;
}

/** Text input. The error fills the gap below, so that nothing moves. */
export function TextField(props: TextFieldProps) {
  const { label, icon: Icon, suffix, addon, hint, error, onChange, onBlur, id, ...input } = props;
  const said = error ?? hint;
  return (
    <div className="light-field">
      <div className="light-line">
        <div className="light-box" data-invalid={error !== undefined || undefined}>
          <Icon />
          <input
            {...input}
            id={id}
            aria-label={label}
            placeholder={input.placeholder ?? label}
            aria-invalid={error !== undefined}
            aria-describedby={`${id}-said`}
            onChange={({ target }) => onChange(target.value)}
            onBlur={onBlur}
          />
          {suffix}
        </div>
        {addon}
      </div>
      <p
        id={`${id}-said`}
        className={error === undefined ? 'light-said' : 'light-said error'}
        {...(error !== undefined && { role: 'alert' })}
      >
        {said}
      </p>
    </div>
  );
}

type PasswordFieldProps = Omit<TextFieldProps, 'icon' | 'type' | 'suffix'> & { readonly icon: ComponentType };

/** Password input with a visibility toggle and a caps lock warning. */
export function PasswordField({ hint, ...props }: PasswordFieldProps) {
  const [isShown, setShown] = useState(false);
  const [isLocked, setLocked] = useState(false);
  const watch = (event: KeyboardEvent) => setLocked(event.getModifierState('CapsLock'));
  return (
    <TextField
      {...props}
      type={isShown ? 'text' : 'password'}
      hint={isLocked ? text.entry.capsLock : hint}
      onKeyDown={watch}
      onKeyUp={watch}
      onBlur={() => {
        setLocked(false);
        props.onBlur();
      }}
      suffix={
        <button
          type="button"
          className="light-eye"
          aria-label={isShown ? text.entry.hidePassword : text.entry.showPassword}
          aria-pressed={isShown}
          onClick={() => setShown(!isShown)}
        >
          {isShown ? <EyeIcon /> : <EyeOffIcon />}
        </button>
      }
    />
  );
}

interface CaptchaFieldProps extends LightField {
  readonly label: string;
  readonly captcha: Captcha;
}

/** Input for the code in the picture next to it. */
export function CaptchaField({ captcha, ...field }: CaptchaFieldProps) {
  return (
    <TextField
      {...field}
      icon={ShieldIcon}
      maxLength={6}
      autoComplete="off"
      onFocus={() => field.value === '' && captcha.refreshIfOld()}
      addon={<CaptchaPicture captcha={captcha} onRefresh={() => field.onChange('')} />}
    />
  );
}

interface ButtonProps {
  readonly isBusy?: boolean;
  readonly disabled?: boolean;
  readonly children: ReactNode;
}

/** Submits its form. */
export const SubmitButton = ({ isBusy = false, disabled = false, children }: ButtonProps) => (
  <button type="submit" className="portal-button" disabled={disabled || isBusy} aria-busy={isBusy}>
    {isBusy && <span className="portal-spin" aria-hidden />}
    {children}
  </button>
);

interface CheckProps {
  readonly checked: boolean;
  readonly onChange: (checked: boolean) => void;
  readonly children: ReactNode;
}
export const Check = ({ checked, onChange, children }: CheckProps) => (
  <label className="light-check">
    <input type="checkbox" checked={checked} onChange={({ target }) => onChange(target.checked)} />
    {children}
  </label>
);
