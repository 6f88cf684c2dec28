/** API calls of a test next to its browser: they prepare rows and show what the server itself rejects. */
import { randomUUID } from 'node:crypto';
import { behalfHeader } from '@campus/contract/kit';
import { type APIRequestContext, expect, request } from '@playwright/test';
import { password, pictureCode } from './accounts.ts';

/** The response envelope. */
interface Answer<T = unknown> {
  success: boolean;
  code: number;
  message: string;
  result: T;
}

/** Fields of a sign-in response used by the tests. */
interface SignedIn {
  token: string;
  userInfo: { id: string; username: string };
  departs: { orgCode: string }[];
  multi_depart: 0 | 1 | 2;
  tenantList?: { id: number }[];
}

/** A signed-in caller of the API. */
export interface Caller {
  readonly token: string;
  readonly userInfo: object;
  readonly tenantId: string;
  /** Sends a request and returns the envelope, successful or not. `employId`: for this student. */
  send<T = unknown>(method: Method, path: string, data?: object, employId?: string): Promise<Answer<T>>;
  /** Sends a request that must succeed and returns its result. */
  call<T = unknown>(method: Method, path: string, data?: object, employId?: string): Promise<T>;
  /** Uploads a file and returns its path. */
  upload(folder: string, file: { name: string; mimeType: string; buffer: Buffer }): Promise<string>;
}
type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';

/** Signs in through the API, in the first tenant and department of the account. */
export async function loadCaller(origin: string, username: string, secret: string = password): Promise<Caller> {
  const http = await request.newContext({ baseURL: origin });
  const signedIn = await signIn(http, username, secret);
  const { token } = signedIn;
  const tenantId = String(signedIn.tenantList?.[0]?.id ?? 0);
  const headers = { 'X-Access-Token': token, 'tenant-id': tenantId };
  const send: Caller['send'] = async (method, path, data, employId) => {
    const given = method === 'GET' || method === 'DELETE' ? { params: { ...data } } : { data: data ?? {} };
    const all = employId === undefined ? headers : { ...headers, [behalfHeader]: employId };
    const response = await http.fetch(`/server${path}`, { method, headers: all, ...given });
    return response.json();
  };
  const call = async <T>(...asked: Parameters<Caller['send']>): Promise<T> => {
    const { success, message, result } = await send<T>(...asked);
    expect(success, `${asked[0]} ${asked[1]}: ${message}`).toBe(true);
    return result;
  };
  const [depart] = signedIn.departs;
  const chosen =
    signedIn.multi_depart === 2 && depart
      ? await call<{ userInfo: object }>('POST', '/sys/selectDepart', { orgCode: depart.orgCode, username })
      : signedIn;
  const upload: Caller['upload'] = async (biz, file) => {
    const answer = await http.post('/server/sys/common/upload', { headers, multipart: { biz, file } });
    const { success, message } = (await answer.json()) as Answer;
    expect(success, `${file.name}: ${message}`).toBe(true);
    return message;
  };
  return { token, tenantId, userInfo: chosen.userInfo, send, call, upload };
}

async function signIn(http: APIRequestContext, username: string, secret: string): Promise<SignedIn> {
  const checkKey = randomUUID();
  await http.get(`/server/sys/randomImage/${checkKey}`);
  const data = { username, password: secret, captcha: pictureCode, checkKey, remember_me: 1, loginType: 1 };
  const answer: Answer<SignedIn> = await (await http.post('/server/sys/login', { data })).json();
  expect(answer.success, `${username}: ${answer.message}`).toBe(true);
  return answer.result;
}

/** The latest code sent to a phone number, from the administrators' view of a development installation. */
export async function smsCode(origin: string, mobile: string): Promise<string> {
  const admin = await loadCaller(origin, 'admin');
  const codes = await admin.call<{ mobile: string; code: string }[]>('GET', '/sys/message/recentCodes');
  const code = codes.find((one) => one.mobile === mobile)?.code;
  expect(code, `an SMS to ${mobile}`).toBeDefined();
  return code as string;
}
