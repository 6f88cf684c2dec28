/**
 * Loaded before the server (`--import`): records the statements sent to PostgreSQL between two calls of
 */
import { writeFileSync } from 'node:fs';
import pg from 'pg';

const target = process.env.BENCH_CAPTURE;
const original = pg.Client.prototype.query;
let kept = [];
pg.Client.prototype.query = function query(config, values, callback) {
  const text = typeof config === 'string' ? config : config?.text;
  if (typeof text === 'string' && /^\s*select/i.test(text)) {
    kept.push({ text, values: (Array.isArray(values) ? values : config?.values) ?? [] });
    if (kept.length > 50) kept = kept.slice(-50);
    writeFileSync(target, JSON.stringify(kept));
  }
  return original.call(this, config, values, callback);
};
