/** A message for a provider. `id` is the same for every retry, so a provider can drop duplicates. */
export interface Outgoing {
  readonly id: string;
  readonly to: string;
  readonly title: string;
  readonly content: string;
}
/** An external delivery service. Throws when it rejects the message; the error message is stored as the reason. */
export interface Provider {
  send(message: Outgoing): Promise<void>;
}
/** The configured providers; without one, a message stays in the outbox. */
export interface Providers {
  readonly sms?: Provider | undefined;
  readonly mail?: Provider | undefined;
}
