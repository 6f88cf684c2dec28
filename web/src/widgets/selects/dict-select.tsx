import { text } from '@campus/contract/messages';
import { useDict } from '../../request/dictionary.ts';
import type { ControlProps } from './option.ts';
import { OptionRadio, OptionSelect } from './option-select.tsx';

interface DictSelectProps extends ControlProps {
  readonly dict: string;
  readonly multiple?: boolean;
  /** A list, or all entries in sight; by default in sight when there are at most four. */
  readonly as?: 'list' | 'radio' | undefined;
}

const inSight = 4;

/** One or several items of a dictionary. */
export function DictSelect({ dict, multiple = false, as, ...control }: DictSelectProps) {
  const options = useDict(dict).map((item) => ({ value: item.value, label: item.text }));
  const isRadio = as ? as === 'radio' : !multiple && options.length > 0 && options.length <= inSight;
  if (dict === '') return <span className="muted">{text.dict.codeEmpty}</span>;
  if (isRadio) return <OptionRadio {...control} options={options} />;
  return <OptionSelect {...control} options={options} multiple={multiple} />;
}
