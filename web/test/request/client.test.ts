import { type QueryCondition, superQueryText } from '@campus/contract/rules';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { request, requestBlob, requestEnvelope } from '../../src/request/client.ts';
import { browserPage } from '../../src/request/page-reload.ts';
import { RequestFailed } from '../../src/request/request-failed.ts';
import { type Call, getAddress } from '../../src/request/send.ts';
import { forgetSession, startSession, useSession } from '../../src/request/session-store.ts';
import { endSession } from '../../src/request/sign-out.ts';
import { json, network, refusal, success } from '../support/network.ts';
import { recordNotices } from '../support/notices.ts';
import { makeUser } from '../support/user.ts';

const list: Call = { method: 'GET', path: '/sys/user/list' };
let shown: string[];

beforeEach(() => {
  localStorage.clear();
  shown = recordNotices();
  startSession({ token: 'a.b.c', userInfo: makeUser() });
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  forgetSession();
});

async function loadFailure(call: Promise<unknown>): Promise<RequestFailed> {
  const failure = await call.then(
    () => undefined,
    (error: unknown) => error,
  );
  expect(failure).toBeInstanceOf(RequestFailed);
  return failure as RequestFailed;
}

describe('a request', () => {
  test('sends token, tenant and a time stamp, but no cookies and no empty parameters', async () => {
    const sent = network(() => json(success([])));
    await request({ ...list, query: { name: '张', sex: '', phone: undefined, pageNo: 1 } });
    const { url, headers } = sent[0] ?? expect.unreachable();
    expect(url.pathname).toBe('/server/sys/user/list');
    expect([...url.searchParams.keys()].sort()).toEqual(['_t', 'name', 'pageNo']);
    expect(headers.get('X-Access-Token')).toBe('a.b.c');
    expect(headers.get('tenant-id')).toBe('0');
  });

  test.each([
    [
      'W-Q1',
      [{ field: 'name', rule: 'eq', val: '张三', type: 'string' }],
      '?superQueryParams=%255B%257B%2522field%2522%3A%2522name%2522%2C%2522rule%2522%3A%2522eq%2522%2C%2522val%2522%3A%2522%25E5%25BC%25A0%25E4%25B8%2589%2522%2C%2522type%2522%3A%2522string%2522%257D%255D&superQueryMatchType=and',
    ],
    [
      'W-Q8',
      [{ field: 'lang', rule: 'eq', val: 'C++', type: 'string' }],
      '?superQueryParams=%255B%257B%2522field%2522%3A%2522lang%2522%2C%2522rule%2522%3A%2522eq%2522%2C%2522val%2522%3A%2522C%2B%2B%2522%2C%2522type%2522%3A%2522string%2522%257D%255D&superQueryMatchType=and',
    ],
  ] satisfies [string, QueryCondition[], string][])(
    '%s sends an advanced query encoded once more',
    (_id, conditions, wire) => {
      const query = { superQueryParams: superQueryText(conditions), superQueryMatchType: 'and' };
      const at = new Date('2025-01-15T10:30:00.700+08:00').getTime();
      expect(getAddress({ ...list, query }, at)).toBe(`/server/sys/user/list${wire}&_t=1736908200`);
    },
  );

  test('keeps a token header that its caller has set', async () => {
    const sent = network(() => json(success(null)));
    await request({ ...list, headers: { 'X-Access-Token': 'other' } });
    expect(sent[0]?.headers.get('X-Access-Token')).toBe('other');
  });

  test('sends no time stamp when it reads dictionary items, which are cacheable', async () => {
    const sent = network(() => json(success([])));
    await request({ method: 'GET', path: '/sys/dict/getDictItems/sex' });
    expect(sent[0]?.url.search).toBe('');
  });

  test('posts JSON with its idempotency key and returns the result', async () => {
    const sent = network(() => json(success({ id: '7' }, '添加成功！')));
    const call: Call = { method: 'POST', path: '/sys/position/add', body: { name: '主任' }, idempotencyKey: 'k1' };
    expect((await requestEnvelope(call)).message).toBe('添加成功！');
    expect(await request(call)).toEqual({ id: '7' });
    expect(sent[0]?.body).toEqual({ name: '主任' });
    expect(sent[0]?.headers.get('X-Idempotency-Key')).toBe('k1');
    expect(sent[0]?.url.search).toBe('');
  });
});

