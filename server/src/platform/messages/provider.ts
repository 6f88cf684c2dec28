/** One message as a provider gets it. `id` is the same for every try of a message, so that a provider can drop repeats. */
export interface Outgoing {
  readonly id: string;
  readonly to: string;
  readonly title: string;
  readonly content: string;
}
/** A service that carries messages out of the house. Throws when it does not take the message; the text is kept as the reason. */
export interface Provider {
  send(message: Outgoing): Promise<void>;
}
/** Who is configured; without one the message stays in the outbox to be read there. */
export interface Providers {
  readonly sms?: Provider | undefined;
  readonly mail?: Provider | undefined;
}
