import { text } from '@campus/contract/messages';
import { Link } from 'react-router';
import { StateView } from '../widgets/state-view.tsx';

/** Where a scan of an unknown or expired QR code ends. */
export const QrInvalidPage = () => (
  <main style={{ display: 'grid', placeItems: 'center', minHeight: '100vh' }}>
    <StateView isFailure title={text.qr.invalid} text={text.qr.invalidHint}>
      <Link to="/user/login">{text.entry.toSignIn}</Link>
    </StateView>
  </main>
);
