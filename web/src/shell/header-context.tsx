import { text } from '@campus/contract/messages';
import { getGreeting } from '@campus/contract/rules';
import { useSession } from '../request/session-store.ts';

/** Greeting of the header with the current tenant and department. */
export function HeaderContext() {
  const user = useSession((session) => session.user);
  const places = [user?.loginTenantTxt, user?.orgCodeTxt].filter(Boolean).join(' · ');
  return (
    <div className="header-context">
      <span className="header-welcome">{text.header.welcome(getGreeting(new Date()))}</span>
      {places && (
        <span className="header-context-place" title={places}>
          {places}
        </span>
      )}
    </div>
  );
}
