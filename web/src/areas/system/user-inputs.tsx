import { position, tenantList } from '@campus/contract/system';
import { Input } from 'antd';
import { readPage } from '../../kit/entity-calls.ts';
import type { InputProps } from '../../kit/field-control.ts';
import type { RowData } from '../../kit/row.ts';
import { useEndpoint } from '../../request/use-endpoint.ts';
import { DepartPicker } from '../../widgets/pickers/depart-picker.tsx';
import { members } from '../../widgets/selects/option.ts';
import { OptionSelect } from '../../widgets/selects/option-select.tsx';
import { SearchSelect } from '../../widgets/selects/search-select.tsx';
import type { OptionSource } from '../../widgets/selects/use-search.ts';

/** What of a field's input goes to the control as it is. */
const plain = ({ field: _field, known: _known, onBusy: _busy, ...props }: InputProps) => props;

const PasswordInput = (props: InputProps) => {
  const { onChange, onBlur, disabled = false, id, value, placeholder, ...aria } = plain(props);
  return (
    <Input.Password
      {...aria}
      {...(id && { id })}
      {...(onBlur && { onBlur })}
      disabled={disabled}
      autoComplete="new-password"
      placeholder={placeholder ?? props.field.requiredMessage?.replace('!', '') ?? ''}
      value={value}
      onChange={({ target }) => onChange(target.value)}
    />
  );
};

const positionOption = (row: RowData) => ({ value: String(row.code), label: String(row.name) });
/** Positions by their code, which is what a user keeps. */
const positions: OptionSource = {
  key: [position.name, 'codes'],
  search: async (keyword, signal) => {
    const query = { pageNo: 1, pageSize: 20, ...(keyword && { name: `*${keyword}*` }) };
    return (await readPage<RowData>(position.path, query, signal)).records.map(positionOption);
  },
  look: async (codes, signal) => {
    const query = { pageNo: 1, pageSize: codes.length, code: `${codes.join(',')},` };
    return (await readPage<RowData>(position.path, query, signal)).records.map(positionOption);
  },
};
const PositionsInput = (props: InputProps) => <SearchSelect {...plain(props)} source={positions} multiple />;

const DepartsInput = (props: InputProps) => <DepartPicker {...plain(props)} multiple linkable />;

/** The tenants the caller looks after; others of the user stay whatever is chosen here. */
function TenantsInput(props: InputProps) {
  const { data = [] } = useEndpoint(tenantList, {});
  const names = props.known?.split(',') ?? [];
  const known = members(props.value).map((id, i) => ({ value: id, label: names[i] ?? id }));
  const ours = data.map(({ id, name }) => ({ value: String(id), label: name }));
  const others = known.filter(({ value }) => !ours.some((option) => option.value === value));
  return <OptionSelect {...plain(props)} multiple options={[...ours, ...others]} />;
}

export const passwordInputs = { password: PasswordInput, confirmpassword: PasswordInput };
/** Inputs of a user's form that are not those of the fields' kinds. */
export const userInputs = {
  ...passwordInputs,
  post: PositionsInput,
  selecteddeparts: DepartsInput,
  departIds: DepartsInput,
  relTenantIds: TenantsInput,
};