describe('a failure', () => {
  const cases: [what: string, answer: () => Response, says: string][] = [
    ['403', () => json(refusal('x', 403), 403), 'error: 系统提示 / 拒绝访问'],
    ['404', () => json(refusal('x', 404), 404), 'error: 系统提示 / 很抱歉，资源未找到!'],
    ['503', () => new Response('<html>', { status: 503 }), 'error: 系统提示 / 系统繁忙，请稍后再试'],
    ['504', () => new Response('<html>', { status: 504 }), 'error: 系统提示 / 网络超时'],
    ['500 with a message', () => json(refusal('操作失败，系统异常'), 500), 'error: 系统提示 / 操作失败，系统异常'],
    ['another status', () => json(refusal('不支持的请求格式', 415), 415), 'error: 系统提示 / 不支持的请求格式'],
    [
      '502 from a proxy',
      () => new Response('Bad Gateway', { status: 502 }),
      'error: 系统提示 / 请求出现错误，请稍后再试',
    ],
    ['code -1', () => json(refusal('短信验证码发送失败', -1)), 'error: 请求失败'],
    [
      'code 510',
      () => json(refusal('没有权限，请联系管理员分配权限！', 510)),
      'warning: 没有权限，请联系管理员分配权限！',
    ],
    ['code 500', () => json(refusal('该角色编码已存在')), 'warning: 该角色编码已存在'],
    ['a refusal without a message', () => json(refusal('')), 'warning: 请求出现错误，请稍后再试'],
    ['a page instead of an envelope', () => new Response('<html>'), 'error: 系统提示 / 请求出现错误，请稍后再试'],
  ];
  test.each(cases)('shows %s once and throws', async (_what, answer, says) => {
    network(answer);
    const failure = await loadFailure(request(list));
    expect(shown).toEqual([says]);
    expect(says.endsWith(failure.message)).toBe(true);
  });

  test('has code, fields and error code', async () => {
    const fields = { roleCode: '请输入角色编码!' };
    network(() => json(refusal('请输入角色编码!', 500, { errorCode: 'RC_FIELD', fields })));
    const failure = await loadFailure(request(list));
    expect(failure).toMatchObject({ code: 500, http: 200, errorCode: 'RC_FIELD', fields });
  });

  test.each([
    ['验证码错误', 412],
    ['该角色编码已存在', 500],
    ['', 500],
  ])('is left to a quiet caller when it is a refusal (%s %i)', async (message, code) => {
    network(() => json(refusal(message, code)));
    const failure = await loadFailure(request({ ...list, quiet: true }));
    expect(failure).toMatchObject({ code, message: message || '请求出现错误，请稍后再试' });
    expect(shown).toEqual([]);
  });

  test.each(cases.filter(([what]) => what !== 'code 500' && what !== 'a refusal without a message'))(
    'shows %s to a quiet caller, but not to a silent one',
    async (_what, answer, says) => {
      network(answer);
      await loadFailure(request({ ...list, quiet: true }));
      expect(shown).toEqual([says]);
      await loadFailure(request({ ...list, silent: true }));
      expect(shown).toEqual([says]);
    },
  );

  test('is shown to a quiet caller, but not to a silent one, when no answer arrives', async () => {
    network(() => new DOMException('too slow', 'TimeoutError'));
    await loadFailure(request({ ...list, silent: true }));
    expect(shown).toEqual([]);
    await loadFailure(request({ ...list, quiet: true }));
    expect(shown).toEqual(['error: 系统提示 / 请求超时']);
  });

  test('shows a timeout or a lost network when no answer arrives', async () => {
    network(() => new DOMException('too slow', 'TimeoutError'));
    await loadFailure(request(list));
    vi.spyOn(browserPage, 'isOnline').mockReturnValue(false);
    network(() => new TypeError('Failed to fetch'));
    await loadFailure(request(list));
    expect(shown).toEqual(['error: 系统提示 / 请求超时', 'error: 系统提示 / 网络已断开，请检查网络连接']);
  });

  test('is not shown when the call was cancelled', async () => {
    network(() => json(success(null)));
    const cancelled = AbortSignal.abort();
    await expect(request({ ...list, signal: cancelled })).rejects.toMatchObject({ name: 'AbortError' });
    expect(shown).toEqual([]);
  });

  const brokenOff = (error: DOMException | TypeError, before?: () => void) =>
    new Response(
      new ReadableStream({
        pull(stream) {
          before?.();
          stream.error(error);
        },
      }),
      { headers: { 'content-type': 'application/json' } },
    );
  test('is not shown when it is cancelled while its answer arrives', async () => {
    const leaving = new AbortController();
    network(() => brokenOff(new DOMException('left', 'AbortError'), () => leaving.abort()));
    await expect(request({ ...list, signal: leaving.signal })).rejects.toMatchObject({ name: 'AbortError' });
    expect(shown).toEqual([]);
  });
  test('whose answer breaks off has none', async () => {
    network(() => brokenOff(new TypeError('network error')));
    await loadFailure(request(list));
    expect(shown).toEqual(['error: 系统提示 / 请求超时']);
  });
});

