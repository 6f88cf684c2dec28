import { DepartPicker } from '../../pickers/depart-picker.tsx';
import { UserPicker } from '../../pickers/user-picker.tsx';
import type { Option } from '../../selects/option.ts';
import { getCell } from '../cell-value.ts';
import { takesSeveral } from '../column.ts';
import type { EditorProps } from './editor-props.ts';
import { usePickerField } from './use-picker-field.ts';

/** Departments or users, selected in a dialog; a click on the cell opens it. */
export function PeopleEditor({ store, column, row, opening, fault }: EditorProps) {
  const box = usePickerField(opening);
  const shared = {
    value: String(getCell(row, column.key) ?? ''),
    multiple: takesSeveral(column),
    placeholder: column.placeholder,
    ...fault,
    onChange: (next: string) => store.commands.set(row.id, column.key, next),
    onBack: (chosen: readonly Option[]) =>
      store.labels.addLabels(column, new Map(chosen.map(({ value, label }) => [value, label]))),
  };
  return (
    <div ref={box} className="grid-people">
      {column.type === 'sel_user' ? (
        <UserPicker {...shared} withButton={false} store={column.store === 'id' ? 'id' : 'username'} />
      ) : (
        <DepartPicker {...shared} store={column.store === 'orgCode' ? 'orgCode' : 'id'} />
      )}
    </div>
  );
}
