import { docTemplate, docTexts } from '@campus/contract/video';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { DocTemplateListPage } from '../../../src/areas/video/doc-template.tsx';
import { DocumentView } from '../../../src/areas/video/document-view.tsx';
import { useSession } from '../../../src/request/session-store.ts';
import { getPage, listen, serve, show } from '../../kit/support.tsx';

const row = (id: string, more: object = {}) => ({
  id,
  version: 1,
  name: `模板${id}`,
  templateType: '4',
  templateType_dictText: '通知函',
  bizType: 'offer',
  bizType_dictText: '录用通知书',
  formatType: 'html',
  content: '<p>{{name}} 同学</p>',
  variables: ['name'],
  versionNo: 2,
  defaultFlag: 'N',
  status: 1,
  useCount: 0,
  ...more,
});
const signIn = (...actions: string[]): void => {
  const auth = actions.map((action) => ({ action: `media:docTemplate:${action}`, type: '1', status: '1' }));
  useSession.setState({
    token: 'token',
    tenantId: '1',
    user: { id: '7', username: 'lin', realname: '林知夏', userType: '1' } as never,
    permissions: { menu: [], auth, allAuth: auth, sysSafeMode: false } as never,
    dictionaries: {},
  });
};
const list = `GET ${docTemplate.path}/list`;
beforeEach(() => {
  vi.stubGlobal('URL', Object.assign(URL, { createObjectURL: () => 'blob:sample', revokeObjectURL: () => undefined }));
});

describe('the sheet of a template', () => {
  it('shows samples in the blocks of a print, and no markup of the text', () => {
    const content =
      '<h1>通知</h1><p>{{name}} &lt;img src=x&gt; {{nope}}</p><table><tr><th>岗位</th><td>{{post}}</td></tr></table><blockquote><p>单位</p><p>{{companySeal}}</p></blockquote><p>{{qr}}</p>';
    const { container } = show(<DocumentView content={content} bizType="offer" />);
    expect(screen.getByText(/王小雨 <img src=x>/)).toBeTruthy();
    expect(container.querySelector('img')).toBeNull();
    expect(container.querySelector('mark')?.textContent).toBe('{{nope}}');
    expect(container.querySelector('.document-facts')?.textContent).toBe('岗位前端工程师');
    expect(container.querySelector('.document-signs')?.textContent).toBe('单位【用人单位印章】');
    expect(container.querySelector('.document-qr')?.textContent).toBe('【二维码】');
  });
});

describe('the list of templates', () => {
  it('makes a template the default after a confirmation', async () => {
    signIn('list', 'edit', 'setDefault');
    const notices = listen();
    const asked = serve({
      [list]: () => getPage([row('1')]),
      [`POST ${docTemplate.path}/setDefault`]: () => ({ message: '操作成功！' }),
    });
    show(<DocTemplateListPage />);
    const line = (await screen.findByText('模板1')).closest('tr') as HTMLElement;
    await userEvent.click(within(line).getByText('更多'));
    await userEvent.click(await screen.findByText(docTexts.setDefault));
    await waitFor(() => expect(asked).toContainEqual(expect.objectContaining({ method: 'POST', body: { id: '1' } })));
    expect(notices.questions).toEqual([docTexts.setDefaultAsk('模板1')]);
  });
  it('offers a reader the sample alone', async () => {
    signIn('list');
    serve({ [list]: () => getPage([row('1'), row('2', { defaultFlag: 'Y' })]) });
    show(<DocTemplateListPage />);
    await screen.findByText('模板2');
    expect(screen.getAllByText(docTexts.samplePdf)).toHaveLength(2);
    for (const label of [docTexts.setDefault, docTexts.copy, docTexts.versions, '编辑', '删除', '新增'])
      expect(screen.queryByText(label)).toBeNull();
  });
  it('restores an earlier version, never the present one', async () => {
    signIn('list', 'edit');
    const notices = listen();
    const versions = [2, 1].map((versionNo) => ({ versionNo, savedBy: 'lin', createTime: '2026-01-02 03:04:05' }));
    const asked = serve({
      [list]: () => getPage([row('1')]),
      [`GET ${docTemplate.path}/versions`]: () => ({ result: versions }),
      [`POST ${docTemplate.path}/restore`]: () => ({ message: '操作成功！' }),
    });
    show(<DocTemplateListPage />);
    const line = (await screen.findByText('模板1')).closest('tr') as HTMLElement;
    await userEvent.click(within(line).getByText('更多'));
    await userEvent.click(await screen.findByText(docTexts.versions));
    const restore = await screen.findAllByRole('button', { name: docTexts.restore });
    expect(restore).toHaveLength(1);
    await userEvent.click(restore[0] as HTMLElement);
    await waitFor(() =>
      expect(asked).toContainEqual(expect.objectContaining({ method: 'POST', body: { id: '1', versionNo: 1 } })),
    );
    expect(notices.questions).toEqual([docTexts.restoreAsk(1)]);
  });
});
