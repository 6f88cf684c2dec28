import { type ComponentType, lazy, Suspense, useState } from 'react';
import type { GridColumn, GridRow } from '../column.ts';
import type { Opening } from '../cursor.ts';
import type { GridStore } from '../grid-store.ts';
import { TypedEditor } from './typed-editor.tsx';

export interface EditorProps {
  readonly store: GridStore;
  readonly column: GridColumn;
  readonly row: GridRow;
  readonly opening: Opening;
  /** What tells an assistive device that the cell fails, and where it says why. */
  readonly fault: { readonly 'aria-invalid': true; readonly 'aria-describedby': string } | undefined;
}
type Editor = ComponentType<EditorProps>;

const choice = () => import('./choice-editor.tsx').then((m) => ({ default: m.ChoiceEditor }));
const search = () => import('./search-editor.tsx').then((m) => ({ default: m.SearchEditor }));
const date = () => import('./date-editor.tsx').then((m) => ({ default: m.DateEditor }));
const people = () => import('./people-editor.tsx').then((m) => ({ default: m.PeopleEditor }));
const popup = () => import('./popup-editor.tsx').then((m) => ({ default: m.PopupEditor }));
const modules: Readonly<Record<string, () => Promise<{ default: Editor }>>> = {
  select: choice,
  list_multi: choice,
  sel_search: choice,
  sel_search_async: search,
  date,
  datetime: date,
  sel_depart: people,
  sel_user: people,
  popup,
};
const editors: Readonly<Record<string, Editor>> = Object.fromEntries(
  Object.entries(modules).map(([type, load]) => [type, lazy(load)]),
);

/** Those that have come: drawn at once, where a lazy one would make the first click wait. */
const ready = new Map<string, Editor>();

/** Fetches the controls that the columns need, so that a click finds them there. */
export function fetchEditors(columns: readonly GridColumn[]): void {
  for (const type of new Set(columns.map((column) => column.type)))
    modules[type]?.().then(
      (module) => ready.set(type, module.default),
      // Offline they cannot be fetched now; entering the cell asks again.
      () => undefined,
    );
}

/** The control of a cell that the focus is in. */
export function CellEditor(props: EditorProps) {
  const { store, column, row } = props;
  // The same for the life of the editor, also when the module comes meanwhile.
  const [Chosen] = useState(() => ready.get(column.type) ?? editors[column.type]);
  if (!Chosen) return <TypedEditor {...props} />;
  return (
    <Suspense fallback={<div className="grid-look">{store.textOf(column, row)}</div>}>
      <Chosen {...props} />
    </Suspense>
  );
}
