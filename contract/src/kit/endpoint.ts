import type { Fields, Values } from './field.ts';

/**
 * Who can call: anyone, any signed-in user, the holder of a registration token, or the holder of one of the codes. The
 * server does not start with an endpoint that lacks it.
 */
export type Access = 'anyone' | 'signed-in' | 'registration' | `${string}:${string}` | readonly `${string}:${string}`[];

/** Carries a type without a runtime value. */
export interface Type<T> {
  readonly of?: T;
}
export const type = <T>(): Type<T> => ({});

/** A custom endpoint: declared here, handled in `server`, called from `web`; all three share its types. */
export interface Endpoint<I extends Fields = Fields, O = unknown> {
  readonly method: 'GET' | 'POST' | 'PUT' | 'DELETE' | readonly ('GET' | 'POST' | 'PUT' | 'DELETE')[];
  /** Path without the prefix; `:name` segments are inputs too. */
  readonly path: string;
  readonly title: string;
  readonly needs: Access;
  readonly input: I;
  readonly output: Type<O>;
  /** Notes on the answer for API clients; part of the API description. */
  readonly note?: string;
  /** Success message; default 操作成功！. */
  readonly done?: string;
  /** Calls per minute and user, or per address for public endpoints; default: the server's general limit. */
  readonly perMinute?: number;
  /** Largest request body; default: the server's general limit. */
  readonly maxKilobytes?: number;
  /** Counts calls in the database, for all processes and across restarts: sign-in, codes, resets, captchas. */
  readonly shared?: boolean;
  /** Not written to the operation log: reads, and endpoints that log themselves. */
  readonly silent?: boolean;
  /** The answer may be seconds old: it is read from a standby where there is one. Not for what a user looks up after saving. */
  readonly mayLag?: boolean;
}
export const endpoint = <const I extends Fields, O>(e: Endpoint<I, O>): Endpoint<I, O> => e;

/** An endpoint whose input is not known statically; with `O`, one that answers this output. */
// biome-ignore lint/suspicious/noExplicitAny: `any` infers over every endpoint, which `Fields` and `unknown` do not
export type AnyEndpoint<O = any> = Endpoint<any, O>;
export type Input<E> = E extends { readonly input: infer I extends Fields } ? Values<I> : never;
export type Output<E> = E extends AnyEndpoint<infer O> ? O : never;
type Inputs<E> = E extends { readonly input: infer I extends Fields } ? I : never;
type Needed<I extends Fields> = { [K in keyof I]: I[K] extends { required: true } ? K : never }[keyof I];
/** Input as written by a caller: optional values can be omitted. */
export type CallerInput<E> = Pick<Values<Inputs<E>>, Needed<Inputs<E>>> & {
  [K in Exclude<keyof Inputs<E>, Needed<Inputs<E>>>]?: Values<Inputs<E>>[K] | undefined;
};
