/** The opened envelope of an answer. */
export interface Reply {
  readonly success: boolean;
  readonly code: number;
  readonly message: string;
  // biome-ignore lint/suspicious/noExplicitAny: the tests look into answers of every shape
  readonly result: any;
}
