/** The database's report of a failed statement. `code` is the SQLSTATE; names are those of the `pg` driver. */
export interface StatementFault {
  readonly code: string;
  readonly message: string;
  readonly severity?: string | undefined;
  readonly detail?: string | undefined;
  readonly hint?: string | undefined;
  readonly position?: string | undefined;
  readonly schema?: string | undefined;
  readonly table?: string | undefined;
  readonly column?: string | undefined;
  readonly dataType?: string | undefined;
  readonly constraint?: string | undefined;
}

/**
 * A statement of the embedded database that failed, or that we rejected or ended; has the shape of the `pg` driver's
 * error.
 */
export class StatementError extends Error implements StatementFault {
  override readonly name = 'StatementError';
  readonly code: string;
  readonly severity: string | undefined;
  readonly detail: string | undefined;
  readonly hint: string | undefined;
  readonly position: string | undefined;
  readonly schema: string | undefined;
  readonly table: string | undefined;
  readonly column: string | undefined;
  readonly dataType: string | undefined;
  readonly constraint: string | undefined;

  constructor(fault: StatementFault, options?: ErrorOptions) {
    super(fault.message, options);
    this.code = fault.code;
    this.severity = fault.severity;
    this.detail = fault.detail;
    this.hint = fault.hint;
    this.position = fault.position;
    this.schema = fault.schema;
    this.table = fault.table;
    this.column = fault.column;
    this.dataType = fault.dataType;
    this.constraint = fault.constraint;
  }
}

/** The database's report in an error of either database; undefined for any other error. */
export function statementFault(error: unknown): StatementFault | undefined {
  return error instanceof Error && 'code' in error && isSqlState(error.code) ? (error as StatementFault) : undefined;
}

/** No SQLSTATE starts with E, so system errors such as EPIPE or EPERM do not match. */
function isSqlState(code: unknown): code is string {
  return typeof code === 'string' && /^[0-9FHPX][0-9A-Z]{4}$/.test(code);
}

export const interruptions = {
  byTimeLimit: { code: '57014', message: 'canceling statement due to statement timeout' },
  byFullQueue: { code: '53300', message: 'too many statements wait for the connection' },
  byRefusedConnection: { code: '08001', message: 'the database does not take connections' },
  byLostStore: { code: '08006', message: 'the database ended while it ran the statement' },
  byIdleTransaction: { code: '25P03', message: 'transaction rolled back due to idle-in-transaction timeout' },
  byRelease: { code: '08003', message: 'the connection was given back before the statement came' },
  byAbortedTransaction: { code: '25P02', message: 'current transaction is aborted, commands ignored until its end' },
} as const satisfies Record<string, StatementFault>;
