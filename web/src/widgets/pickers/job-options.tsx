import { text } from '@campus/contract/messages';
import { Checkbox, Input } from 'antd';
import { type ReactNode, useId } from 'react';

const texts = text.job;
const reasonMax = 200;

/** Options of a transfer or recommendation besides the posts. */
export interface TransferOptions {
  readonly reason: string;
  readonly consent: boolean;
  /** Accepts that the student does not meet the requirements. */
  readonly waive: boolean;
}
export const defaultTransferOptions: TransferOptions = { reason: '', consent: false, waive: false };

interface JobOptionsProps {
  readonly mode: 'transfer' | 'recommend';
  readonly wishes: TransferOptions;
  /** Whether submitting was tried without the student's consent. */
  readonly isConsentMissing: boolean;
  readonly onChange: (wishes: TransferOptions) => void;
  /** Shown above the waiver: the affected students. */
  readonly children?: ReactNode;
}

/** Reason, consent and waiver below the posts of the job picker. */
export function JobOptions({ mode, wishes, isConsentMissing, onChange, children }: JobOptionsProps) {
  const id = useId();
  const change = (part: Partial<TransferOptions>) => onChange({ ...wishes, ...part });
  return (
    <div className="job-options">
      {mode === 'recommend' && (
        <>
          <label htmlFor={id}>{texts.recommend.reason}</label>
          <Input.TextArea
            id={id}
            autoSize={{ minRows: 2, maxRows: 4 }}
            count={{ max: reasonMax, show: true, exceedFormatter: (typed) => [...typed].slice(0, reasonMax).join('') }}
            placeholder={text.common.pleaseInputOf(texts.recommend.reason)}
            value={wishes.reason}
            onChange={({ target }) => change({ reason: target.value })}
          />
          <div>
            <Checkbox
              checked={wishes.consent}
              aria-invalid={isConsentMissing}
              aria-describedby={`${id}-consent`}
              onChange={({ target }) => change({ consent: target.checked })}
            >
              <span className="job-required">{texts.recommend.consent}</span>
            </Checkbox>
            <span id={`${id}-consent`} className="field-message error" role="alert">
              {isConsentMissing && texts.recommend.consentRequired}
            </span>
          </div>
        </>
      )}
      {children}
      <Checkbox checked={wishes.waive} onChange={({ target }) => change({ waive: target.checked })}>
        {texts[mode].waive}
      </Checkbox>
    </div>
  );
}
