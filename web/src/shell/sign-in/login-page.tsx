import { casValidateLogin } from '@campus/contract/account';
import { text } from '@campus/contract/messages';
import type { LoginResult } from '@campus/contract/rules';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { Link, useLocation, useNavigate } from 'react-router';
import { callSignIn } from '../../request/second-factor.ts';
import { casTicket } from './cas-ticket.ts';
import { PasswordForm } from './password-form.tsx';
import { PhoneForm } from './phone-form.tsx';
import { usePortal } from './portal-config.ts';
import { discardSession, notifySignInFailure, useSignIn } from './use-sign-in.tsx';
import './portal-panel.css';

type Way = 'account' | 'phone';
const ways: readonly Way[] = ['account', 'phone'];

/** Sign-in by password or phone; after thirty days without sign-in the phone is verified after the password. */
export function LoginPage() {
  const { config } = usePortal();
  const [way, setWay] = useState<Way>('account');
  const [visited, setVisited] = useState<readonly Way[]>(['account']);
  const [again, setAgain] = useState(0);
  /** Set while a phone must be verified before the sign-in is valid. */
  const [reverify, setReverify] = useState<{ mobile: string | undefined }>();
  const { accept, dialog } = useSignIn(() => setAgain((n) => n + 1));
  useCasTicket(accept);

  const open = (next: Way) => {
    setWay(next);
    setVisited((now) => [...new Set([...now, next])]);
  };
  const signedInByPassword = (result: LoginResult) => {
    if (!result.mobileVerifyRequired) return accept(result);
    // This session is useless; that of the phone sign-in replaces it.
    void discardSession(result);
    setReverify({ mobile: result.userInfo.phone ?? undefined });
  };

  if (reverify) {
    return (
      <>
        <h2 className="portal-title">{text.login.reverify.title}</h2>
        <p className="portal-tip">{text.login.reverify.tip}</p>
        <PhoneForm mobile={reverify.mobile} onSignedIn={accept} />
        <p className="portal-back">
          <button type="button" className="portal-link" onClick={() => setReverify(undefined)}>
            {text.entry.toSignIn}
          </button>
        </p>
        {dialog}
      </>
    );
  }
  const offered = config.phoneLoginEnabled === 'N' ? ways.slice(0, 1) : ways;
  return (
    <>
      <WaySwitch ways={offered} way={way} onChange={open} />
      <div key={again} className="portal-forms">
        <PasswordForm isHidden={way !== 'account'} onSignedIn={signedInByPassword} />
        {visited.includes('phone') && <PhoneForm isHidden={way !== 'phone'} onSignedIn={accept} />}
      </div>
      {config.registerEnabled !== 'N' && (
        <p className="portal-join">
          {text.entry.noAccount}
          <Link to="/enterprise-registration">{text.login.register}</Link>
        </p>
      )}
      {dialog}
    </>
  );
}

interface WaySwitchProps {
  readonly ways: readonly Way[];
  readonly way: Way;
  readonly onChange: (way: Way) => void;
}

function WaySwitch({ ways: offered, way, onChange }: WaySwitchProps) {
  const turn = (by: number) => {
    const next = offered[(offered.indexOf(way) + by + offered.length) % offered.length];
    if (!next) return;
    onChange(next);
    document.getElementById(`sign-in-${next}`)?.focus();
  };
  return (
    <div className="portal-ways" role="tablist" aria-label={text.entry.signInWays}>
      {offered.map((one) => (
        <button
          key={one}
          id={`sign-in-${one}`}
          type="button"
          role="tab"
          aria-selected={one === way}
          tabIndex={one === way ? 0 : -1}
          onClick={() => onChange(one)}
          onKeyDown={({ key }) => {
            if (key === 'ArrowRight') turn(1);
            if (key === 'ArrowLeft') turn(-1);
          }}
        >
          {text.login.tab[one]}
        </button>
      ))}
    </div>
  );
}

/** Signs in with a single sign-on ticket from the URL; removes it first, because it is valid once. */
function useCasTicket(accept: (result: LoginResult) => void): void {
  const location = useLocation();
  const navigate = useNavigate();
  const { ticket, rest } = casTicket(location.search);
  const spent = useRef<string>(undefined);
  const spend = useEffectEvent(async (fresh: string) => {
    if (spent.current === fresh) return;
    spent.current = fresh;
    void navigate({ pathname: location.pathname, search: rest }, { replace: true });
    const result = await callSignIn(casValidateLogin, { ticket: fresh }).catch(notifySignInFailure);
    if (result) accept(result);
  });
  useEffect(() => {
    if (ticket) void spend(ticket);
  }, [ticket]);
}
