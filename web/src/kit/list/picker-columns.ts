import { type AnyEntity, findField } from '@campus/contract/kit';
import type { PickerColumn } from '../../widgets/pickers/row-picker.tsx';

const shownColumns = 4;

/** The first columns of an entity's list, for its picker dialog. */
export const pickerColumns = (entity: AnyEntity): PickerColumn[] =>
  [...new Set([entity.display as string, ...(entity.list as readonly string[])])]
    .slice(0, shownColumns)
    .map((name, at) => ({ key: name, title: findField(entity, name)?.label ?? name, width: at === 0 ? 208 : 148 }));
