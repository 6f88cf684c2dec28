import type { Fields, Values } from './field.ts';

/**
 * Who may call: anybody, any signed-in user, the holder of a registration token, or the holder of one of the codes.
 * A call without it does not start the server.
 */
export type Access = 'anyone' | 'signed-in' | 'registration' | `${string}:${string}` | readonly `${string}:${string}`[];

/** Carries a type and nothing at run time. */
export interface Type<T> {
  readonly of?: T;
}
export const type = <T>(): Type<T> => ({});

/** One bespoke call: declared here, answered in `server`, called from `web`; all three share its types. */
export interface Endpoint<I extends Fields = Fields, O = unknown> {
  readonly method: 'GET' | 'POST' | 'PUT' | 'DELETE' | readonly ('GET' | 'POST' | 'PUT' | 'DELETE')[];
  /** Path below the prefix; `:name` parts are inputs too. */
  readonly path: string;
  readonly title: string;
  readonly needs: Access;
  readonly input: I;
  readonly output: Type<O>;
  /** What a foreign client must know of the answers; part of the API description. */
  readonly note?: string;
  /** Text of a success, where it is not 操作成功！. */
  readonly done?: string;
  /** Calls a minute (per user, or per address when anybody may call); default `api.md` 1.16. */
  readonly perMinute?: number;
  /** Its calls are counted in the database, for all processes and across restarts: sign-in, codes, resets, pictures. */
  readonly shared?: boolean;
  /** Not written to the operation log: reads, and calls that log themselves. */
  readonly silent?: boolean;
}
export const endpoint = <const I extends Fields, O>(e: Endpoint<I, O>): Endpoint<I, O> => e;

// biome-ignore lint/suspicious/noExplicitAny: infers over every endpoint
export type Input<E> = E extends Endpoint<infer I, any> ? Values<I> : never;
// biome-ignore lint/suspicious/noExplicitAny: infers over every endpoint
export type Output<E> = E extends Endpoint<any, infer O> ? O : never;
type Inputs<E> = E extends { readonly input: infer I extends Fields } ? I : never;
type Needed<I extends Fields> = { [K in keyof I]: I[K] extends { required: true } ? K : never }[keyof I];
/** Input as a caller writes it: what is not required may be left out. */
export type Given<E> = Pick<Values<Inputs<E>>, Needed<Inputs<E>>> & {
  [K in Exclude<keyof Inputs<E>, Needed<Inputs<E>>>]?: Values<Inputs<E>>[K] | undefined;
};
