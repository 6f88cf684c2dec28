import { companyMembers } from '@campus/contract/enterprise';
import { text } from '@campus/contract/messages';
import { postTexts } from '@campus/contract/post';
import type { InputProps } from '../../kit/form/field-control.ts';
import { RefInput } from '../../kit/form/ref-input.tsx';
import { useEndpoint } from '../../request/use-endpoint.ts';
import { OptionSelect } from '../../widgets/selects/option-select.tsx';
import { YearChecks } from '../../widgets/selects/year-checks.tsx';
import { usePostFormContext } from './post-form-context.ts';

/** The graduation years that the product offers. */
export const GradYearsInput = (props: InputProps) => <YearChecks {...props} years={usePostFormContext().years} />;

/** The school selects the company first: contact and benefits depend on it. */
export function CompanyInput(props: InputProps) {
  const { chooseCompany } = usePostFormContext();
  return <RefInput {...props} onChange={chooseCompany} />;
}

/** A member of the company. */
export function ContactInput(props: InputProps) {
  const { field, known, value, id, onBlur, disabled, onChange } = props;
  const { companyId } = usePostFormContext();
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
  // A former member is still shown until another one is selected.
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
