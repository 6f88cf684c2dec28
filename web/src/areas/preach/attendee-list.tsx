import { attendeeFlow, preachAttendee, preachScreen } from '@campus/contract/preach';
import type { ReactNode } from 'react';
import { EntityPage } from '../../kit/list/entity-page.tsx';
import { statusTab } from '../../kit/list/status-tabs.tsx';

const tabs = (['signedUp', 'checkedIn', 'absent', 'waiting'] as const).map((state) => statusTab(attendeeFlow, state));
const ofOne = {
  ...preachAttendee,
  search: (preachAttendee.search ?? []).filter(
    (item) => item !== 'title' && !(typeof item === 'object' && item.field === 'preachId'),
  ),
};

/** The attendees of one session. */
export const AttendeeList = ({ preachId, tools }: { readonly preachId: string; readonly tools?: ReactNode }) => (
  <EntityPage
    entity={ofOne}
    filter={{ preachId }}
    tabs={{ items: tabs }}
    cells={{
      watchSeconds: (row) => (row.watchSeconds ? preachScreen.attendance.minutes(toMinutes(row.watchSeconds)) : '-'),
    }}
    tools={() => tools}
    empty={preachScreen.attendance.empty}
  />
);
const toMinutes = (seconds: number): number => Math.ceil(seconds / 60);
