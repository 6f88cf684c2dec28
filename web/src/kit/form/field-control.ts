import type { Field, SearchAs } from '@campus/contract/kit';
import type { ControlProps } from '../../widgets/selects/option.ts';
import type { RowData } from '../field/row.ts';

/** Props of the input of a field. Values are strings, `''` is empty. */
export interface InputProps extends ControlProps {
  readonly field: Field;
  /** Text of the initial value, which saves a lookup. */
  readonly known?: string | undefined;
  /** Called while the value lags behind the input (uploads). */
  readonly onBusy?: ((isBusy: boolean) => void) | undefined;
}

/** Props of the cell of a field in a table or a detail. */
export interface CellProps {
  readonly field: Field;
  readonly name: string;
  readonly row: RowData;
  /** In a detail: the whole value on several lines. */
  readonly full?: boolean | undefined;
}

/** Value of a search control; a range has two ends. */
export interface SearchValue {
  readonly value: string;
  readonly begin: string;
  readonly end: string;
}
export interface SearchProps {
  readonly id: string;
  readonly field: Field;
  readonly as: SearchAs;
  readonly value: SearchValue;
  readonly onChange: (value: Partial<SearchValue>) => void;
}
