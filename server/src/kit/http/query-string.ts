/**
 * Parses a query string: the first value of a name wins, values are trimmed, empty ones and the client's `_t` are
 * dropped. Invalid percent-encoding stays as it was sent.
 */
export function parseQuery(text: string): Record<string, string> {
  const out: Record<string, string> = Object.create(null);
  for (const [name, value] of new URLSearchParams(text)) {
    const trimmed = value.trim();
    if (name === '' || name === '_t' || trimmed === '' || name in out) continue;
    out[name] = trimmed;
  }
  return out;
}
