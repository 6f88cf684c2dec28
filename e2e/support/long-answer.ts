import { loadCaller } from './api.ts';

/** Adds an entry whose answer streams for some seconds. */
export async function keepLongAnswer(origin: string, question: string): Promise<void> {
  const admin = await loadCaller(origin, 'admin');
  const { records } = await admin.call<{ records: { id: string }[] }>('GET', '/questAns/category/list');
  const answer = Array.from({ length: 200 }, (_, i) => `第${i + 1}条要求请逐项准备齐全。`).join('');
  const entry = { question, answer, category: records[0]?.id, audience: '0' };
  const { id } = await admin.call<{ id: string }>('POST', '/questAns/add', entry);
  await admin.call('POST', '/questAns/enable', { id });
}
