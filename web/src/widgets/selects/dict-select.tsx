import { text } from '@campus/contract/messages';
import { useDict, useDictLoading } from '../../request/dictionary.ts';
import { type ControlProps, members } from './option.ts';
import { OptionRadio, OptionSelect } from './option-select.tsx';

interface DictSelectProps extends ControlProps {
  readonly dict: string;
  /** Values offered; default: every item. */
  readonly only?: readonly (string | number)[] | undefined;
  readonly multiple?: boolean;
  /** Accessible name of a radio group. */
  readonly label?: string;
  /** Select or radio group; default: radio group for at most four items. */
  readonly as?: 'list' | 'radio' | undefined;
  /** Separator of several values. */
  readonly spliter?: string | undefined; // Misspelled in the stored form definitions.
}

/** Converts numeric values to text. */
const withTextValue = (control: ControlProps): ControlProps => ({ ...control, value: String(control.value ?? '') });
/** Control of a value with another separator than commas. */
const withSeparator = (control: ControlProps, by: string): ControlProps => ({
  ...control,
  value: control.value.split(by).join(','),
  onChange: (next) => control.onChange(members(next).join(by)),
});

const inSight = 4;

/** One or several items of a dictionary. */
export function DictSelect({ dict, only, multiple = false, label, as, spliter = ',', ...given }: DictSelectProps) {
  const control = spliter === ',' ? withTextValue(given) : withSeparator(withTextValue(given), spliter);
  const isOffered = (value: string) => !only || only.some((item) => String(item) === value);
  const options = useDict(dict)
    .filter((item) => isOffered(String(item.value)))
    .map(({ value, text: name, disabled = false }) => ({ value, label: name, disabled }));
  const isLoading = useDictLoading(dict);
  const isRadio = as ? as === 'radio' : !multiple && options.length > 0 && options.length <= inSight;
  if (dict === '') return <span className="muted">{text.dict.codeEmpty}</span>;
  if (isRadio) return <OptionRadio {...control} label={label} options={options} isLoading={isLoading} />;
  return <OptionSelect {...control} options={options} multiple={multiple} isLoading={isLoading} />;
}
