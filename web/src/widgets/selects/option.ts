import { CloseCircleFilled } from '@ant-design/icons';
import { text } from '@campus/contract/messages';
import { createElement, type ReactNode } from 'react';

/** A selectable option; `value` is compared as a string. */
export interface Option {
  readonly value: string;
  readonly label: string;
  readonly disabled?: boolean;
}

/** Props of all field controls. Values are strings; several are one comma list; `''` is empty. */
export interface ControlProps {
  readonly id?: string | undefined;
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly onBlur?: (() => void) | undefined;
  readonly disabled?: boolean | undefined;
  readonly placeholder?: string | undefined;
  readonly 'aria-invalid'?: boolean | undefined;
  readonly 'aria-describedby'?: string | undefined;
}

/** Items of a comma list. */
export const members = (value: string): string[] => (value === '' ? [] : value.split(','));

/** Clear button of a select; antd's own has an English name. */
export const clearButton = {
  label: text.common.clear,
  clearIcon: createElement(CloseCircleFilled, { 'aria-hidden': true }),
};

/** Label of a value: a placeholder while it is loading, the value itself when it has none. */
export const getName = (value: string, name: string | undefined, isLoading: boolean): string =>
  name ?? (isLoading ? text.common.loading : value);
/**
 * Props that mute a field while its labels are loading (see base.css) and show a spinner in place of the clear button.
 * Must follow the field's own props.
 */
export const loadingProps = (isLoading: boolean) =>
  isLoading ? { className: 'names-asked', loading: true, allowClear: false, tagRender: fixedTag } : {};

/** A tag without close icon: an entry cannot be removed before its label is known. */
export const fixedTag = ({ label }: { readonly label: ReactNode }) =>
  createElement('span', { className: 'ant-select-selection-item fixed-tag' }, label);

/** The options plus entries for unknown values, shown unchanged, or as loading while the options are. */
export function withUnknown(options: readonly Option[], values: readonly string[], isLoading = false): Option[] {
  const known = new Set(options.map((option) => option.value));
  return [
    ...options,
    ...values
      .filter((value) => !known.has(value))
      .map((value) => ({ value, label: getName(value, undefined, isLoading) })),
  ];
}
