import { text } from '@campus/contract/messages';
import { type ImportTarget, importCheckLimits } from '@campus/contract/rules';
import { Alert, Select } from 'antd';
import { useId } from 'react';
import { ImportPreview } from './import-preview.tsx';
import { type ImportDraft, type ImportReviewState, missingTargets } from './use-import-check.ts';
import './import.css';
import { clearButton } from '../selects/option.ts';

const texts = text.import;

interface ImportReviewProps {
  readonly draft: ImportDraft;
  readonly review: ImportReviewState;
  readonly isDisabled: boolean;
}

/** Column mapping of a file, its first rows and their errors, to be corrected in place. */
export function ImportReview({ draft, review, isDisabled }: ImportReviewProps) {
  const { found } = draft;
  return (
    <div className="import-review">
      <section aria-label={texts.columns}>
        <h3>{texts.columns}</h3>
        <p className="muted">{texts.columnsHint}</p>
        <div className="import-columns">
          {found.targets.map((target) => (
            <ColumnChoice key={target.title} target={target} draft={draft} review={review} isDisabled={isDisabled} />
          ))}
        </div>
      </section>
      <Alert
        showIcon
        type={found.refused === 0 ? 'success' : 'warning'}
        title={texts.summary(found.total, found.checked, found.refused)}
        {...(found.faults.length >= importCheckLimits.faults && { description: texts.more(importCheckLimits.faults) })}
      />
      <ImportPreview draft={draft} isBusy={review.isChecking} isDisabled={isDisabled} onCorrect={review.correct} />
    </div>
  );
}

function ColumnChoice({ target, draft, review, isDisabled }: ImportReviewProps & { readonly target: ImportTarget }) {
  const id = useId();
  const { found, mapping } = draft;
  const at = Object.keys(mapping).find((one) => mapping[one] === target.title);
  const isMissing = missingTargets(draft).includes(target.title);
  const choose = (next: string | undefined) => {
    const others = Object.entries(mapping).filter(([column, title]) => title !== target.title && column !== next);
    review.map(Object.fromEntries(next === undefined ? others : [...others, [next, target.title]]));
  };
  return (
    <div className="import-column">
      <label htmlFor={id} className={target.required ? 'required' : ''}>
        {target.title}
      </label>
      <Select<string>
        id={id}
        allowClear={clearButton}
        showSearch={{ optionFilterProp: 'label' }}
        disabled={isDisabled}
        {...(isMissing && { status: 'error' as const })}
        aria-invalid={isMissing}
        placeholder={isMissing ? texts.missing : texts.noColumn}
        value={at ?? null}
        options={found.headings.map((title, i) => ({ value: String(i), label: title || texts.column(i + 1) }))}
        onChange={(next: string | undefined) => choose(next)}
      />
    </div>
  );
}
