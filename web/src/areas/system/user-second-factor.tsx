import { text } from '@campus/contract/messages';
import { administrationTexts, resetSecondFactor } from '@campus/contract/system';
import { QuestionDialog } from '../../kit/form/question-dialog.tsx';
import { getTypedText, useFieldsForm } from '../../kit/form/use-fields-form.ts';
import { callEnvelope } from '../../request/call.ts';

const texts = administrationTexts.user;
const { reason } = resetSecondFactor.input;

interface ResetSecondFactorProps {
  readonly user: { readonly username: string; readonly realname: string };
  readonly onClose: () => void;
}

/** 重置动态口令: for a user who has lost the phone. */
export function ResetSecondFactor({ user: { username, realname }, onClose }: ResetSecondFactorProps) {
  const form = useFieldsForm({ fields: { reason } });
  return (
    <QuestionDialog
      title={texts.resetFactorTitle(realname)}
      question={texts.resetFactorHint}
      submitText={text.common.ok}
      isDanger
      form={form}
      send={() =>
        callEnvelope(resetSecondFactor, { username, reason: getTypedText(form.values, 'reason') }, { quiet: true })
      }
      onClose={onClose}
    />
  );
}
