import { text } from '@campus/contract/messages';
import { Button } from 'antd';
import { useNavigate } from 'react-router';
import { StateView } from '../../../widgets/state-view.tsx';

interface ExpiredProps {
  /** The account, where it is known. */
  readonly username?: string | undefined;
  /** Another reason than the time that has passed. */
  readonly reason?: string | undefined;
}

/** Without authority over a registration there is nothing to fill in: back to where it is proved. */
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
