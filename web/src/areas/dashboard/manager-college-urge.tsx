import { type CollegeLine, managerStuck, type StuckPlace, managerTexts as texts } from '@campus/contract/dashboard';
import { text } from '@campus/contract/messages';
import { Button } from 'antd';
import { useState } from 'react';
import { Link } from 'react-router';
import { LoadError } from '../../kit/detail/load-error.tsx';
import { getAddress } from '../../kit/figures/figure-link.ts';
import { type PlainColumn, PlainTable } from '../../kit/list/plain-table.tsx';
import { useEndpoint } from '../../request/use-endpoint.ts';
import { exact } from '../../widgets/chart/chart-data.ts';
import { Modal } from '../../widgets/modal.tsx';
import type { CohortInput } from './cohort-input.ts';
import { UrgeButton, useMayUrge } from './manager-urge.tsx';

type PlaceRow = StuckPlace & { readonly id: string };
interface CollegeUrgeProps {
  readonly college: Pick<CollegeLine, 'name' | 'orgCode'>;
  readonly input: CohortInput;
}

/** 催办 of one college: where its graduates are stuck, each place with its reminder. */
export function CollegeUrge({ college, input }: CollegeUrgeProps) {
  const [isOpen, setOpen] = useState(false);
  if (!useMayUrge() || college.orgCode === '') return null;
  return (
    <>
      <Button size="small" aria-label={texts.urgeCollege(college.name)} onClick={() => setOpen(true)}>
        {texts.urge}
      </Button>
      {isOpen && <Places college={college} input={input} onClose={() => setOpen(false)} />}
    </>
  );
}

function Places({ college, input, onClose }: CollegeUrgeProps & { onClose: () => void }) {
  const asked = { ...input, orgCode: college.orgCode };
  const { data, error, refetch } = useEndpoint(managerStuck, asked, { quiet: true });
  const columns: readonly [PlainColumn<PlaceRow>, ...PlainColumn<PlaceRow>[]] = [
    {
      name: 'name',
      title: texts.place,
      width: 180,
      rank: 0,
      cell: ({ name, link }) => <Link to={getAddress(link)}>{name}</Link>,
    },
    {
      ...{ name: 'count', title: texts.count, rank: 1, width: 88, align: 'right' as const, isFigure: true },
      cell: ({ count }) => exact(count),
    },
    {
      ...{ name: 'days', title: texts.days, rank: 3, width: 168, align: 'right' as const, isFigure: true },
      cell: ({ days }) => days,
    },
    {
      ...{ name: 'urge', title: texts.urge, rank: 2, width: 88, align: 'right' as const },
      cell: (place) => <UrgeButton place={place} input={asked} isConfirmed />,
    },
  ];
  return (
    <Modal
      open
      title={texts.urgeCollege(college.name)}
      width={640}
      footer={<Button onClick={onClose}>{text.common.close}</Button>}
      onCancel={onClose}
    >
      {error && !data ? (
        <LoadError error={error} onRetry={refetch} />
      ) : data?.places.length === 0 ? (
        <p>{texts.noneStuck}</p>
      ) : (
        <>
          <p className="manager-urge-note">{texts.urgeCollegeHelp}</p>
          <PlainTable<PlaceRow>
            size="small"
            columns={columns}
            rows={data?.places.map((place) => ({ ...place, id: String(place.place) })) ?? []}
            isLoading={!data}
          />
        </>
      )}
    </Modal>
  );
}
