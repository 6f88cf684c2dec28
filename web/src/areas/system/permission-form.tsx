import { menuPages } from '@campus/contract';
import { menuTypes, permissionTexts, permissionRefusals as refused, sysPermission } from '@campus/contract/system';
import { Radio } from 'antd';
import { createContext, useContext } from 'react';
import { asText } from '../../kit/field/row.ts';
import { EntityForm } from '../../kit/form/entity-form.tsx';
import type { InputProps } from '../../kit/form/field-control.ts';
import type { FormErrors, FormValues } from '../../kit/form/use-fields-form.ts';
import { SuggestedInput } from '../../widgets/selects/suggested-input.tsx';
import { TreeField } from '../../widgets/selects/tree-field.tsx';
import { type MenuRow, possibleMenuParents } from './permission-tree.ts';

interface FormFacts {
  readonly rows: readonly MenuRow[];
  readonly moved: string | undefined;
}
const FormContext = createContext<FormFacts>({ rows: [], moved: undefined });

function ParentInput({ field: _field, known: _known, onBusy: _busy, ...control }: InputProps) {
  const { rows, moved } = useContext(FormContext);
  const roots = async () => possibleMenuParents(rows, moved);
  return <TreeField {...control} source={{ key: [sysPermission.name, 'parents', moved ?? '', rows.length], roots }} />;
}

const group = 'layouts/RouteView';
const components = [...new Set([group, 'layouts/IframePageView', ...menuPages.map((page) => page.component)])].sort();
/** Offers existing components; others can be typed but are rejected when unknown. */
function ComponentInput({ field: _field, known: _known, onBusy: _busy, ...control }: InputProps) {
  return (
    <SuggestedInput
      {...control}
      options={components.map((name) => ({ value: name }))}
      placeholder={refused.componentWanted.replace('!', '')}
    />
  );
}

/** Whether a page opens inside the console or in a new window. */
const OpeningInput = ({ id, value, onChange, onBlur, disabled, ...aria }: InputProps) => (
  <Radio.Group
    {...(id && { id })}
    {...(onBlur && { onBlur })}
    aria-invalid={aria['aria-invalid']}
    aria-describedby={aria['aria-describedby']}
    disabled={disabled ?? false}
    options={Object.entries(permissionTexts.openings).map(([opening, label]) => ({ value: opening, label }))}
    value={value === '' ? '0' : value}
    onChange={({ target }) => onChange(String(target.value))}
  />
);

const ofButtons = new Set(['menuType', 'parentId', 'name', 'perms', 'permsType', 'status']);
const getType = (values: FormValues): number => Number(values.menuType);
function isHidden(name: string, values: FormValues): boolean {
  const type = getType(values);
  if (name === 'side') return type !== menuTypes.group;
  if (name === 'parentId') return type === menuTypes.group;
  if (name === 'perms' || name === 'permsType') return type !== menuTypes.button;
  return type === menuTypes.button && !ofButtons.has(name);
}
function rules(values: FormValues): FormErrors {
  const type = getType(values);
  const isEmpty = (name: string): boolean => asText(values[name]).trim() === '';
  return {
    ...(type !== menuTypes.group && isEmpty('parentId') && { parentId: refused.parentWanted }),
    ...(type !== menuTypes.button && isEmpty('url') && { url: refused.urlWanted }),
    ...(type === menuTypes.page && isEmpty('component') && { component: refused.componentWanted }),
    ...(type === menuTypes.button && isEmpty('perms') && { perms: refused.permsWanted }),
  };
}

interface PermissionFormProps {
  readonly rows: readonly MenuRow[];
  /** Id of the entry to edit; without it one is added. */
  readonly id?: string | undefined;
  readonly initial?: FormValues | undefined;
  readonly onClose: () => void;
}

/** Adds or edits a menu entry, page or button. */
export function PermissionForm({ rows, id, initial, onClose }: PermissionFormProps) {
  return (
    <FormContext value={{ rows, moved: id }}>
      <EntityForm
        entity={sysPermission}
        title={id === undefined ? permissionTexts.add : permissionTexts.edit}
        id={id}
        initial={initial}
        inputs={{ parentId: ParentInput, component: ComponentInput, internalOrExternal: OpeningInput }}
        dialog={{ width: 700, isDrawer: true }}
        isHidden={isHidden}
        rules={rules}
        onClose={onClose}
      />
    </FormContext>
  );
}
