import { fairScreen, jobFair, publicFairStatuses } from '@campus/contract/jobfair';
import { isEnterprise } from '@campus/contract/kit';
import { text } from '@campus/contract/messages';
import { Button } from 'antd';
import { useNavigate, useParams, useSearchParams } from 'react-router';
import { useCaller, useRights } from '../../kit/call/caller.ts';
import { DetailPage } from '../../kit/detail/detail-page.tsx';
import type { DetailTab } from '../../kit/detail/detail-settings.ts';
import { QrButton } from '../../kit/detail/qr-button.tsx';
import { useRecord } from '../../kit/detail/use-record.ts';
import { isEditable } from '../../kit/field/field-cells.tsx';
import { asData, asText, type RowData } from '../../kit/field/row.ts';
import { usePageTitle } from '../../widgets/page-frame.tsx';
import { useNow } from '../../widgets/use-now.ts';
import { RecordParts, useParts } from '../record-parts.tsx';
import { FairBooths } from './fair-booths.tsx';
import { FairCompanies, FairPosts } from './fair-companies.tsx';
import { countdown, getFactGroups, stepGroups, withoutBooths } from './fair-form.ts';
import { OwnApplyButton } from './own-apply.tsx';

const texts = fairScreen.detail;
const viewParameter = 'view';
const facts = ['phase', 'type', 'startTime', 'endTime', 'applyEnd', 'maxCompany'] as const;
const factsOfBooths = [...facts, 'boothCount', 'usedBooth'] as const;

/** 招聘会详情: facts, map, and what other parts of the product know of the fair. */
export function JobFairDetailPage() {
  const { id = '' } = useParams();
  const navigate = useNavigate();
  const caller = useCaller();
  const may = useRights(jobFair);
  const [address, setAddress] = useSearchParams();
  const { data: row } = useRecord(jobFair, id);
  usePageTitle(row && asText(row.title));
  const isOwn = isEnterprise(caller);
  const partsOf = useParts();
  const parts = isOwn ? [] : schoolParts.filter((part) => partsOf(`jobFair/${part}`).length > 0);
  return (
    <DetailPage
      key={id}
      entity={jobFair}
      id={id}
      basic={texts.basic}
      facts={row && withoutBooths(row) ? facts : factsOfBooths}
      source={(fair) => <Countdown fair={asData(fair)} />}
      groups={getFactGroups(row ?? {}, [...stepGroups.schedule, ...stepGroups.booths, ...stepGroups.basic])}
      notice={(fair) => !isOwn && <RecordParts entity="jobFair/health" row={asData(fair)} />}
      tabs={(fair) => getTabs(asData(fair), parts)}
      tab={address.get(viewParameter) ?? undefined}
      onTab={(view) => setAddress(view === 'basic' ? {} : { [viewParameter]: view }, { replace: true })}
      actions={(fair) => (
        <>
          {publicFairStatuses.includes(Number(fair.status)) && (
            <QrButton entity={jobFair} id={fair.id} name={asText(fair.title)} />
          )}
          {isOwn && <OwnApplyButton fair={asData(fair)} />}
          {may('edit') && isEditable(jobFair, asData(fair)) && (
            <Button onClick={() => void navigate(`/jobFair/create?id=${fair.id}`)}>{text.common.edit}</Button>
          )}
        </>
      )}
    />
  );
}

const schoolParts = ['applies', 'queue', 'people', 'students', 'deliveries', 'day', 'expenses'] as const;
/** The map and, for the school, the tabs of the parts of the product that own their content. */
function getTabs(row: RowData, parts: readonly (typeof schoolParts)[number][]): DetailTab[] {
  const booths: DetailTab = {
    key: 'booths',
    label: texts.booths,
    count: Number(row.boothCount ?? 0),
    children: <FairBooths row={row} />,
  };
  return [
    ...(withoutBooths(row) ? [] : [booths]),
    ...(publicFairStatuses.includes(Number(row.status)) ? [...listAttending(row), lives(row)] : []),
    ...parts.map((key) => ({
      key,
      label: texts[key],
      children: <RecordParts entity={`jobFair/${key}`} row={row} />,
    })),
  ];
}

/** What everybody who reads a published fair may know of the companies that come. */
const listAttending = ({ id, passCount, postCount }: RowData): DetailTab[] => [
  {
    ...{ key: 'companies', label: texts.companies, ...(passCount !== undefined && { count: Number(passCount) }) },
    children: <FairCompanies fairId={id} />,
  },
  {
    ...{ key: 'posts', label: texts.posts, ...(postCount !== undefined && { count: Number(postCount) }) },
    children: <FairPosts fairId={id} />,
  },
];

/** Rooms that belong to the fair: the area of live streams knows them. */
const lives = (row: RowData): DetailTab => ({
  key: 'lives',
  label: texts.lives,
  children: <RecordParts entity="jobFair/lives" row={row} />,
});

const minuteMs = 60_000;
/** Time until the next phase. */
function Countdown({ fair }: { fair: RowData }) {
  const now = useNow(minuteMs);
  return [fair.fairNo, countdown(fair, now)].filter(Boolean).join(' · ');
}
