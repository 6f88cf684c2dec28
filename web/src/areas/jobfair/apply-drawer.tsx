import {
  fairApply,
  fairApplyFlow,
  fairApplyPost,
  fairAttendee,
  fairBooth,
  fairDayTexts,
  jobFair,
} from '@campus/contract/jobfair';
import { type AnyEntity, getState, type Page } from '@campus/contract/kit';
import { text } from '@campus/contract/messages';
import { useQuery } from '@tanstack/react-query';
import { Button } from 'antd';
import { type ReactNode, useState } from 'react';
import { useAllowed } from '../../kit/call/allowed.tsx';
import { readPage } from '../../kit/call/entity-calls.ts';
import { EntityFacts } from '../../kit/detail/detail-parts.tsx';
import { RecordDrawer } from '../../kit/detail/record-drawer.tsx';
import { asText, type RowData } from '../../kit/field/row.ts';
import { LinkedRows } from '../../kit/list/linked-rows.tsx';
import type { RequestFailed } from '../../request/request-failed.ts';
import { ApplyForm } from './apply-form.tsx';
import { AttendeeDrawer } from './attendee-drawer.tsx';
import { getAttendeeEntity } from './attendee-insurance.ts';
import { isForOnline } from './enter-fair.tsx';
import { EntryCodeDialog } from './entry-code.tsx';
import { TeamDialog } from './team-dialog.tsx';
import './fair-day.css';

const texts = fairDayTexts.drawer;
const width = 680;
const affected = [jobFair.name, fairBooth.name, fairAttendee.name];
const ofFair = ['fairType', 'fairReimburse', 'fairInsured'];
const entity = {
  ...fairApply,
  // What they say of the fair is no column of an application.
  hidden: fairApply.hidden?.filter((name) => !ofFair.includes(name)),
  // Booths are chosen on their own screen.
  workflow: {
    ...fairApplyFlow,
    steps: { ...fairApplyFlow.steps, chooseBooths: { ...fairApplyFlow.steps.chooseBooths, by: 'system' } },
  },
} as AnyEntity;
export const applyWithoutBooths = entity;

/** An application with its posts, people and actions. */
export const ApplyDrawer = ({ id, onClose }: { readonly id: string; readonly onClose: () => void }) => (
  <RecordDrawer
    entity={entity}
    id={id}
    width={width}
    title={(row) => asText(row.companyName)}
    affects={affected}
    foot={(row, steps) => <Foot row={row} buttons={steps} />}
    onClose={onClose}
  >
    {(row) => <ApplyContent row={row} />}
  </RecordDrawer>
);

const filled = (row: RowData, names: readonly string[]): never =>
  names.filter((name) => asText(row[name]) !== '' && asText(row[name]) !== '0') as never;
const head = [
  'fairTitle',
  'fairStart',
  'applyNo',
  'boothCount',
  'boothNos',
  'totalHeadcount',
  'contact',
  'contactMobile',
];
const progress = [
  'waitNo',
  'submitTime',
  'auditTime',
  'auditBy',
  'auditReason',
  'boothDeadline',
  'confirmDeadline',
  'confirmTime',
  'checkinTime',
  'cancelReason',
  'cancelRemark',
  'cancelTime',
];

const columns = ['name', 'mobile', 'isLeader', 'checkinTime'] as const;
const insuredColumns = ['name', 'insureStatus', 'mobile', 'isLeader', 'insureFile', 'checkinTime'] as const;
/** Facts, posts and people of an application. */
function ApplyContent({ row }: { readonly row: RowData }) {
  return (
    <>
      <EntityFacts
        entity={fairApply}
        row={row}
        groups={[
          { title: texts.basic, names: filled(row, [...head, 'postIds', 'needs', 'remark']) },
          { title: texts.progress, names: filled(row, progress) },
        ]}
      />
      <Posts id={row.id} />
      <section className="fair-part">
        <h3>{texts.people}</h3>
        <LinkedRows
          entity={getAttendeeEntity(row)}
          of={{ applyId: row.id }}
          columns={row.fairInsured === 1 ? insuredColumns : columns}
          empty={fairDayTexts.team.none}
          isPart
          Drawer={AttendeeDrawer}
        />
      </section>
    </>
  );
}

function Posts({ id }: { readonly id: string }) {
  const { data } = useQuery<Page<RowData>, RequestFailed>({
    queryKey: [fairApplyPost.name, 'list', 'of', id],
    queryFn: ({ signal }) => readPage<RowData>(fairApplyPost.path, { applyId: id, pageSize: 50 }, signal),
  });
  if (!data || data.total === 0) return null;
  return (
    <section className="fair-part">
      <h3>{texts.posts}</h3>
      <ul>
        {data.records.map((post) => (
          <li key={post.id}>
            {asText(post.postName)}{' '}
            <span className="muted">{fairDayTexts.apply.headcount(Number(post.headcount))}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}

const withTeam: readonly string[] = ['passed', 'confirmed'];
/** What can be done with an application besides its steps. */
export function ApplyActions({ row }: { readonly row: RowData }) {
  const mayAdd = useAllowed(fairApply.can.add);
  const mayConfirm = useAllowed(fairApply.can.confirm);
  const [dialog, setDialog] = useState<'form' | 'team' | 'code'>();
  const state = getState(fairApplyFlow, row.status);
  const close = () => setDialog(undefined);
  return (
    <>
      {mayAdd && (state === 'draft' || state === 'rejected') && (
        <Button onClick={() => setDialog('form')}>{text.common.edit}</Button>
      )}
      {mayConfirm && withTeam.includes(state) && (
        <Button onClick={() => setDialog('team')}>{fairDayTexts.mine.team}</Button>
      )}
      {(state === 'confirmed' || state === 'arrived') && !isForOnline(row) && (
        <Button onClick={() => setDialog('code')}>{fairDayTexts.mine.code}</Button>
      )}
      {dialog === 'form' && <ApplyForm fairId={asText(row.fairId)} companyId={asText(row.companyId)} onClose={close} />}
      {dialog === 'team' && <TeamDialog apply={row} onClose={close} />}
      {dialog === 'code' && <EntryCodeDialog id={row.id} onClose={close} />}
    </>
  );
}
const Foot = ({ row, buttons }: { readonly row: RowData; readonly buttons: ReactNode }) => (
  <div className="form-foot">
    <ApplyActions row={row} />
    <span className="grow" />
    {buttons}
  </div>
);
