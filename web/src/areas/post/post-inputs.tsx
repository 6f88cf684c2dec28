import { companyMembers } from '@campus/contract/enterprise';
import { text } from '@campus/contract/messages';
import { postTexts } from '@campus/contract/post';
import { Checkbox } from 'antd';
import type { InputProps } from '../../kit/form/field-control.ts';
import { RefInput } from '../../kit/form/field-inputs.tsx';
import { useEndpoint } from '../../request/use-endpoint.ts';
import { members } from '../../widgets/selects/option.ts';
import { OptionSelect } from '../../widgets/selects/option-select.tsx';
import { usePostFormFacts } from './post-form-context.ts';

/** The years of graduation a post may ask for, all in sight; a year of before stays while it is ticked. */
export function GradYearsInput({ id, value, onChange, disabled, ...rest }: InputProps) {
  const { years } = usePostFormFacts();
  const chosen = members(value);
  const all = [...new Set([...years, ...chosen])].toSorted();
  return (
    <Checkbox.Group
      {...(id && { id })}
      aria-invalid={rest['aria-invalid']}
      aria-describedby={rest['aria-describedby']}
      disabled={disabled ?? false}
      options={all.map((year) => ({ value: year, label: year }))}
      value={chosen}
      onChange={(next) => onChange(next.toSorted().join(','))}
    />
  );
}

/** The school chooses the company first: contact and welfare follow from it. */
export function CompanyInput(props: InputProps) {
  const { chooseCompany } = usePostFormFacts();
  return <RefInput {...props} onChange={chooseCompany} />;
}

/** One of the company's own people. */
export function ContactInput(props: InputProps) {
  const { field, known, value, id, onBlur, disabled, onChange } = props;
  const { companyId } = usePostFormFacts();
  const { data = [], isFetched } = useEndpoint(
    companyMembers,
    { companyId },
    { enabled: companyId !== '', quiet: true },
  );
  const options = data.flatMap(({ companyUserId, realname, status }) =>
    companyUserId === null || (status !== 1 && companyUserId !== value)
      ? []
      : [{ value: companyUserId, label: realname }],
  );
  // Who has left the company is still named, until somebody else is chosen.
  const gone = value !== '' && known !== undefined && !options.some((option) => option.value === value);
  const placeholder =
    companyId === ''
      ? postTexts.form.companyFirst
      : isFetched && options.length === 0
        ? postTexts.form.noMember
        : text.common.pleaseSelectOf(field.label);
  return (
    <OptionSelect
      id={id}
      value={value}
      onChange={onChange}
      onBlur={onBlur}
      disabled={disabled === true || companyId === ''}
      placeholder={placeholder}
      aria-invalid={props['aria-invalid']}
      aria-describedby={props['aria-describedby']}
      options={gone ? [{ value, label: known }, ...options] : options}
    />
  );
}
