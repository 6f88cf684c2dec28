import { Agent, request } from 'node:http';

/**
 * Requests per second of `connections` keep-alive connections to `url` during `seconds`; throws on any failed request.
 * `url` and `body` can be functions, for calls that differ.
 */
export async function throughput(url, { connections, seconds, headers = {}, method = 'GET', body }) {
  const sent = body ? { ...headers, 'content-type': 'application/json' } : headers;
  const agent = new Agent({ keepAlive: true, maxSockets: connections });
  const until = performance.now() + seconds * 1000;
  let done = 0;
  const times = [];
  const one = () =>
    new Promise((resolve, reject) => {
      const start = performance.now();
      const call = request(typeof url === 'function' ? url() : url, { agent, method, headers: sent }, (response) => {
        const chunks = [];
        response.on('data', (c) => chunks.push(c));
        response.on('end', () => {
          const body = Buffer.concat(chunks).toString();
          if (response.statusCode !== 200 || !body.includes('"code":200'))
            reject(new Error(`${response.statusCode} ${body.slice(0, 200)}`));
          times.push(performance.now() - start);
          done += 1;
          resolve();
        });
      }).on('error', reject);
      call.end(body?.());
    });
  const worker = async () => {
    while (performance.now() < until) await one();
  };
  await Promise.all(Array.from({ length: connections }, worker));
  agent.destroy();
  times.sort((a, b) => a - b);
  return {
    perSecond: done / seconds,
    p50: times[Math.floor(times.length * 0.5)],
    p99: times[Math.floor(times.length * 0.99)],
  };
}
