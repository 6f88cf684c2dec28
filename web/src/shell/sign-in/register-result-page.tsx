import { text } from '@campus/contract/messages';
import { Link, Navigate } from 'react-router';
import { registration } from '../../request/registration.ts';
import { DoneIcon } from './icons.tsx';
import './portal-panel.css';

/** Result of the short registration, with two ways to continue. */
export function RegisterResultPage() {
  const registered = registration();
  if (!registered) return <Navigate to="/user/register" replace />;
  return (
    <div className="portal-result" role="status">
      <DoneIcon />
      <h2>{text.registerResult.success(registered.username)}</h2>
      <p>{text.registering.incompleteHint}</p>
      <Link className="portal-button" to="/enterprise-registration/company-info">
        {text.entry.completeCompany}
      </Link>
      <Link to="/user/login">{text.entry.toSignIn}</Link>
    </div>
  );
}
