/** JSON of an answer or of a request: a test reads values of any shape. */
// biome-ignore lint/suspicious/noExplicitAny: the shape differs from call to call, and a wrong path fails the assertion
export type AnyJson = any;
