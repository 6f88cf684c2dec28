import { text } from '@campus/contract/messages';
import { Button } from 'antd';
import { useNavigate } from 'react-router';
import { StateView } from '../../../widgets/state-view.tsx';

interface ExpiredProps {
  /** The account, if known. */
  readonly username?: string | undefined;
  /** Reason other than the expiry. */
  readonly reason?: string | undefined;
}

/** Without a registration token: link back to the identity check. */
export function Expired({ username, reason }: ExpiredProps) {
  const navigate = useNavigate();
  return (
    <section className="surface">
      <StateView
        isFailure
        title={reason ?? text.registering.expired}
        text={text.registering.expiredHint}
        foot={username && text.ent.audit.account(username)}
      >
        <Button type="primary" onClick={() => void navigate('/user/login')}>
          {text.entry.toSignIn}
        </Button>
      </StateView>
    </section>
  );
}
