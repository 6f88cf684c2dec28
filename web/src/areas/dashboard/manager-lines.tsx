import {
  type CollegeLine,
  type Compared,
  type ManagerRate,
  managerCollege,
  managerStuck,
  managerTexts as texts,
} from '@campus/contract/dashboard';
import { Link } from 'react-router';
import { getAddress } from '../../kit/figures/figure-link.ts';
import { useEndpoint } from '../../request/use-endpoint.ts';
import type { CohortInput } from './cohort-input.ts';
import { UrgeButton } from './manager-urge.tsx';

const formatCount = (n: number | null): string => (n ?? 0).toLocaleString('zh-CN');
const Counted = ({ of, unit = '' }: { of: Compared; unit?: string }) => (
  <Link to={getAddress(of.link)}>{`${formatCount(of.value)}${unit}`}</Link>
);

/** How the rate compares with the cohort before at the same day. */
function compareText({ value, previous }: Compared): string {
  if (value === null || previous === null) return texts.noPrevious;
  const change = Math.round((value - previous) * 10) / 10;
  return change === 0 ? texts.samePoint : texts.points(change);
}
/** The college that lacks the most graduates to the rate of the school. */
const findWidest = (colleges: readonly CollegeLine[] | undefined): CollegeLine | undefined =>
  colleges?.find(({ gap }) => gap > 0);

/** How many of how many, against the year before, and the widest gap. */
export function FirstLine({ rate, input }: { rate: ManagerRate | undefined; input: CohortInput }) {
  const { data } = useEndpoint(managerCollege, input, { quiet: true });
  if (!rate) return <h2>&nbsp;</h2>;
  const widest = findWidest(data?.colleges);
  return (
    <h2>
      {texts.first(rate.gradYear)} <Counted of={rate.placed} /> {texts.of} <Counted of={rate.graduates} /> {texts.rate}{' '}
      <Counted of={rate.rate} unit="%" />
      {compareText(rate.rate)}
      {widest && (
        <>
          {texts.widest}{' '}
          <span className="manager-widest">
            <Link to={getAddress(widest.graduates.link)}>{widest.name}</Link>
            {texts.gap(widest.gap)}
          </span>
        </>
      )}
    </h2>
  );
}

/** Where most of the others are, for how long, with a reminder to whom it concerns. */
export function StuckLine({ input }: { input: CohortInput }) {
  const { data } = useEndpoint(managerStuck, input, { quiet: true });
  if (!data) return <p>&nbsp;</p>;
  const [place] = data.places;
  if (!place) return <p>{texts.allPlaced}</p>;
  return (
    <p className="manager-stuck">
      <span>
        {texts.stuckAt}“<Link to={getAddress(place.link)}>{place.name}</Link>”：
        <Link to={getAddress(place.link)}>{texts.stuckCount(place.count)}</Link>
        {texts.stuckDays(place.days)}
      </span>
      <UrgeButton place={place} input={input} />
    </p>
  );
}
