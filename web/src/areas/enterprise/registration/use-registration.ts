import type { AuditStatus } from '@campus/contract/rules';
import { useEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { type Registration, registration, saveRegistration } from '../../../request/registration.ts';

const statuses: readonly string[] = ['0', '1', '2', '3', '4', '5'];

/** The registrant from an old-style link: account and phone, or user name with status and reason. */
export function findRegistration(search: string): Registration | undefined {
  const query = new URLSearchParams(search);
  const username = query.get('username') ?? query.get('account');
  if (!username) return undefined;
  const [mobile, status, reason] = ['mobile', 'auditStatus', 'auditReason'].map((name) => query.get(name));
  return {
    username,
    ...(mobile && { mobile }),
    ...(status && statuses.includes(status) && { auditStatus: Number(status) as AuditStatus }),
    ...(reason && { auditReason: reason }),
  };
}

/** The current registrant. Data of an old link is moved into the tab's storage and removed from the URL. */
export function useRegistration(): Registration | undefined {
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const [known] = useState(() => {
    const linked = findRegistration(search);
    if (linked) saveRegistration(linked);
    return registration();
  });
  const isLinked = findRegistration(search) !== undefined;
  useEffect(() => {
    if (isLinked) void navigate(pathname, { replace: true });
  }, [isLinked, pathname, navigate]);
  return known;
}
