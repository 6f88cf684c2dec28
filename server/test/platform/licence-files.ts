import { entity, file, richText, type Session, text } from '@campus/contract/kit';
import { ossFile } from '@campus/contract/system';
import type { InjectOptions } from 'fastify';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach } from 'vitest';
import { form } from '../http/http-fixture.ts';
import { Clock, someone } from '../support/bare-engine.ts';
import { type FilesFixture, filesFixture } from './files-fixture.ts';

/** A row that names files: what keeps them, and who sees it may read its private ones. */
const licence = entity({
  area: 'sample',
  name: 'licence',
  table: 'sample_licence',
  code: 'sample:licence',
  path: '/sample/licence',
  title: '示例证照',
  fields: {
    name: text({ label: '名称', required: true }),
    scan: file({ label: '扫描件', folder: 'company-license', plain: 'sample:licence:plain' }),
    story: richText({ label: '说明' }),
  },
  list: ['name', 'scan'],
  form: ['name', 'scan', 'story'],
  visible: { staff: 'all', enterprise: ['createBy', 'eq', { session: 'username' }] },
});
export const png = Buffer.concat([
  Buffer.from('89504e470d0a1a0a0000000d49484452000000010000000108060000001f15c489', 'hex'),
  Buffer.from('0000000d49444154789c6360000002000005000157a2dd4d0000000049454e44ae426082', 'hex'),
]);
export const pdf = Buffer.from('%PDF-1.4\n1 0 obj<</Type/Catalog>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF\n');
export const anonymous = { as: '' };

const licencePlain = 'sample:licence:plain';
const codes = new Set([
  ...Object.values(licence.can),
  licencePlain,
  ...Object.values(ossFile.can),
  'system:ossFile:upload',
]);
/** Sessions by the token that stands for them. */
export const people: Record<string, Session> = {
  staff: someone('staff', { codes }),
  clerk: someone('clerk', { codes: new Set([...codes].filter((code) => code !== licencePlain)) }),
  anna: someone('anna', { codes, audience: 'enterprise' }),
  ben: someone('ben', { codes, audience: 'enterprise' }),
};
const encodeSegment = (segment: string): string => {
  const [name = '', query] = segment.split('?');
  return encodeURIComponent(name) + (query ? `?${query}` : '');
};
/** The path of a stored file as part of an address; its signature stays as it is. */
export const encodePath = (path: string): string => path.split('/').map(encodeSegment).join('/');

/** Files of a licence, sent and read by its people. */
class LicenceFiles {
  readonly clock = new Clock('2026-11-20T10:00:00+08:00');
  fixture!: FilesFixture;
  get database() {
    return this.fixture.database;
  }
  get engine() {
    return this.fixture.engine;
  }
  get files() {
    return this.fixture.files;
  }

  async call({ as, headers, ...options }: InjectOptions & { as?: string }) {
    const response = await this.fixture.app.inject({
      ...options,
      headers: { ...(as && { 'x-access-token': as }), ...headers },
    });
    const isJson = String(response.headers['content-type']).startsWith('application/json');
    return {
      status: response.statusCode,
      headers: response.headers,
      bytes: response.rawPayload,
      body: isJson ? response.json() : undefined,
    };
  }
  upload(name: string, content: Buffer, { biz, as = 'anna' }: { biz?: string; as?: string } = {}) {
    const sent = form(biz === undefined ? {} : { biz }, [{ name, content }]);
    return this.call({ method: 'POST', url: '/server/sys/common/upload', as, ...sent });
  }
  async stored(name: string, content: Buffer, more: { biz?: string; as?: string } = {}): Promise<string> {
    return (await this.upload(name, content, more)).body.message;
  }
  /** Reads as the uploader, or as `as`; an empty name means without a session. */
  get(path: string, { as = 'anna', ...more }: { as?: string; headers?: Record<string, string> } = {}) {
    const url = `/server/sys/common/static/${encodePath(path)}`;
    return this.call({ method: 'GET', url, as, ...more });
  }
}

/** The fixture of a test file, without files before every test. */
export function prepareLicenceFiles(): LicenceFiles {
  const files = new LicenceFiles();
  beforeAll(async () => {
    files.fixture = await filesFixture(files.clock, people, [licence]);
  });
  beforeEach(() => sql`truncate sys_oss_file, sample_licence`.execute(files.database.db));
  afterAll(() => files.fixture.close());
  return files;
}
