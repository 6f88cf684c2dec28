import type { ComponentType } from 'react';
import { lazyComponent } from '../../widgets/deferred.tsx';
import type { CellProps, InputProps } from '../form/field-control.ts';

/** Inputs and cells by file, each loaded when a form or list first shows it. */
const inputs = import.meta.glob<ComponentType<InputProps>>(
  ['../controls/*.tsx', '../../areas/*/controls/*.tsx', '!**/*-cell.tsx'],
  { import: 'Control' },
);
const cells = import.meta.glob<ComponentType<CellProps>>(
  ['../controls/*-cell.tsx', '../../areas/*/controls/*-cell.tsx'],
  { import: 'Cell' },
);

function byName<P extends object>(
  files: Readonly<Record<string, () => Promise<ComponentType<P>>>>,
  nameOf: (base: string) => string,
): ReadonlyMap<string, ComponentType<P>> {
  return new Map(
    Object.entries(files).map(([path, load]) => {
      const base = path.slice(path.lastIndexOf('/') + 1, -'.tsx'.length);
      return [nameOf(base), lazyComponent<P>(`control-${base}`, load)];
    }),
  );
}

/** Inputs by the `control` of their field. */
export const controlInputs = byName(inputs, (base) => base);
/** Cells by the `control` of their field; a control without one has the cell of the kind. */
export const controlCells = byName(cells, (base) => base.replace(/-cell$/, ''));
