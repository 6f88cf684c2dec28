import { createContext, useContext } from 'react';
import type { FieldsForm } from './use-fields-form.ts';

export const FieldsFormContext = createContext<FieldsForm | undefined>(undefined);

/** The form around a control that depends on other fields; undefined when the control stands alone. */
export const useSurroundingForm = (): FieldsForm | undefined => useContext(FieldsFormContext);
