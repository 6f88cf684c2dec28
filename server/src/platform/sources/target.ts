/** A foreign database with its checked and resolved address. */
export interface Target {
  /** The address that the name resolved to when it was checked. */
  readonly host: string;
  readonly port: number;
  readonly database: string;
  readonly username: string;
  readonly password: string;
  readonly connectMs: number;
  readonly limitMs: number;
}
