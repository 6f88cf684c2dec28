import { exceptionPhrases, forbiddenWord, postTexts } from '@campus/contract/post';
import { Select } from 'antd';
import type { InputProps } from '../../kit/form/field-control.ts';
import { EntityPage } from '../../kit/list/entity-page.tsx';
import { StatusTag } from '../../widgets/status.tsx';
import { toneOfLevel } from './checked-inputs.tsx';
import { WordTestButton } from './word-test.tsx';

const texts = postTexts.word;

/** Tag input of phrases, typed or pasted as a list. */
function ExceptionsInput({ id, value, onChange, onBlur, disabled, ...aria }: InputProps) {
  return (
    <Select
      {...(id && { id })}
      {...(onBlur && { onBlur })}
      aria-invalid={aria['aria-invalid']}
      aria-describedby={aria['aria-describedby']}
      mode="tags"
      open={false}
      suffix={null}
      disabled={disabled ?? false}
      placeholder={texts.exceptions}
      tokenSeparators={[',', '，', '、', ';', '；']}
      value={exceptionPhrases(value)}
      onChange={(phrases: string[]) => onChange(exceptionPhrases(phrases.join(',')).join(','))}
    />
  );
}

/** 招聘敏感词: forbidden words, and words that an auditor has to check. */
export function ForbiddenWordListPage() {
  return (
    <EntityPage
      entity={forbiddenWord}
      form={{ inputs: { exceptions: ExceptionsInput } }}
      tools={() => <WordTestButton />}
      cells={{
        level: (row) => <StatusTag tone={toneOfLevel(row.level)}>{row.level_dictText}</StatusTag>,
      }}
    />
  );
}
