import { type ComponentType, lazy, Suspense, useState } from 'react';
import type { GridColumn } from '../column.ts';
import type { EditorProps } from './editor-props.ts';
import { TypedEditor } from './typed-editor.tsx';

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

/** Loaded editors, rendered at once; a lazy one would delay the first click. */
const ready = new Map<string, Editor>();

/** Preloads the editors that the columns need. */
export function preloadEditors(columns: readonly GridColumn[]): void {
  for (const type of new Set(columns.map((column) => column.type)))
    modules[type]?.().then(
      (module) => ready.set(type, module.default),
      // Offline they cannot load now; entering the cell tries again.
      () => undefined,
    );
}

/** Editor of the focused cell. */
export function CellEditor(props: EditorProps) {
  const { store, column, row } = props;
  // Fixed for the life of the editor, even when the module loads meanwhile.
  const [Chosen] = useState(() => ready.get(column.type) ?? editors[column.type]);
  if (!Chosen) return <TypedEditor {...props} />;
  return (
    <Suspense fallback={<div className="grid-look">{store.textOf(column, row)}</div>}>
      <Chosen {...props} />
    </Suspense>
  );
}
