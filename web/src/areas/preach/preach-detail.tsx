import { getState, isEnterprise } from '@campus/contract/kit';
import { preach, preachChat, preachFlow, preachPagePath, preachScreen, preachTypes } from '@campus/contract/preach';
import { Button } from 'antd';
import { useState } from 'react';
import { useNavigate, useParams, useSearchParams } from 'react-router';
import { useAllowed } from '../../kit/call/allowed.tsx';
import { useCaller } from '../../kit/call/caller.ts';
import { DetailPage } from '../../kit/detail/detail-page.tsx';
import type { DetailTab } from '../../kit/detail/detail-settings.ts';
import { useRecord } from '../../kit/detail/use-record.ts';
import { asText, type RowData } from '../../kit/field/row.ts';
import { EntityPage } from '../../kit/list/entity-page.tsx';
import { FileLinks } from '../../widgets/files/file-links.tsx';
import { usePageTitle } from '../../widgets/page-frame.tsx';
import { SafeHtml } from '../../widgets/safe-html.tsx';
import { AttendeeList } from './attendee-list.tsx';
import { CodesDialog } from './codes-dialog.tsx';
import { CompaniesTab } from './companies-tab.tsx';
import { FillFieldsDialog } from './fill-fields-dialog.tsx';
import { PreachLiveView } from './live-room.tsx';
import { PostsTab } from './posts-tab.tsx';
import { PreachForm } from './preach-form.tsx';
import './preach.css';

const texts = preachScreen.detail;
const viewParameter = 'view';
const groups = [
  { title: texts.place, names: ['startTime', 'endTime', 'venueId', 'extraRooms', 'wishTimes', 'expectCount'] },
  {
    title: texts.targets,
    names: [
      'seatLimit',
      'seatTaken',
      'waitCount',
      'signUpStart',
      'signUpEnd',
      'targetColleges',
      'targetMajors',
      'targetGrad',
      'limitTarget',
    ],
  },
  {
    title: texts.people,
    names: [
      'preachNo',
      'companyName',
      'type',
      'speaker',
      'speakerTitle',
      'contact',
      'contactMobile',
      'staffCount',
      'visitors',
    ],
  },
  {
    title: texts.decisions,
    names: [
      'submitBy',
      'submitTime',
      'auditBy',
      'auditTime',
      'rejectReason',
      'auditReason',
      'timeChangeReason',
      'cancelReason',
    ],
  },
] as const;
const facts = ['startTime', 'venueId', 'signUpCount', 'checkinCount', 'deliveryCount'] as const;
const factsOnline = facts.filter((name) => name !== 'venueId');
const published: readonly string[] = ['approved', 'finished'];

/** 宣讲会详情. */
export function PreachDetailPage() {
  const { id = '' } = useParams();
  const [address, setAddress] = useSearchParams();
  const caller = useCaller();
  const row = useRecord(preach, id).data;
  const isOwn = !isEnterprise(caller) || row?.companyId === caller.companyId;
  usePageTitle(row && asText(row.title));
  return (
    <DetailPage
      entity={preach}
      id={id}
      basic={texts.basic}
      facts={row?.type === preachTypes.online ? factsOnline : [...facts]}
      source={(of) => of.companyName}
      groups={groups.map(({ title, names }) => ({
        title,
        names: names.filter((name) => asText(row?.[name]) !== '') as never,
      }))}
      notice={(of) =>
        of.content ? (
          <section className="preach-content">
            <h3>{texts.content}</h3>
            <SafeHtml html={of.content} />
          </section>
        ) : null
      }
      tabs={(of) => listTabs(of as never, isOwn)}
      actions={(of) => <Actions row={of as never} />}
      tab={address.get(viewParameter) ?? undefined}
      onTab={(tab) => setAddress(tab === 'basic' ? {} : { [viewParameter]: tab }, { replace: true })}
    />
  );
}

const listTabs = (row: RowData, isOwn: boolean): DetailTab[] => [
  {
    key: 'companies',
    label: texts.companies,
    count: Number(row.companyCount ?? 0),
    children: <CompaniesTab preachId={row.id} isOpen={isOpen(row)} />,
  },
  {
    key: 'posts',
    label: texts.posts,
    count: Number(row.postCount ?? 0),
    children: <PostsTab preachId={row.id} isOpen={isOpen(row) && isOwn} />,
  },
  ...(isOwn && published.includes(getState(preachFlow, row.status))
    ? [
        {
          key: 'attendees',
          label: texts.attendees,
          count: Number(row.signUpCount ?? 0),
          children: <AttendeeList preachId={row.id} />,
        },
      ]
    : []),
  ...(isOnline(row) && published.includes(getState(preachFlow, row.status))
    ? [{ key: 'live', label: preachScreen.live.tab, children: <PreachLiveView preachId={row.id} /> }]
    : []),
  ...(isOwn && isOnline(row) && published.includes(getState(preachFlow, row.status))
    ? [{ key: 'chat', label: preachChat.title, children: <ChatTab preachId={row.id} /> }]
    : []),
  { key: 'materials', label: texts.materials, children: <Materials row={row} /> },
];
const isOnline = (row: RowData): boolean => Number(row.type) !== preachTypes.onSite;
const ChatTab = ({ preachId }: { preachId: string }) => (
  <EntityPage entity={preachChat} filter={{ preachId }} empty={preachScreen.live.noChat} />
);
const over: readonly string[] = ['cancelled', 'finished'];
const isOpen = (row: RowData): boolean => !over.includes(getState(preachFlow, row.status));

const Materials = ({ row }: { row: RowData }) =>
  asText(row.materials) === '' ? (
    <p className="muted">{texts.noMaterials}</p>
  ) : (
    <FileLinks value={asText(row.materials)} />
  );

function Actions({ row }: { row: RowData }) {
  const navigate = useNavigate();
  const caller = useCaller();
  const [open, setOpen] = useState<'form' | 'codes' | 'fields'>();
  const maySave = useAllowed('preach:preach:save');
  const mayCheck = useAllowed('preach:preachAttendee:check');
  const state = getState(preachFlow, row.status);
  const isPublished = published.includes(state);
  const mayEdit = isEnterprise(caller)
    ? row.companyId === caller.companyId && (state === 'requested' || state === 'rejected')
    : maySave && (state === 'draft' || state === 'requested' || state === 'rejected');
  const close = () => setOpen(undefined);
  return (
    <>
      {isPublished && (
        <Button href={preachPagePath(row.id)} target="_blank">
          {texts.publicPage}
        </Button>
      )}
      {state === 'approved' && mayCheck && <Button onClick={() => setOpen('codes')}>{texts.codes}</Button>}
      {isPublished && mayCheck && (
        <Button onClick={() => void navigate(`/preach/attendanceCheck?preachId=${row.id}`)}>{texts.check}</Button>
      )}
      {maySave && isOpen(row) && <Button onClick={() => setOpen('fields')}>{texts.fillFields}</Button>}
      {mayEdit && <Button onClick={() => setOpen('form')}>{preachScreen.edit}</Button>}
      {open === 'form' && <PreachForm id={row.id} onClose={close} />}
      {open === 'fields' && <FillFieldsDialog preachId={row.id} onClose={close} />}
      {open === 'codes' && <CodesDialog preachId={row.id} onClose={close} />}
    </>
  );
}
