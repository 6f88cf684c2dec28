import { isEnterprise } from '@campus/contract/kit';
import { text } from '@campus/contract/messages';
import { delivery, deliveryTexts, getAccess, resumeTexts } from '@campus/contract/resume';
import { useQueryClient } from '@tanstack/react-query';
import { Skeleton } from 'antd';
import { useEffect, useMemo, useState } from 'react';
import { useCaller } from '../../kit/call/caller.ts';
import { LoadError } from '../../kit/detail/load-error.tsx';
import { asText, type RowData } from '../../kit/field/row.ts';
import { Segmented } from '../../widgets/segmented.tsx';
import { listChangedParts, partTitle } from './resume-changes.ts';
import { ResumeView } from './resume-view.tsx';
import { useResumePreview } from './use-resume-preview.ts';

type Shown = Readonly<Record<string, unknown>>;
const { versions, changed } = deliveryTexts;
type Version = keyof typeof versions;
const options = Object.entries(versions).map(([value, label]) => ({ value: value as Version, label }));

/** The résumé of a delivery; companies cannot read that of a deleted student. */
export function DeliveredResume({ row }: { row: RowData }) {
  const caller = useCaller();
  const head = { status: Number(row.status), studentConfirm: row.studentConfirm as number | null };
  if (isEnterprise(caller) && getAccess([head]) === 'gone')
    return <ResumeView student={{}} resume={{}} access="gone" />;
  return <Readable row={row} />;
}

/** A parsed snapshot with a key for every list row, which may have none. */
function parseSnapshot(snapshot: unknown): Shown | undefined {
  if (typeof snapshot !== 'object' || snapshot === null) return undefined;
  const withIds = (rows: readonly object[]) => rows.map((row, at) => ({ id: String(at), ...row }));
  const parts = Object.entries(snapshot).map(([key, value]) => [key, Array.isArray(value) ? withIds(value) : value]);
  return Object.fromEntries(parts) as Shown;
}

function Readable({ row }: { row: RowData }) {
  const preview = useResumePreview(asText(row.resumeId), row.id);
  const { data, error } = preview;
  useRefetchWhenRead(row, data !== undefined);
  const [version, setVersion] = useState<Version>('delivered');
  const then = useMemo(() => parseSnapshot(row.resumeSnapshot), [row.resumeSnapshot]);
  if (error && !data) {
    return <LoadError title={resumeTexts.resume.failed} error={error} onRetry={preview.refetch} />;
  }
  if (!data) return <Skeleton active paragraph={{ rows: 10 }} />;
  const parts = then ? listChangedParts(then, data.resume) : [];
  const shown = then && version === 'delivered' ? then : data.resume;
  return (
    <div>
      {parts.length > 0 && (
        <div className="resume-versions">
          <span>{changed(parts.map(partTitle))}</span>
          <Segmented
            aria-label={text.common.displayAs}
            size="small"
            options={options}
            value={version}
            onChange={setVersion}
          />
        </div>
      )}
      <ResumeView student={data.student} resume={shown} access={data.access} changed={new Set(parts)} />
    </div>
  );
}

/** Reading marks the delivery as read for the company: refetches its lists. */
function useRefetchWhenRead(row: RowData, isRead: boolean): void {
  const client = useQueryClient();
  const caller = useCaller();
  const isNew = isRead && isEnterprise(caller) && row.readFlag !== 1;
  useEffect(() => {
    if (isNew) void client.invalidateQueries({ queryKey: [delivery.name] });
  }, [isNew, client]);
}
