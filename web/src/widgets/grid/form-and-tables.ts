import type { GridRow } from './column.ts';
import type { GridHandle } from './grid-handle.ts';
import { VALIDATE_NO_PASSED } from './validate-grid.ts';

/** A grid in a form, and its tab. */
export interface TableOfForm {
  readonly grid: Pick<GridHandle, 'getAll'>;
  readonly paneKey?: string;
}
/** Rejection of `validateFormAndTables`: the first failing table and its tab. */
export interface TableFailure {
  readonly error: typeof VALIDATE_NO_PASSED;
  readonly index?: number;
  readonly paneKey?: string;
}
interface FormValues<F> {
  readonly formValue: F;
  readonly tablesValue: readonly { readonly values: readonly GridRow[]; readonly deleteIds: readonly string[] }[];
}

/** Validates a form, then its tables one by one; returns all values or rejects with the first failure. */
export async function validateFormAndTables<F>(
  validateForm: () => Promise<F>,
  tables: readonly TableOfForm[],
): Promise<FormValues<F>> {
  const formValue = await validateForm().catch(() => {
    throw { error: VALIDATE_NO_PASSED } satisfies TableFailure;
  });
  const tablesValue: FormValues<F>['tablesValue'][number][] = [];
  for (const [index, { grid, paneKey }] of tables.entries()) {
    try {
      tablesValue.push(await grid.getAll({ deleteTempId: true }));
    } catch (error) {
      if (error !== VALIDATE_NO_PASSED) throw error;
      throw { error: VALIDATE_NO_PASSED, index, ...(paneKey !== undefined && { paneKey }) } satisfies TableFailure;
    }
  }
  return { formValue, tablesValue };
}
