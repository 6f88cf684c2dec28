import { useParams } from 'react-router';
import { PublicPage } from '../../kit/public/public-page.tsx';
import { WatchedRoomView } from './live-watch.tsx';
import './public-live.css';

/** Public page of a room: visitors watch what is open to all, others are asked to sign in. */
export function PublicLivePage() {
  const { id = '' } = useParams();
  return (
    <PublicPage className="public-live">
      <WatchedRoomView key={id} id={id} signInPath={`/live/watch/${id}`} />
    </PublicPage>
  );
}
