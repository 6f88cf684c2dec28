import {
  type AlterationStarted,
  accountAlteration,
  sendAlterationCode,
  verifyAlteration,
} from '@campus/contract/enterprise';
import type { Fields } from '@campus/contract/kit';
import { text } from '@campus/contract/messages';
import { Button } from 'antd';
import { useMemo, useState } from 'react';
import type { FieldInputs } from '../../../kit/form/form-fields.tsx';
import { useFieldsForm } from '../../../kit/form/use-fields-form.ts';
import { useSubmit } from '../../../kit/form/use-submit.ts';
import { call } from '../../../request/call.ts';
import { UploadPlaceContext } from '../../../widgets/files/upload-place.ts';
import { AccountInputsContext, SmsCodeInput } from './account-inputs.tsx';
import { AlterationStep, handleStepError } from './alteration-step.tsx';
import { alterationTypes } from './alteration-types.ts';

const { smsCode, companyName, creditCode, letterFile, idCardImgs, newRealname, reason } = verifyAlteration.input;
const needed = { required: true } as const;
const bySms: Fields = { smsCode: { ...smsCode, ...needed, requiredMessage: text.alteration.sms.required } };
const byPaper: Fields = {
  companyName: { ...companyName, ...needed },
  creditCode: { ...creditCode, ...needed },
  letterFile: { ...letterFile, ...needed },
  idCardImgs: { ...idCardImgs, ...needed },
  reason: { ...reason, ...needed },
};
const byPaperOfAnother: Fields = {
  newRealname: { ...newRealname, ...needed, label: accountAlteration.fields.newRealname.label },
  ...byPaper,
};
const inputs: FieldInputs = { smsCode: SmsCodeInput };

interface ProveIdentityProps {
  readonly type: string;
  readonly begun: AlterationStarted;
  readonly onProved: () => void;
  readonly onExpired: () => void;
}

/** Step 2: identity, by a code to the bound phone or by the company's documents. */
export function ProveIdentity(props: ProveIdentityProps) {
  const { type, begun } = props;
  const [isPaper, setPaper] = useState(!begun.bySms);
  const mayChoose = type === alterationTypes.mobile && begun.bySms;
  return (
    <>
      <Proof key={String(isPaper)} {...props} isPaper={isPaper} />
      {mayChoose && (
        <Button type="link" block onClick={() => setPaper(!isPaper)}>
          {isPaper ? text.altering.useOldMobile : text.altering.noOldMobile}
        </Button>
      )}
    </>
  );
}

function Proof({ type, begun, isPaper, onProved, onExpired }: ProveIdentityProps & { isPaper: boolean }) {
  const { ticket, mobile } = begun;
  const fields = isPaper ? (type === alterationTypes.administrator ? byPaperOfAnother : byPaper) : bySms;
  const form = useFieldsForm({ fields });
  const submit = useSubmit(form);
  const prove = () =>
    submit.run(async () => {
      await call(verifyAlteration, { ticket, ...form.body() }, { silent: true }).catch(
        handleStepError(text.alteration.verifyFailed, onExpired),
      );
      onProved();
    });
  const codeInputs = useMemo(
    () => ({ mobile: () => mobile ?? '', send: () => call(sendAlterationCode, { ticket }, { silent: true }) }),
    [ticket, mobile],
  );
  const place = useMemo(() => () => `/company/accountAlteration/upload?ticket=${encodeURIComponent(ticket)}`, [ticket]);
  return (
    <AccountInputsContext value={codeInputs}>
      <UploadPlaceContext value={place}>
        <AlterationStep form={form} inputs={inputs} isRunning={submit.isRunning} onSubmit={() => void prove()}>
          <p className="alteration-hint">
            {isPaper ? text.altering.paperHint : mobile && text.altering.codeSentTo(mobile)}
          </p>
        </AlterationStep>
      </UploadPlaceContext>
    </AccountInputsContext>
  );
}
