import { tenantList } from '@campus/contract/system';
import type { InputProps } from '../../kit/form/field-control.ts';
import { NewPasswordInput } from '../../kit/form/password-input.tsx';
import { useEndpoint } from '../../request/use-endpoint.ts';
import { BusinessPicker } from '../../widgets/pickers/business-picker.tsx';
import { DepartPicker } from '../../widgets/pickers/depart-picker.tsx';
import { positionKind } from '../../widgets/pickers/picker-kinds.ts';
import { members } from '../../widgets/selects/option.ts';
import { OptionSelect } from '../../widgets/selects/option-select.tsx';

/** The field input's props for the plain control. */
const plain = ({ field: _field, known: _known, onBusy: _busy, ...props }: InputProps) => props;

const PositionsInput = (props: InputProps) => <BusinessPicker {...plain(props)} kind={positionKind} />;

const DepartsInput = (props: InputProps) => <DepartPicker {...plain(props)} multiple linkable />;

/** Tenants managed by the caller; other tenants of the user are unaffected. */
function TenantsInput(props: InputProps) {
  const { data = [] } = useEndpoint(tenantList, {});
  const names = props.known?.split(',') ?? [];
  const known = members(props.value).map((id, i) => ({ value: id, label: names[i] ?? id }));
  const ours = data.map(({ id, name }) => ({ value: String(id), label: name }));
  const others = known.filter(({ value }) => !ours.some((option) => option.value === value));
  return <OptionSelect {...plain(props)} multiple options={[...ours, ...others]} />;
}

export const passwordInputs = { password: NewPasswordInput, confirmpassword: NewPasswordInput };
/** Custom inputs of the user form. */
export const userInputs = {
  ...passwordInputs,
  post: PositionsInput,
  selecteddeparts: DepartsInput,
  departIds: DepartsInput,
  relTenantIds: TenantsInput,
};
