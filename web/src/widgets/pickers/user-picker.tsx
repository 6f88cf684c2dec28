import { text } from '@campus/contract/messages';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { type ControlProps, getName, members, type Option } from '../selects/option.ts';
import type { DepartSource } from './depart-tree.ts';
import { PickerField } from './picker-field.tsx';
import { UserDialog } from './user-dialog.tsx';
import { loadUsers, type PickedUser, type UserStore } from './user-source.ts';

interface UserPickerProps extends ControlProps {
  /** Default true. */
  readonly multiple?: boolean | undefined;
  /** Stored property of a user. */
  readonly store?: UserStore | undefined;
  readonly source?: DepartSource | undefined;
  /** Without the button a click on the field opens the dialog. */
  readonly withButton?: boolean | undefined;
  readonly width?: number | undefined;
  /** Called with the selected users and their names. */
  readonly onBack?: ((chosen: readonly Option[]) => void) | undefined;
}
const defaultWidth = 1250;

/** One or several users, selected in a dialog by department. */
export function UserPicker({
  value,
  onChange,
  multiple = true,
  store = 'username',
  source = 'sys',
  withButton = true,
  width = defaultWidth,
  onBack,
  ...field
}: UserPickerProps) {
  const [isOpen, setOpen] = useState(false);
  const values = members(value);
  const { data = [], isLoading } = useQuery({
    queryKey: ['users', source, store, 'chosen', value],
    queryFn: ({ signal }) => loadUsers(source, store, values, signal),
    enabled: value !== '',
    staleTime: 60_000,
  });
  const known = values.map((one) => data.find((user) => user[store] === one));
  const emit = (chosen: readonly Option[]) => {
    onChange(chosen.map((one) => one.value).join(','));
    onBack?.(chosen);
  };
  return (
    <div data-widget="user-picker">
      <PickerField
        {...field}
        placeholder={field.placeholder ?? text.userDept.placeholder}
        isLoading={isLoading}
        button={withButton ? text.userDept.button : undefined}
        chosen={values.map((one, i) => ({ value: one, label: getName(one, known[i]?.realname, isLoading) }))}
        onOpen={() => setOpen(true)}
        onRemove={emit}
      />
      {isOpen && (
        <UserDialog
          chosen={known.filter((user) => user !== undefined)}
          multiple={multiple}
          source={source}
          width={width}
          onClose={() => setOpen(false)}
          onChoose={(users: readonly PickedUser[]) => {
            setOpen(false);
            emit(users.map((user) => ({ value: user[store], label: user.realname })));
          }}
        />
      )}
    </div>
  );
}
