import { lazy, Suspense } from 'react';
import type { GridColumn, GridRow } from '../column.ts';
import type { Opening } from '../cursor.ts';
import type { GridStore } from '../grid-store.ts';
import { ChoiceEditor } from './choice-editor.tsx';
import { DateEditor } from './date-editor.tsx';
import { PeopleEditor } from './people-editor.tsx';
import { SearchEditor } from './search-editor.tsx';
import { TypedEditor } from './typed-editor.tsx';

export interface EditorProps {
  readonly store: GridStore;
  readonly column: GridColumn;
  readonly row: GridRow;
  readonly opening: Opening;
  readonly isFailed: boolean;
}

const PopupEditor = lazy(() => import('./popup-editor.tsx').then((m) => ({ default: m.PopupEditor })));

/** The control of a cell that the focus is in. */
export function CellEditor(props: EditorProps) {
  switch (props.column.type) {
    case 'select':
    case 'list_multi':
    case 'sel_search':
      return <ChoiceEditor {...props} />;
    case 'sel_search_async':
      return <SearchEditor {...props} />;
    case 'date':
    case 'datetime':
      return <DateEditor {...props} />;
    case 'sel_depart':
    case 'sel_user':
      return <PeopleEditor {...props} />;
    case 'popup':
      return (
        <Suspense>
          <PopupEditor {...props} />
        </Suspense>
      );
    default:
      return <TypedEditor {...props} />;
  }
}
