import type { Field, SearchAs } from '@campus/contract/kit';
import type { ControlProps } from '../../widgets/selects/option.ts';
import type { RowData } from '../field/row.ts';

/** What a form gives to the input of a field. Values are strings, `''` is empty. */
export interface InputProps extends ControlProps {
  readonly field: Field;
  /** The text of the value that was read, so that it need not be asked for. */
  readonly known?: string | undefined;
  /** Told while the value is not yet what the input shows (uploads). */
  readonly onBusy?: ((isBusy: boolean) => void) | undefined;
}

/** What a table or a detail gives to the cell of a field. */
export interface CellProps {
  readonly field: Field;
  readonly name: string;
  readonly row: RowData;
  /** In a detail: everything, on as many lines as it takes. */
  readonly full?: boolean | undefined;
}

/** The value of a search control; a range has two ends. */
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
