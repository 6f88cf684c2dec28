import {
  type AnyEntity,
  choice,
  dateTime,
  entity,
  number,
  onAdd,
  ref,
  richText,
  text,
  workflow,
} from '@campus/contract/kit';
import type { PermissionEntry } from '@campus/contract/rules';
import { QueryClientProvider } from '@tanstack/react-query';
import { render } from '@testing-library/react';
import { ConfigProvider } from 'antd';
import zhCN from 'antd/locale/zh_CN';
import type { ReactNode } from 'react';
import { MemoryRouter, useLocation } from 'react-router';
import { vi } from 'vitest';
import { EntitiesContext } from '../../src/kit/call/entities.ts';
import { useSession } from '../../src/request/session-store.ts';
import { provideNotices } from '../../src/request/tell.ts';
import { createQueryClient } from '../../src/request/use-endpoint.ts';

/** A small entity with all features of the kit's screens. */
const bookFlow = workflow({
  dict: 'test_book_status',
  initial: 'draft',
  states: {
    draft: { code: 0, label: '草稿', tone: 'neutral', editable: true },
    waiting: { code: 2, label: '审核中', tone: 'waiting' },
    listed: { code: 3, label: '已上架', tone: 'done' },
  },
  steps: {
    submit: { label: '提交', from: ['draft'], to: 'waiting', by: 'staff' },
    pass: {
      label: '通过',
      from: ['waiting'],
      to: 'listed',
      by: 'staff',
      code: 'audit',
      call: 'audit',
      with: { result: 1 },
      confirm: '确定通过？',
    },
    refuse: {
      label: '驳回',
      from: ['waiting'],
      to: 'draft',
      by: 'staff',
      code: 'audit',
      call: 'audit',
      with: { result: 2 },
      danger: true,
      batch: true,
      input: { reason: text({ label: '驳回原因', required: true, max: 200 }) },
    },
  },
});
export const book = entity({
  area: 'test',
  name: 'testBook',
  table: 'test_book',
  code: 'test:book',
  path: '/test/book',
  title: '图书',
  fields: {
    name: text({ label: '书名', required: true, min: 2, max: 20, width: 204 }),
    isbn: text({ label: '书号', required: true, max: 13 }),
    format: choice({ label: '开本', options: { small: '小', large: '大' } }),
    copies: number({ label: '册数', min: 0, max: 99_999 }),
    shelfId: ref({ label: '书架', to: 'testShelf' }),
    boughtAt: dateTime({ label: '购入时间', derived: true }),
    mobile: text({
      label: '联系手机',
      max: 11,
      mask: 'mobile',
      plain: 'test:book:pii',
      pattern: { test: (v) => /^1\d{10}$/.test(v) },
    }),
  },
  list: ['name', 'status', 'copies', 'boughtAt'],
  hidden: ['format'],
  search: ['name', 'format', 'boughtAt', 'isbn'],
  form: ['name', onAdd('isbn'), 'format', 'copies', 'mobile'],
  workflow: bookFlow,
  visible: { staff: 'all' },
});
export const shelf = entity({
  area: 'test',
  name: 'testShelf',
  table: 'test_shelf',
  code: 'test:shelf',
  path: '/test/shelf',
  title: '书架',
  fields: { code: text({ label: '架号', required: true, max: 10 }), notes: richText({ label: '说明' }) },
  display: 'code',
  list: ['code'],
  form: ['code', 'notes'],
  visible: { staff: 'all' },
});

/** Recorded notices, in order. */
export interface RecordedNotices {
  readonly messages: string[];
  readonly questions: string[];
  /** Answer of the user to questions. */
  answer: boolean;
}
export function listen(): RecordedNotices {
  const notices: RecordedNotices = { messages: [], questions: [], answer: true };
  provideNotices(async () => ({
    message: (kind, words) => void notices.messages.push(`${kind}: ${words}`),
    notify: (kind, _title, words) => void notices.messages.push(`${kind}: ${words}`),
    confirm: async (question) => {
      notices.questions.push(question.text);
      return notices.answer;
    },
    insist: async () => undefined,
    confirmPassword: async () => notices.answer,
  }));
  return notices;
}

