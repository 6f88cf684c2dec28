import { text } from '@campus/contract/messages';
import { useEffect, useState } from 'react';
import { requestEnvelope } from '../../request/client.ts';
import { useSession } from '../../request/session-store.ts';
import { lazyComponent } from '../../widgets/deferred.tsx';

const AccountResetDialog = lazyComponent(
  'account-reset-dialog',
  async () => (await import('./account-reset-dialog.tsx')).AccountResetDialog,
);

/** Checks once whether the assigned account was replaced and offers the dialog if not. */
export function AccountReset() {
  const id = useSession((session) => session.user?.id);
  const [isOffered, setOffered] = useState(false);
  useEffect(() => {
    if (!id) return;
    const asked = new AbortController();
    requestEnvelope({
      method: 'GET',
      path: '/sys/user/ifResetAccount',
      query: { id },
      silent: true,
      signal: asked.signal,
    }).then(
      ({ message }) => setOffered(message === text.server.accountNotReset),
      // A failed check is silent and repeated at the next sign-in.
      () => setOffered(false),
    );
    return () => asked.abort();
  }, [id]);
  return isOffered && id ? <AccountResetDialog id={id} onClose={() => setOffered(false)} /> : null;
}
