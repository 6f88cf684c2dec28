/** Something an area announces inside its transaction, e.g. a closed post. The name is only for messages. */
export interface DomainEvent<T> {
  readonly name: string;
  /** Carries the type of the payload without a runtime value. */
  readonly of?: T;
}
export const domainEvent = <T>(name: string): DomainEvent<T> => ({ name });
