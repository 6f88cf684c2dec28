import type { Field, Kind } from '@campus/contract/kit';
import type { ComponentType } from 'react';
import type { CellProps, InputProps, SearchProps } from '../form/field-control.ts';
import * as inputs from '../form/field-inputs.tsx';
import { RefInput } from '../form/ref-input.tsx';
import * as searches from '../list/field-searches.tsx';
import { controlCells, controlInputs } from './controls.tsx';
import * as cells from './field-cells.tsx';

export interface FieldView {
  readonly input: ComponentType<InputProps>;
  readonly cell: ComponentType<CellProps>;
  readonly search: ComponentType<SearchProps>;
  /** Column width in px, unless the field sets one. */
  readonly width: number;
  /** Minimum column width in px. */
  readonly least: number;
  /** Rarely relevant in a list: hidden first. */
  readonly isMinor?: boolean;
  /** Spans both columns of a form. */
  readonly isWide?: boolean;
}

const text: FieldView = {
  input: inputs.TextInput,
  cell: cells.TextCell,
  search: searches.TextSearch,
  width: 160,
  least: 92,
};
const number: FieldView = {
  input: inputs.NumberInput,
  cell: cells.NumberCell,
  search: searches.NumberSearch,
  width: 100,
  least: 60,
};
const dict: FieldView = {
  input: inputs.DictInput,
  cell: cells.DictCell,
  search: searches.DictSearch,
  width: 112,
  least: 88,
};
const mark: FieldView = {
  input: inputs.SwitchInput,
  cell: cells.YesNoCell,
  search: searches.YesNoSearch,
  width: 80,
  least: 56,
};
const reference: FieldView = {
  input: RefInput,
  cell: cells.TextCell,
  search: searches.RefSearch,
  width: 180,
  least: 104,
};
const area: FieldView = {
  input: inputs.AreaInput,
  cell: cells.TextCell,
  search: searches.AreaSearch,
  width: 180,
  least: 96,
};
const tree: FieldView = {
  input: inputs.CategoryInput,
  cell: cells.TextCell,
  search: searches.TreeSearch,
  width: 140,
  least: 92,
};
const file: FieldView = {
  input: inputs.UploadInput,
  cell: cells.FilesCell,
  search: searches.TextSearch,
  width: 140,
  least: 96,
  isMinor: true,
};
const image: FieldView = { ...file, cell: cells.ImagesCell, width: 96, least: 64 };

/** Input, cell and search control of every field kind. The type makes a new kind fail to compile until it is listed. */
const fieldViews: Readonly<Record<Kind, FieldView>> = {
  text,
  longText: { ...text, input: inputs.LongTextInput, width: 220, least: 120, isWide: true, isMinor: true },
  richText: {
    ...text,
    input: inputs.RichTextInput,
    cell: cells.RichTextCell,
    width: 220,
    least: 120,
    isWide: true,
    isMinor: true,
  },
  number,
  money: { ...number, width: 120, least: 84 },
  date: {
    input: inputs.DateInput,
    cell: cells.DateCell,
    search: searches.DateSearch,
    width: 116,
    least: 92,
  },
  dateTime: {
    input: inputs.DateTimeInput,
    cell: cells.DateCell,
    search: searches.DateSearch,
    width: 148,
    // A day with its time, never truncated.
    least: 142,
  },
  time: {
    input: inputs.TimeInput,
    cell: cells.TimeCell,
    search: searches.TimeSearch,
    width: 100,
    least: 80,
  },
  dict,
  dicts: { ...dict, cell: cells.ChipsCell, width: 160 },
  choice: { input: inputs.ChoiceInput, cell: cells.ChoiceCell, search: searches.ChoiceSearch, width: 112, least: 88 },
  yesNo: mark,
  flag: mark,
  ref: reference,
  refs: { ...reference, cell: cells.ChipsCell },
  user: { input: inputs.UserInput, cell: cells.TextCell, search: searches.UserSearch, width: 110, least: 76 },
  depart: { input: inputs.DepartInput, cell: cells.TextCell, search: searches.TreeSearch, width: 140, least: 92 },
  area,
  areas: { ...area, cell: cells.ChipsCell },
  category: tree,
  categories: { ...tree, cell: cells.ChipsCell },
  file,
  files: file,
  image,
  images: { ...image, isWide: true, width: 140 },
  link: { ...text, cell: cells.LinkCell, width: 180, least: 120 },
  json: {
    ...text,
    input: inputs.ReadOnlyInput,
    cell: cells.JsonCell,
    width: 200,
    least: 120,
    isWide: true,
    isMinor: true,
  },
  // In forms only: the value is written to the referenced row. Lists use the kind of the referenced field.
  through: { ...text, width: 140 },
};

/** The view of a field: that of its kind, with the input and cell of its control. */
export function getView({ kind, control, isWide }: Field): FieldView {
  const view = fieldViews[kind];
  if (control === undefined && isWide === undefined) return view;
  const [input, cell] = [controlInputs.get(control ?? ''), controlCells.get(control ?? '')];
  return { ...view, ...(input && { input }), ...(cell && { cell }), ...(isWide !== undefined && { isWide }) };
}