const all = ['list', 'add', 'edit', 'delete', 'deleteBatch', 'exportXls', 'importExcel', 'submit', 'audit'];
/** Signs in a staff user with these actions on books. */
export function signIn(actions: readonly string[] = all): void {
  // Clears recent choices of other tests.
  for (const key of Object.keys(localStorage)) if (key.includes('recent-choices')) localStorage.removeItem(key);
  const auth = actions.map((action): PermissionEntry => ({ action: `test:book:${action}`, type: '1', status: '1' }));
  useSession.setState({
    token: 'token',
    tenantId: '1',
    user: { id: '7', username: 'lin', realname: '林知夏', userType: '1' } as never,
    permissions: { menu: [], auth, allAuth: auth, sysSafeMode: false },
    dictionaries: {},
  });
}

export interface Asked {
  readonly method: string;
  readonly path: string;
  readonly query: Readonly<Record<string, string>>;
  readonly body: unknown;
}
export type Reply = { result?: unknown; message?: string; code?: number; success?: boolean };
export type Handler = (asked: Asked) => Reply | Promise<Reply>;

/** Answered for every list and every record of a delivery; recorded only when a test has its own handler. */
const besides: Readonly<Record<string, Handler>> = {
  'GET /sys/listView/list': () => ({ result: [] }),
  'GET /interview/interview/ofDelivery': () => ({ result: [] }),
  'GET /resume/offer/ofDelivery': () => ({ result: [] }),
  'GET /resume/dispatch/ofDelivery': () => ({ result: null }),
  'GET /resume/agreement/ofDelivery': () => ({ result: [] }),
  'GET /resume/evaluation/ofDelivery': () => ({ result: [] }),
};

/** Answers the console's calls by `METHOD path`; returns the recorded requests, in order. */
export function serve(handlers: Readonly<Record<string, Handler>>): Asked[] {
  const asked: Asked[] = [];
  vi.stubGlobal('fetch', async (address: string, init: RequestInit) => {
    const url = new URL(address, 'http://localhost');
    const body = typeof init.body === 'string' ? JSON.parse(init.body) : (init.body ?? undefined);
    const { _t, ...query } = Object.fromEntries(url.searchParams);
    const call = { method: init.method ?? 'GET', path: url.pathname.replace('/server', ''), query, body };
    const name = `${call.method} ${call.path}`;
    const handler = handlers[name] ?? besides[name];
    if (handlers[name] || !handler) asked.push(call);
    if (!handler) throw new TypeError(`nobody answers ${call.method} ${call.path}`);
    const reply = await handler(call);
    const envelope = { success: true, code: 200, message: '操作成功！', result: null, timestamp: 0, ...reply };
    return new Response(JSON.stringify(envelope), { headers: { 'content-type': 'application/json' } });
  });
  return asked;
}
export const refused = (message: string, result: unknown = null): Reply => ({
  success: false,
  code: 500,
  message,
  result,
});

export const bookRow = (id: string, more: object = {}) => ({
  id,
  version: 4,
  createBy: 'lin',
  name: `书${id}`,
  status: 0,
  status_dictText: '草稿',
  copies: 12345,
  boughtAt: '2025-10-09 10:24:11',
  format: null,
  mobile: '140****0013',
  ...more,
});
export const getPage = (rows: readonly object[], total = rows.length): Reply => ({ result: { records: rows, total } });

let address = '';
/** Query of the current URL. */
export const currentSearch = (): URLSearchParams => new URLSearchParams(address);
function Address() {
  address = useLocation().search;
  return null;
}

/** A key, as the console has one: without, antd computes its variables again for each `show`. */
const still = { token: { motion: false }, cssVar: { key: 'test-vars' } };
/** Renders inside the providers of a console page. */
export function show(children: ReactNode, at = '/') {
  const entities: readonly AnyEntity[] = [book, shelf];
  return render(
    <MemoryRouter initialEntries={[at]}>
      <QueryClientProvider client={createQueryClient()}>
        <ConfigProvider locale={zhCN} theme={still} button={{ autoInsertSpace: false }}>
          <EntitiesContext value={entities}>
            <Address />
            {children}
          </EntitiesContext>
        </ConfigProvider>
      </QueryClientProvider>
    </MemoryRouter>,
  );
}
