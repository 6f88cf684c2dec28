import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { browserPage } from '../../src/request/page-reload.ts';
import { forgetSession, startSession } from '../../src/request/session-store.ts';
import { upload } from '../../src/request/upload.ts';
import { refusal, success } from '../support/network.ts';
import { recordNotices } from '../support/notices.ts';
import { makeUser } from '../support/user.ts';

/** Fake XMLHttpRequest: the test plays the server. */
class FakeXhr extends EventTarget {
  static last: FakeXhr;
  readonly upload = new EventTarget();
  readonly headers: Record<string, string> = {};
  address = '';
  body: FormData | undefined;
  status = 0;
  responseText = '';
  constructor() {
    super();
    FakeXhr.last = this;
  }
  open(_method: string, address: string) {
    this.address = address;
  }
  setRequestHeader(name: string, value: string) {
    this.headers[name] = value;
  }
  send(body: FormData) {
    this.body = body;
  }
  abort() {
    this.dispatchEvent(new Event('abort'));
    this.dispatchEvent(new Event('loadend'));
  }
  sentSoFar(loaded: number, total: number) {
    this.upload.dispatchEvent(new ProgressEvent('progress', { loaded, total }));
  }
  answer(status: number, body: unknown) {
    this.status = status;
    this.responseText = typeof body === 'string' ? body : JSON.stringify(body);
    this.dispatchEvent(new Event('load'));
    this.dispatchEvent(new Event('loadend'));
  }
}

const file = new File(['x'], '合同.pdf', { type: 'application/pdf' });
let shown: string[];
beforeEach(() => {
  vi.stubGlobal('XMLHttpRequest', FakeXhr);
  shown = recordNotices();
  startSession({ token: 'a.b.c', userInfo: makeUser() });
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  forgetSession();
});

test('sends the file with token and form fields, reports progress and returns the envelope', async () => {
  const progress: number[] = [];
  const done = upload({
    path: '/sys/common/upload',
    file,
    parts: { biz: 'temp' },
    onProgress: (percent) => progress.push(percent),
  });
  FakeXhr.last.sentSoFar(1, 3);
  FakeXhr.last.sentSoFar(3, 3);
  FakeXhr.last.answer(200, success(null, 'temp/合同_1767225600000.pdf'));
  expect((await done).message).toBe('temp/合同_1767225600000.pdf');
  expect(FakeXhr.last).toMatchObject({ address: '/server/sys/common/upload', headers: { 'X-Access-Token': 'a.b.c' } });
  expect(FakeXhr.last.body?.get('biz')).toBe('temp');
  expect(FakeXhr.last.body?.get('file')).toMatchObject({ name: '合同.pdf' });
  expect(progress).toEqual([33, 100]);
});

test('shows and throws a refusal like other calls', async () => {
  const done = upload({ path: '/sys/common/upload', file });
  FakeXhr.last.answer(200, refusal('文件内容与类型不符'));
  await expect(done).rejects.toMatchObject({ code: 500, message: '文件内容与类型不符' });
  await vi.waitFor(() => expect(shown).toEqual(['warning: 文件内容与类型不符']), 30_000);
});

test('shows the dialog of an expired session when the token is invalid', async () => {
  const reload = vi.spyOn(browserPage, 'reload').mockReturnValue();
  vi.stubGlobal('fetch', async () => new Response('{}'));
  const done = upload({ path: '/sys/common/upload', file });
  FakeXhr.last.answer(500, refusal('Token失效，请重新登录'));
  await expect(done).rejects.toMatchObject({ http: 500 });
  await vi.waitFor(() => expect(reload).toHaveBeenCalled(), 30_000);
  expect(shown[0]).toMatch('登录已过期');
});

test('aborts after 90 s without progress, however long the upload takes', async () => {
  vi.useFakeTimers();
  const done = upload({ path: '/sys/common/upload', file });
  const failed = expect(done).rejects.toMatchObject({ http: 0, message: '请求超时' });
  for (let second = 0; second < 300; second += 60) {
    vi.advanceTimersByTime(60_000);
    FakeXhr.last.sentSoFar(second, 1000);
  }
  vi.advanceTimersByTime(90_000);
  await failed;
});

test('shows nothing when it is cancelled', async () => {
  const control = new AbortController();
  const done = upload({ path: '/sys/common/upload', file, signal: control.signal });
  control.abort();
  await expect(done).rejects.toMatchObject({ name: 'AbortError' });
  expect(shown).toEqual([]);
});
