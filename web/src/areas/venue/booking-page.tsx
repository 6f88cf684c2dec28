import { interviewTexts, venueBooking } from '@campus/contract/interview';
import { text } from '@campus/contract/messages';
import { useSearchParams } from 'react-router';
import { EntityPage } from '../../kit/list/entity-page.tsx';
import { useIsPhone } from '../../theme/use-media.ts';
import { Segmented } from '../../widgets/segmented.tsx';
import { VenueTimeline } from './venue-timeline.tsx';
import '../../kit/calendar/calendar.css';

const { views } = interviewTexts.timeline;
type View = keyof typeof views;
const options = Object.entries(views).map(([value, label]) => ({ value: value as View, label }));

/** 场地占用: the timeline, or the list with its search and export. A phone starts with the list. */
export function BookingPage() {
  const [address, setAddress] = useSearchParams();
  const isPhone = useIsPhone();
  const asked = address.get('view');
  const view: View = asked === 'list' || asked === 'timeline' ? asked : isPhone ? 'list' : 'timeline';
  const choose = (next: View) => setAddress({ view: next }, { replace: true });
  const chooser = <Segmented aria-label={text.common.displayAs} options={options} value={view} onChange={choose} />;
  return view === 'timeline' ? (
    <VenueTimeline chooser={chooser} />
  ) : (
    <EntityPage entity={venueBooking} tools={() => chooser} />
  );
}
