import type { Call } from './route.ts';

/** Reads `ids` from the query or body: a comma list with an optional trailing comma, or an array. */
export function getIds(call: Call): string[] {
  const raw = call.query.ids ?? call.body.ids;
  const list = Array.isArray(raw) ? raw.map(String) : String(raw ?? '').split(',');
  return [...new Set(list.map((id) => id.trim()).filter(Boolean))];
}
