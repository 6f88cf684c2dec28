/** Approximate bytes of an object header and of a reference or number. */
const [header, slot] = [16, 8];

/** Number of entries: those of nested maps, the properties of an object, the items of a list. */
export function countEntries(value: unknown): number {
  if (value instanceof Map) {
    let keys = 0;
    for (const one of value.values()) keys += one instanceof Map ? countEntries(one) : 1;
    return keys;
  }
  if (Array.isArray(value)) return value.length;
  if (typeof value !== 'object' || value === null) return 0;
  return Object.values(value).reduce((keys: number, part) => keys + countEntries(part), 0);
}

/** Approximate bytes of plain data in memory; shared objects count once. */
export function estimateBytes(value: unknown): number {
  const seen = new Set<object>();
  const waiting: unknown[] = [value];
  let bytes = 0;
  while (waiting.length > 0) {
    const one = waiting.pop();
    if (typeof one === 'string') bytes += header + 2 * one.length;
    else if (typeof one !== 'object' || one === null || seen.has(one)) continue;
    else {
      seen.add(one);
      const parts = getParts(one);
      bytes += header + slot * parts.length;
      for (const part of parts) waiting.push(part);
    }
  }
  return bytes;
}

function getParts(held: object): readonly unknown[] {
  if (held instanceof Map) return [...held].flat();
  if (held instanceof Set) return [...held];
  return Object.values(held);
}
