import { factorRule, factorTexts, logout } from '@campus/contract/account';
import { userTypes } from '@campus/contract/kit';
import { failures, text } from '@campus/contract/messages';
import { type LoginResult, selectionNeeded } from '@campus/contract/rules';
import { lazy, type ReactNode, Suspense, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { call } from '../../request/call.ts';
import { loadChunk } from '../../request/load-chunk.ts';
import { ignoreReported, RequestFailed } from '../../request/request-failed.ts';
import { chooseTenant, requireChoice, startSession } from '../../request/session-store.ts';
import { tell } from '../../request/tell.ts';
import { adoptSettings } from '../../theme/settings.ts';
import { redirectTarget } from '../redirect-target.ts';
import { openSignOnWindow } from './sign-on-window.ts';

const LoginSelection = lazy(() =>
  loadChunk('login-selection', () => import('../dialogs/login-selection.tsx')).then((module) => ({
    default: module.LoginSelection,
  })),
);

export interface SignIn {
  /** Handles the result of a sign-in: stores it, asks for tenant and department if there are several, and enters. */
  accept(result: LoginResult): void;
  /** The open selection dialog. */
  readonly dialog: ReactNode;
}

/** Last step of every sign-in. `onAgain`: the selection failed and the user is signed out. */
export function useSignIn(onAgain: () => void = () => undefined): SignIn {
  const navigate = useNavigate();
  const { search } = useLocation();
  const [choice, setChoice] = useState<LoginResult>();
  const enter = ({ ssoUrl, userInfo }: LoginResult) => {
    openSignOnWindow(ssoUrl);
    void navigate(redirectTarget(search, userInfo.homePath), { replace: true });
  };
  const accept = (result: LoginResult) => {
    // The console has nothing for students, and the server refuses them its calls.
    if (result.userInfo.userType === userTypes.student) return tell.warning(failures.studentClient.text());
    startSession(result);
    if (result.theme) adoptSettings(result.theme);
    const [only, ...more] = result.tenantList ?? [];
    if (only && more.length === 0) chooseTenant(only.id);
    warnWithoutDepartment(result);
    warnOfFewCodes(result);
    if (!selectionNeeded(result)) return enter(result);
    requireChoice(result);
    setChoice(result);
  };
  return {
    accept,
    dialog: choice && (
      <Suspense>
        <LoginSelection
          result={choice}
          onDone={() => enter(choice)}
          onFailed={() => {
            setChoice(undefined);
            onAgain();
          }}
        />
      </Suspense>
    ),
  };
}

function warnOfFewCodes({ recoveryCodesLeft: left }: LoginResult): void {
  if (left === undefined || left > factorRule.fewRecoveryCodes) return;
  tell.notify('warning', text.common.prompt, factorTexts.few(left), { seconds: fewCodesSeconds });
}
const fewCodesSeconds = 10;

const noDepartmentSeconds = 3;
/** Staff belong to departments; enterprise users do not. */
function warnWithoutDepartment({ multi_depart, userInfo }: LoginResult): void {
  if (multi_depart !== 0 || userInfo.userType !== '1') return;
  tell.notify('warning', text.common.prompt, text.login.noDepart, { seconds: noDepartmentSeconds });
}

/** Shows why a sign-in failed (登录失败, four seconds). */
export function notifySignInFailure(failure: unknown): void {
  if (!(failure instanceof RequestFailed)) throw failure;
  tell.notify('error', text.login.failed, failure.message || text.http.retryLater);
}

/** Ends a session that must not be used yet; the browser stores nothing of it. */
export const discardSession = ({ token }: LoginResult): Promise<unknown> =>
  call(logout, {}, { headers: { 'X-Access-Token': token }, silent: true }).catch(ignoreReported);
