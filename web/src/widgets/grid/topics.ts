type Listener = () => void;

/**
 * Publish-subscribe of grid changes. A row has its own topic, so that a changed cell re-renders one row of a large table;
 * `every` re-renders all visible rows (settings, labels), `shape` follows rows being added, removed or moved.
 */
export class Topics {
  readonly #listeners = new Map<string, Set<Listener>>();
  readonly #versions = new Map<string, number>();

  version(topic: string): number {
    return this.#versions.get(topic) ?? 0;
  }
  subscribe(topic: string, listener: Listener): () => void {
    const topicListeners = this.#listeners.get(topic) ?? new Set();
    this.#listeners.set(topic, topicListeners.add(listener));
    return () => {
      topicListeners.delete(listener);
      if (topicListeners.size === 0) this.#listeners.delete(topic);
    };
  }
  publish(topic: string): void {
    this.#versions.set(topic, this.version(topic) + 1);
    for (const listener of [...(this.#listeners.get(topic) ?? [])]) listener();
  }
}
export const rowTopic = (id: string): string => `row ${id}`;
