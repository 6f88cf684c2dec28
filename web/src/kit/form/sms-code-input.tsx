import { sendSmsCode } from '@campus/contract/account';
import { Button, Space } from 'antd';
import { createContext, useContext } from 'react';
import { call } from '../../request/call.ts';
import { useSmsCode } from '../../widgets/verification/use-sms-code.ts';
import type { InputProps } from './field-control.ts';
import { TextInput } from './field-inputs.tsx';
import { type FieldsForm, getTypedText } from './use-fields-form.ts';

export interface SmsCodeSettings {
  readonly form: FieldsForm;
  /** Name of the field with the phone number. */
  readonly mobile: string;
  /** Purpose of the code, the `smsmode` of `/sys/sms`. */
  readonly mode: string;
}
export const SmsCodeContext = createContext<SmsCodeSettings | undefined>(undefined);

/** Code input with a button that sends the code to the phone number of the same form. */
export function SmsCodeInput(props: InputProps) {
  const settings = useContext(SmsCodeContext);
  const sms = useSmsCode();
  const send = () => {
    if (!settings?.form.validate([settings.mobile])) return;
    const mobile = getTypedText(settings.form.values, settings.mobile);
    void sms.send(() => call(sendSmsCode, { mobile, smsmode: settings.mode }, { silent: true }));
  };
  return (
    <Space.Compact block>
      <TextInput {...props} />
      <Button disabled={sms.isDisabled} onClick={send}>
        {sms.label}
      </Button>
    </Space.Compact>
  );
}
