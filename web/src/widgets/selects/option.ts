import { text } from '@campus/contract/messages';
import { createElement, type ReactNode } from 'react';

/** An entry to choose; `value` is compared as a string. */
export interface Option {
  readonly value: string;
  readonly label: string;
  readonly disabled?: boolean;
}

/** What every control of a field takes. Values are strings; several are one comma list; `''` is empty. */
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

/** The members of a comma list. */
export const members = (value: string): string[] => (value === '' ? [] : value.split(','));

/** What a chosen value is called: nobody reads a code while its name is being asked for. A value without a name is shown as it is. */
export const nameOf = (value: string, name: string | undefined, isAsked: boolean): string =>
  name ?? (isAsked ? text.common.loading : value);
/**
 * Mutes what a field shows while the names of its values are being loaded (base.css), with a spinner at its end, where
 * on a phone the button that clears would stand. Goes after the field's own settings.
 */
export const askedLook = (isAsked: boolean) =>
  isAsked ? { className: 'names-asked', loading: true, allowClear: false, tagRender: fixedTag } : {};

/** A tag without a cross: an entry cannot be removed before its name is known. */
export const fixedTag = ({ label }: { readonly label: ReactNode }) =>
  createElement('span', { className: 'ant-select-selection-item fixed-tag' }, label);

/** The options with entries for values that are not among them, shown as they are, or as waiting while the options are. */
export function withUnknown(options: readonly Option[], values: readonly string[], isAsked = false): Option[] {
  const known = new Set(options.map((option) => option.value));
  return [
    ...options,
    ...values
      .filter((value) => !known.has(value))
      .map((value) => ({ value, label: nameOf(value, undefined, isAsked) })),
  ];
}
