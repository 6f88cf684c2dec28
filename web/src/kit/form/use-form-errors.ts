import { useState } from 'react';
import { type FormErrors, withError } from './form-values.ts';

/** Focuses a control of any kind. */
export function focusControl(id: string): void {
  const element = document.getElementById(id);
  const inside = 'input:not([hidden]), textarea, button, [contenteditable="true"], [tabindex="0"]';
  const target = element?.matches(inside) ? element : element?.querySelector<HTMLElement>(inside);
  target?.scrollIntoView?.({ block: 'center' });
  target?.focus();
}

/** Names in the order of their controls on the page. */
function inPageOrder(names: readonly string[], id: string): string[] {
  const controls = new Map(names.map((name) => [name, document.getElementById(`${id}-${name}`)]));
  const isBefore = (one: string, other: string): boolean => {
    const [a, b] = [controls.get(one), controls.get(other)];
    return !!a && !!b && (a.compareDocumentPosition(b) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0;
  };
  return [...names].sort((one, other) => (isBefore(one, other) ? -1 : isBefore(other, one) ? 1 : 0));
}

/** Errors of a form, by field. `names` are its visible fields, `id` is the prefix of their controls. */
export function useFormErrors(id: string, names: readonly string[]) {
  const [errors, setErrors] = useState<FormErrors>({});
  const [isRefused, setRefused] = useState(false);
  const inOrder = (all: FormErrors) =>
    inPageOrder(
      names.filter((name) => all[name] !== undefined),
      id,
    );
  const focus = (name: string) => focusControl(`${id}-${name}`);
  /** Focuses the first of the errors; returns whether there is none. */
  const show = (found: FormErrors): boolean => {
    const [first] = inOrder(found);
    setRefused(first !== undefined);
    if (first !== undefined) focus(first);
    return first === undefined;
  };
  return {
    errors,
    isRefused,
    wrong: inOrder(errors),
    focus,
    /** Sets or removes the error of one field. */
    mark: (name: string, message: string | undefined) => setErrors((all) => withError(all, name, message)),
    replace: (found: FormErrors): boolean => {
      setErrors(found);
      return show(found);
    },
    add: (found: FormErrors): void => {
      setErrors((all) => ({ ...all, ...found }));
      show(found);
    },
    clear: () => {
      setErrors({});
      setRefused(false);
    },
  };
}
