import { getState } from '@campus/contract/kit';
import {
  announcementOpenings,
  announcementTargets,
  messageTexts,
  releaseAnnouncement,
  revokeAnnouncement,
  sysAnnouncement,
  sysAnnouncementSend,
} from '@campus/contract/message';
import { text } from '@campus/contract/messages';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useAllowed } from '../../kit/call/allowed.tsx';
import type { Cells, DetailSettings } from '../../kit/detail/detail-settings.ts';
import type { EntityRow } from '../../kit/field/row.ts';
import { EntityForm, type EntityFormSettings } from '../../kit/form/entity-form.tsx';
import { type FormValues, getTypedText } from '../../kit/form/use-fields-form.ts';
import { EntityPage } from '../../kit/list/entity-page.tsx';
import type { RowAction } from '../../kit/list/row-actions.tsx';
import { everyState } from '../../kit/list/status-tabs.tsx';
import { callEnvelope } from '../../request/call.ts';
import { ignoreReported } from '../../request/request-failed.ts';
import { tell } from '../../request/tell.ts';
import { PriorityTag } from '../../widgets/priority-tag.tsx';
import { StatusTag } from '../../widgets/status.tsx';
import { DepartmentsInput, PageInput, ReceiversInput, RolesInput } from './announcement-inputs.tsx';
import { Readers } from './announcement-readers.tsx';

type Announcement = EntityRow<typeof sysAnnouncement>;
const texts = messageTexts.announcement;
/** The list labels the end time differently from the form. */
const listedAnnouncement = {
  ...sysAnnouncement,
  fields: {
    ...sysAnnouncement.fields,
    endTime: { ...sysAnnouncement.fields.endTime, label: texts.endTime },
  },
};
const stateNow = (row: Announcement) => getState(sysAnnouncement.workflow, row.sendStatus);
/** Single rows are read by the area's own endpoint. */
const calls = [...sysAnnouncement.calls, 'queryById'] as const;
const tabs = { items: everyState(sysAnnouncement.workflow) };

const cells: Cells<typeof sysAnnouncement> = {
  priority: (row) => <PriorityTag value={row.priority} />,
  sendStatus: (row) =>
    row.timed === 1 ? (
      <StatusTag tone="waiting">{texts.timed}</StatusTag>
    ) : (
      <StatusTag tone={stateNow(row) === 'released' ? 'done' : stateNow(row) === 'revoked' ? 'bad' : 'neutral'}>
        {row.sendStatus_dictText}
      </StatusTag>
    ),
};

/** Fields that only apply to some selections. */
function isHidden(name: string, values: FormValues): boolean {
  const [target, opening] = [getTypedText(values, 'msgType'), getTypedText(values, 'openType')];
  switch (name) {
    case 'userIds':
      return target !== announcementTargets.users;
    case 'roleCodes':
      return target !== announcementTargets.roles;
    case 'departIds':
      return target !== announcementTargets.departments;
    case 'openPage':
      return opening !== announcementOpenings.url && opening !== announcementOpenings.component;
    case 'busId':
      return opening !== announcementOpenings.component;
    default:
      return false;
  }
}
const form: EntityFormSettings<typeof sysAnnouncement> = {
  isHidden,
  // The visible receiver fields are required.
  isNeeded: (name) => name === 'userIds' || name === 'roleCodes' || name === 'departIds',
  inputs: { userIds: ReceiversInput, roleCodes: RolesInput, departIds: DepartmentsInput, openPage: PageInput },
};
const detail: DetailSettings<typeof sysAnnouncement> = {
  cells,
  tabs: (row) =>
    stateNow(row) === 'released'
      ? [
          {
            key: 'readers',
            label: `${texts.reading} ${texts.readOf(row.readCount ?? 0, row.sendCount ?? 0)}`,
            children: <Readers anntId={row.id} />,
          },
        ]
      : [],
};

const places = { shown: ['edit'], more: ['release', 'revoke', 'untime', 'detail', 'delete'] };

/** 系统通告: announcements of the tenant, from the draft to the read receipts. */
export function SysAnnouncementListPage() {
  const client = useQueryClient();
  const [formOf, setFormOf] = useState<{ readonly id: string | undefined }>();
  const mayRelease = useAllowed(releaseAnnouncement.needs as string);
  const mayRevoke = useAllowed(revokeAnnouncement.needs as string);
  const run = async (endpoint: typeof releaseAnnouncement | typeof revokeAnnouncement, id: string) => {
    await callEnvelope(endpoint, { id })
      .then(({ message }) => tell.success(message))
      .catch(ignoreReported);
    for (const key of [sysAnnouncement.name, sysAnnouncementSend.name])
      await client.invalidateQueries({ queryKey: [key] });
  };
  const rowActions = (row: Announcement): (RowAction | false)[] => [
    mayRelease &&
      stateNow(row) !== 'released' &&
      row.timed !== 1 && {
        key: 'release',
        label: text.annt.release.self,
        confirm: text.annt.release.confirm,
        run: () => void run(releaseAnnouncement, row.id),
      },
    mayRevoke &&
      stateNow(row) === 'released' && {
        key: 'revoke',
        label: text.annt.revoke.self,
        danger: true,
        confirm: text.annt.revoke.confirm,
        run: () => void run(revokeAnnouncement, row.id),
      },
    mayRevoke &&
      stateNow(row) === 'draft' &&
      row.timed === 1 && {
        key: 'untime',
        label: texts.cancelTimed,
        confirm: texts.cancelTimedAsk,
        run: () => void run(revokeAnnouncement, row.id),
      },
  ];
  return (
    <>
      <EntityPage
        entity={listedAnnouncement}
        calls={calls}
        tabs={tabs}
        cells={cells}
        form={(id) => setFormOf({ id })}
        detail={detail}
        places={places}
        rowActions={rowActions}
      />
      {formOf && <EntityForm entity={sysAnnouncement} {...form} id={formOf.id} onClose={() => setFormOf(undefined)} />}
    </>
  );
}
