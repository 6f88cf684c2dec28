import type { Context } from './context.ts';
import type { DomainEvent } from './domain-event.ts';

/** Runs in the transaction that announces the event; a failure undoes the whole transaction. */
export interface Listener {
  // biome-ignore lint/suspicious/noExplicitAny: `listen()` checked the handler against the event
  readonly event: DomainEvent<any>;
  // biome-ignore lint/suspicious/noExplicitAny: `listen()` checked the handler against the event
  readonly handle: (payload: any, context: Context) => Promise<void>;
}
export const listen = <T>(
  event: DomainEvent<T>,
  handle: (payload: NoInfer<T>, context: Context) => Promise<void>,
): Listener => ({ event, handle });
