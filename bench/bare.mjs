/** The baseline: a bare Fastify endpoint that runs the captured statements of a list and answers their rows. */
import { readFileSync } from 'node:fs';
import Fastify from 'fastify';
import pg from 'pg';

const lists = JSON.parse(readFileSync(process.env.BENCH_STATEMENTS, 'utf8'));
const pool = new pg.Pool({ connectionString: process.env.DATABASE_URL, max: 10 });
const app = Fastify();
for (const [name, statements] of Object.entries(lists)) {
  app.get(`/${name}`, async () => {
    const client = await pool.connect();
    try {
      const results = [];
      for (const { text, values } of statements) results.push((await client.query(text, values)).rows);
      return {
        success: true,
        message: '操作成功！',
        code: 200,
        result: { records: results[0], total: results[1]?.[0]?.total },
        timestamp: Date.now(),
      };
    } finally {
      client.release();
    }
  });
}
await app.listen({ port: Number(process.env.PORT), host: '127.0.0.1' });
console.log('ready');
