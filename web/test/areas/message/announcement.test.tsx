import { messageTexts, sysAnnouncement } from '@campus/contract/message';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { SysAnnouncementListPage } from '../../../src/areas/message/announcement.tsx';
import { useSession } from '../../../src/request/session-store.ts';
import { getPage, serve, show, signIn } from '../../kit/support.tsx';

const row = { id: '5', version: 1, titile: '停机维护', sendStatus: 0, sendStatus_dictText: '未发布', msgType: 'ALL' };

it('labels the end 结束时间 in the list and 截止日期 in the form', async () => {
  signIn();
  const auth = [{ action: sysAnnouncement.can.add, type: '1', status: '1' }];
  useSession.setState(({ permissions }) => ({ permissions: { ...permissions, auth, allAuth: auth } as never }));
  serve({ 'GET /sys/annountCement/list': () => getPage([row]) });
  show(<SysAnnouncementListPage />);
  const { label } = sysAnnouncement.fields.endTime;
  await screen.findByRole('columnheader', { name: messageTexts.announcement.endTime });
  expect(screen.queryByRole('columnheader', { name: label })).toBeNull();

  await userEvent.setup().click(screen.getByRole('button', { name: '新增' }));
  const form = within(await screen.findByRole('dialog'));
  expect(await form.findByText(label)).toBeTruthy();
  expect(form.queryByText(messageTexts.announcement.endTime)).toBeNull();
});
