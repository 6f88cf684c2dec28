import { CopyOutlined } from '@ant-design/icons';
import { beginSecondFactor, confirmSecondFactor, factorTexts } from '@campus/contract/account';
import { text } from '@campus/contract/messages';
import { Button, Steps } from 'antd';
import { type ReactNode, useState } from 'react';
import { call, callEnvelope } from '../../request/call.ts';
import { copyText } from '../../request/copy-text.ts';
import { tell } from '../../request/tell.ts';
import { QrPicture } from '../../widgets/qr-dialog.tsx';
import { FormDialog } from '../form/form-dialog.tsx';
import { FormErrorNotices } from '../form/form-error-notices.tsx';
import { EntityFormFields } from '../form/form-fields.tsx';
import { CurrentPasswordInput } from '../form/password-input.tsx';
import { getTypedText, useFieldsForm } from '../form/use-fields-form.ts';
import { useSubmit } from '../form/use-submit.ts';
import { CodeInput } from './code-input.tsx';
import { RecoveryCodes } from './recovery-codes.tsx';
import './second-factor.css';

interface Key {
  readonly secret: string;
  readonly uri: string;
}
interface SetUpDialogProps {
  readonly username: string;
  /** Reason, when the setup is required. */
  readonly why?: string;
  /** Label of the cancel button, when the setup is required. */
  readonly cancelText?: string;
  readonly onDone: () => void;
  readonly onClose: () => void;
}
type StepProps = Pick<SetUpDialogProps, 'why' | 'cancelText' | 'onClose'>;

/** Turns the second factor on: password, key and first code, recovery codes. */
export function SetUpDialog({ username, onDone, ...step }: SetUpDialogProps) {
  const [key, setKey] = useState<Key>();
  const [codes, setCodes] = useState<readonly string[]>();
  if (codes) return <RecoveryCodes username={username} codes={codes} onClose={onDone} />;
  return key ? <FirstCode {...step} of={key} onDone={setCodes} /> : <Proof {...step} onDone={setKey} />;
}

const inputs = { password: CurrentPasswordInput, code: CodeInput };

function Proof({ why, onDone, ...dialog }: StepProps & { readonly onDone: (key: Key) => void }) {
  const form = useFieldsForm({ fields: beginSecondFactor.input });
  const submit = useSubmit(form);
  const send = () =>
    submit.run(async () =>
      onDone(await call(beginSecondFactor, { password: getTypedText(form.values, 'password') }, { quiet: true })),
    );
  return (
    <Step {...dialog} at={0} submitText={factorTexts.next} isSubmitting={submit.isRunning} onSubmit={() => void send()}>
      <p className="step-question">{why ?? text.reauth.tip}</p>
      <FormErrorNotices form={form} submit={submit} />
      <EntityFormFields form={form} inputs={inputs} />
    </Step>
  );
}

interface FirstCodeProps extends StepProps {
  readonly of: Key;
  readonly onDone: (codes: readonly string[]) => void;
}
function FirstCode({ of: { secret, uri }, why: _why, onDone, ...dialog }: FirstCodeProps) {
  const form = useFieldsForm({ fields: { code: { ...confirmSecondFactor.input.code, help: factorTexts.firstCode } } });
  const submit = useSubmit(form);
  const send = () =>
    submit.run(async () => {
      const { message, result } = await callEnvelope(
        confirmSecondFactor,
        { code: getTypedText(form.values, 'code') },
        { quiet: true },
      );
      tell.success(message);
      onDone(result.recoveryCodes);
    });
  return (
    <Step
      {...dialog}
      at={1}
      submitText={factorTexts.turnOn}
      isSubmitting={submit.isRunning}
      onSubmit={() => void send()}
    >
      <div className="factor-key">
        <p>{factorTexts.scan}</p>
        <div className="qr" role="img" aria-label={factorTexts.qr}>
          <QrPicture text={uri} size={168} />
        </div>
        <div>
          {factorTexts.typed}
          <code>{inGroups(secret)}</code>
          <Button size="small" icon={<CopyOutlined aria-hidden />} onClick={() => void copyText(secret)}>
            {factorTexts.copyKey}
          </Button>
        </div>
      </div>
      <FormErrorNotices form={form} submit={submit} />
      <EntityFormFields form={form} inputs={inputs} />
    </Step>
  );
}
/** Groups of four characters, for typing. */
const inGroups = (secret: string): string => secret.replace(/(.{4})(?=.)/g, '$1 ');

interface StepDialogProps extends Omit<StepProps, 'why'> {
  readonly at: number;
  readonly submitText: string;
  readonly isSubmitting: boolean;
  readonly onSubmit: () => void;
  readonly children: ReactNode;
}
const Step = ({ at, children, ...dialog }: StepDialogProps) => (
  <FormDialog {...dialog} title={factorTexts.setup} width={560} isDirty={false}>
    <Steps
      className="factor-steps"
      size="small"
      current={at}
      items={factorTexts.steps.map((title) => ({ title }))}
      responsive={false}
    />
    <div className="single-column">{children}</div>
  </FormDialog>
);
