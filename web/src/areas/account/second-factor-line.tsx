import {
  factorRule,
  factorTexts,
  readSecondFactor,
  renewRecoveryCodes,
  turnOffSecondFactor,
} from '@campus/contract/account';
import { text } from '@campus/contract/messages';
import { Button } from 'antd';
import { useState } from 'react';
import { FormDialog } from '../../kit/form/form-dialog.tsx';
import { FormErrorNotices } from '../../kit/form/form-error-notices.tsx';
import { EntityFormFields } from '../../kit/form/form-fields.tsx';
import { CurrentPasswordInput } from '../../kit/form/password-input.tsx';
import { getTypedText, useFieldsForm } from '../../kit/form/use-fields-form.ts';
import { useSubmit } from '../../kit/form/use-submit.ts';
import { CodeInput } from '../../kit/second-factor/code-input.tsx';
import { RecoveryCodes } from '../../kit/second-factor/recovery-codes.tsx';
import { SetUpDialog } from '../../kit/second-factor/set-up-dialog.tsx';
import { callEnvelope } from '../../request/call.ts';
import { useSession } from '../../request/session-store.ts';
import { tell } from '../../request/tell.ts';
import { useEndpoint } from '../../request/use-endpoint.ts';
import { SettingLine } from './setting-line.tsx';

type Open = 'setUp' | 'off' | 'renew';

/** 动态口令: state of the second factor and its recovery codes. */
export function SecondFactorLine() {
  const username = useSession((session) => session.user?.username) ?? '';
  const state = useEndpoint(readSecondFactor, {}, { quiet: true });
  const [open, setOpen] = useState<Open>();
  const [codes, setCodes] = useState<readonly string[]>();
  const close = () => {
    setOpen(undefined);
    void state.refetch();
  };
  return (
    <>
      <SettingLine
        title={factorTexts.title}
        text={state.isError ? state.error.message : state.data && <Standing state={state.data} />}
        action={state.data && <Actions state={state.data} onOpen={setOpen} />}
      />
      {open === 'setUp' && <SetUpDialog username={username} onDone={close} onClose={close} />}
      {open === 'off' && (
        <ProofDialog title={factorTexts.turnOff} why={factorTexts.turnOffWhy} isDanger onClose={close} />
      )}
      {open === 'renew' && (
        <ProofDialog title={factorTexts.renew} why={factorTexts.renewWhy} onCodes={setCodes} onClose={close} />
      )}
      {codes && <RecoveryCodes username={username} codes={codes} onClose={() => setCodes(undefined)} />}
    </>
  );
}

interface StateProps {
  readonly state: { readonly isOn: boolean; readonly since: string | null; readonly recoveryCodesLeft: number };
}
function Standing({ state: { isOn, since, recoveryCodesLeft: left } }: StateProps) {
  if (!isOn) return factorTexts.off;
  return (
    <>
      {factorTexts.on(since ?? '', left)}
      {left <= factorRule.fewRecoveryCodes && <span className="account-warning">{factorTexts.few(left)}</span>}
    </>
  );
}
function Actions({ state, onOpen }: StateProps & { readonly onOpen: (what: Open) => void }) {
  const isRequired = 'isRequired' in state && state.isRequired === true;
  const button = (what: Open, label: string) => (
    <Button type="link" onClick={() => onOpen(what)}>
      {label}
    </Button>
  );
  if (!state.isOn) return button('setUp', factorTexts.turnOn);
  return (
    <span className="account-acts">
      {button('renew', factorTexts.renew)}
      {!isRequired && button('off', factorTexts.turnOff)}
    </span>
  );
}

interface ProofDialogProps {
  readonly title: string;
  readonly why: string;
  readonly isDanger?: boolean;
  /** Creates new recovery codes; without it the second factor is turned off. */
  readonly onCodes?: (codes: readonly string[]) => void;
  readonly onClose: () => void;
}
function ProofDialog({ title, why, isDanger = false, onCodes, onClose }: ProofDialogProps) {
  const { password, code } = turnOffSecondFactor.input;
  const form = useFieldsForm({ fields: { password, code: { ...code, label: factorTexts.codeOrRecovery } } });
  const submit = useSubmit(form);
  const send = () =>
    submit.run(async () => {
      const given = { password: getTypedText(form.values, 'password'), code: getTypedText(form.values, 'code') };
      if (onCodes) onCodes((await callEnvelope(renewRecoveryCodes, given, { quiet: true })).result.recoveryCodes);
      else tell.success((await callEnvelope(turnOffSecondFactor, given, { quiet: true })).message);
      onClose();
    });
  return (
    <FormDialog
      title={title}
      width={460}
      submitText={text.common.ok}
      isDanger={isDanger}
      isSubmitting={submit.isRunning}
      isDirty={false}
      onSubmit={() => void send()}
      onClose={onClose}
    >
      <div className="single-column">
        <p className="step-question">{why}</p>
        <FormErrorNotices form={form} submit={submit} />
        <EntityFormFields form={form} inputs={{ password: CurrentPasswordInput, code: CodeInput }} />
      </div>
    </FormDialog>
  );
}