describe('the end of a session', () => {
  test('shows only the first reason when the server ends it and further calls fail', async () => {
    vi.useFakeTimers();
    const reload = vi.spyOn(browserPage, 'reload').mockReturnValue();
    network(() => json(refusal('Token失效，请重新登录!', 401), 401));
    endSession('您已被强制下线');
    await Promise.allSettled([request(list)]);
    await vi.advanceTimersByTimeAsync(1500);
    expect(shown).toEqual(['error: 系统提示 / 您已被强制下线']);
    expect(reload).toHaveBeenCalledTimes(1);
  });
  test('signs out and reloads the page once, 1.5 s after the message, when calls answer 401', async () => {
    vi.useFakeTimers();
    const reload = vi.spyOn(browserPage, 'reload').mockReturnValue();
    const sent = network(({ url }) =>
      url.pathname.endsWith('/logout') ? json(success(null)) : json(refusal('Token失效，请重新登录!', 401), 401),
    );
    await Promise.allSettled([request(list), request(list), request({ ...list, quiet: true })]);
    await vi.advanceTimersByTimeAsync(1499);
    expect(shown).toEqual(['error: 系统提示 / 未授权，请重新登录']);
    expect(reload).not.toHaveBeenCalled();
    expect(useSession.getState().token).toBe('a.b.c');
    await vi.advanceTimersByTimeAsync(1);
    expect(reload).toHaveBeenCalledTimes(1);
    expect(useSession.getState().token).toBeUndefined();
    expect(sent.filter(({ url }) => url.pathname.endsWith('/logout'))).toHaveLength(1);
    expect(Object.keys(localStorage).filter((key) => !key.includes('last-login'))).toEqual([]);
  });

  test('does not reload when no user is signed in', async () => {
    vi.useFakeTimers();
    forgetSession();
    const reload = vi.spyOn(browserPage, 'reload').mockReturnValue();
    network(() => json(refusal('请求头中没有token', 401), 401));
    await loadFailure(request(list));
    await vi.advanceTimersByTimeAsync(5000);
    expect(reload).not.toHaveBeenCalled();
  });

  test.each([
    ['a call', () => request(list)],
    ['a download', () => requestBlob(list)],
  ])('asks for a new sign-in when %s is answered with an expired token', async (_what, run) => {
    const reload = vi.spyOn(browserPage, 'reload').mockReturnValue();
    network(({ url }) =>
      url.pathname.endsWith('/logout') ? json(success(null)) : json(refusal('Token失效，请重新登录'), 500),
    );
    await loadFailure(run());
    await vi.waitFor(() => expect(reload).toHaveBeenCalledTimes(1), 30_000);
    expect(shown).toEqual(['insist: 登录已过期 / 很抱歉，登录已过期，请重新登录 / 重新登录']);
    expect(useSession.getState().token).toBeUndefined();
  });

  test.each(['Token失效，请重新登录!', '请求头中没有token'])(
    'shows the dialog when an answer says %s',
    async (message) => {
      const reload = vi.spyOn(browserPage, 'reload').mockReturnValue();
      vi.useFakeTimers();
      network(() => json(refusal(message)));
      await loadFailure(request(list));
      await vi.advanceTimersByTimeAsync(1500);
      expect(shown).toEqual(['error: 系统提示 / 登录信息已失效，请重新登录']);
      expect(reload).toHaveBeenCalledTimes(1);
    },
  );
});

describe('a download', () => {
  test('returns the file and its name', async () => {
    const headers = {
      'content-type': 'application/vnd.ms-excel',
      'content-disposition': "attachment; filename*=UTF-8''%E5%90%8D%E5%8D%95.xls",
    };
    network(() => new Response('rows', { headers }));
    const { blob, fileName } = await requestBlob(list);
    expect(await blob.text()).toBe('rows');
    expect(fileName).toBe('名单.xls');
  });

  test('throws when the server refuses in JSON', async () => {
    network(() => json(refusal('导出数据超过100000条，请缩小查询范围')));
    await loadFailure(requestBlob(list));
    expect(shown).toEqual(['warning: 导出数据超过100000条，请缩小查询范围']);
  });
});
