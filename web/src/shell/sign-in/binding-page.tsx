import { bindingTexts, bindThird, mobileTicketLogin, ticketLogin } from '@campus/contract/account';
import { text } from '@campus/contract/messages';
import { ticketCode } from '@campus/contract/rules';
import { type SubmitEvent, useEffect, useEffectEvent, useRef, useState } from 'react';
import { Link, useNavigate, useSearchParams } from 'react-router';
import { callEnvelope } from '../../request/call.ts';
import { getNonce } from '../../request/nonce.ts';
import { ignoreReported } from '../../request/request-failed.ts';
import { callSignIn } from '../../request/second-factor.ts';
import { useSession } from '../../request/session-store.ts';
import { tell } from '../../request/tell.ts';
import { SubmitButton } from './fields.tsx';
import { noPhone, PhoneFields, phoneRules } from './phone-fields.tsx';
import { useLightForm } from './use-light-form.ts';
import { useOnce } from './use-once.ts';
import { notifySignInFailure, useSignIn } from './use-sign-in.tsx';
import './portal-panel.css';

/** Codes of a social-login ticket. */
const known = '201';
const withoutUser = '203';
const say = text.binding;
const settingsPath = '/account/settings/Index?tab=binding';

/** After a scan: binds it to the account of a signed-in user; otherwise signs in, or binds by phone. */
export function BindingPage() {
  const isSignedIn = useSession((session) => session.token !== undefined);
  // A sign-in on this page must not turn into a binding.
  const [wasSignedIn] = useState(isSignedIn);
  return wasSignedIn ? <BindToCurrent /> : <BindOrSignIn />;
}

/** Binds a scan to the current account after a confirmation. */
function BindToCurrent() {
  const [query] = useSearchParams();
  const navigate = useNavigate();
  const { isBusy, once } = useOnce();
  const ticket = query.get('ticket') ?? '';
  const isLost = ticket === '' || ticketCode(ticket) === withoutUser;
  const bind = () =>
    once(async () => {
      const bound = await callEnvelope(bindThird, { ticket, nonce: getNonce() }).catch(ignoreReported);
      if (!bound) return;
      tell.success(bound.message);
      await navigate(settingsPath, { replace: true });
    });
  return (
    <>
      <h2 className="portal-title">{bindingTexts.bindTitle}</h2>
      {isLost && <p role="alert">{ticket === '' ? say.ticketMissing : say.noUserInfo}</p>}
      <form
        onSubmit={(event) => {
          event.preventDefault();
          bind();
        }}
      >
        <SubmitButton isBusy={isBusy} disabled={isLost}>
          {bindingTexts.bindCurrent}
        </SubmitButton>
      </form>
      <p className="portal-back">
        <Link to={settingsPath}>{text.account.binding}</Link>
      </p>
    </>
  );
}

function BindOrSignIn() {
  const [query] = useSearchParams();
  const ticket = query.get('ticket') ?? '';
  const code = ticketCode(ticket);
  const problem = ticket === '' ? say.ticketMissing : code === withoutUser ? say.noUserInfo : undefined;
  const form = useLightForm(noPhone, phoneRules);
  const { accept, dialog } = useSignIn();
  const { isBusy, once } = useOnce();
  const nonce = getNonce();

  const begun = useRef(false);
  const begin = useEffectEvent(() => {
    // Effects may run twice, but a ticket is valid once.
    if (begun.current) return;
    begun.current = true;
    if (problem) tell.warning(problem);
    else if (code === known) {
      once(async () => {
        const result = await callSignIn(ticketLogin, { ticket, nonce }).catch(notifySignInFailure);
        if (result) accept(result);
      });
    }
  });
  useEffect(() => begin(), []);

  const bind = (event: SubmitEvent) => {
    event.preventDefault();
    if (!form.validate(['mobile', 'captcha'])) return;
    const { mobile, captcha } = form.values;
    once(async () => {
      const input = { mobile: mobile.trim(), captcha: captcha.trim(), remember_me: 1, ticket, nonce } as const;
      const result = await callSignIn(mobileTicketLogin, input).catch(notifySignInFailure);
      if (!result) return;
      tell.success(say.success);
      accept(result);
    });
  };
  return (
    <>
      <div className="portal-ways" role="tablist">
        <button type="button" role="tab" aria-selected="true">
          {say.tab}
        </button>
      </div>
      {/* The notification disappears; the reason stays visible. */}
      {problem && <p className="portal-problem">{problem}</p>}
      <form noValidate onSubmit={bind}>
        <PhoneFields form={form} mode="0" />
        <SubmitButton isBusy={isBusy} disabled={problem !== undefined}>
          {say.submit}
        </SubmitButton>
      </form>
      <p className="portal-back">
        <Link to="/user/login">{say.backToLogin}</Link>
      </p>
      {dialog}
    </>
  );
}
