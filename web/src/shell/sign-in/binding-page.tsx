import { mobileTicketLogin, ticketLogin } from '@campus/contract/account';
import { text } from '@campus/contract/messages';
import { ticketCode } from '@campus/contract/rules';
import { type SubmitEvent, useEffect, useEffectEvent, useRef } from 'react';
import { Link, useSearchParams } from 'react-router';
import { call } from '../../request/call.ts';
import { keptNonce } from '../../request/nonce.ts';
import { tell } from '../../request/tell.ts';
import { SubmitButton } from './fields.tsx';
import { noPhone, PhoneFields, phoneRules } from './phone-fields.tsx';
import { useLightForm } from './use-light-form.ts';
import { useOnce } from './use-once.ts';
import { tellFailure, useSignIn } from './use-sign-in.tsx';

/** Codes of a social-login ticket (S). */
const known = '201';
const withoutUser = '203';
const say = text.binding;

/** After a scan: who is bound already is signed in at once, who is not binds by phone. */
export function BindingPage() {
  const [query] = useSearchParams();
  const ticket = query.get('ticket') ?? '';
  const code = ticketCode(ticket);
  const form = useLightForm(noPhone, phoneRules);
  const { accept, dialog } = useSignIn();
  const { isBusy, once } = useOnce();
  const nonce = keptNonce();

  const begun = useRef(false);
  const begin = useEffectEvent(() => {
    // Once, although an effect may run again: a ticket is good for one sign-in.
    if (begun.current) return;
    begun.current = true;
    if (ticket === '') tell.warning(say.ticketMissing);
    else if (code === withoutUser) tell.warning(say.noUserInfo);
    else if (code === known) {
      once(async () => {
        const result = await call(ticketLogin, { ticket, nonce }, { quiet: true }).catch(tellFailure);
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
      const result = await call(mobileTicketLogin, input, { quiet: true }).catch(tellFailure);
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
      <form noValidate onSubmit={bind}>
        <PhoneFields form={form} mode="0" humanCheck="onDemand" />
        <SubmitButton isBusy={isBusy} disabled={ticket === '' || code === withoutUser}>
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
