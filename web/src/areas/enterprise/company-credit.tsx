import { blacklist, creditTexts, violation } from '@campus/contract/enterprise';
import { Tabs } from 'antd';
import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { useAllowed } from '../../kit/call/allowed.tsx';
import { EntityPage } from '../../kit/list/entity-page.tsx';
import { OwnViolations } from './own-violations.tsx';

const withoutCompany = (names: readonly string[]) =>
  names.filter((name) => name !== 'companyName' && name !== 'creditCode');
const listed = {
  ...blacklist,
  list: withoutCompany(blacklist.list) as typeof blacklist.list,
  search: (blacklist.search ?? []).filter((item) => item !== 'companyName' && typeof item !== 'object'),
};
const breaches = {
  ...violation,
  list: withoutCompany(violation.list) as typeof violation.list,
  search: (violation.search ?? []).filter((item) => item !== 'companyName'),
};
const empty = { title: creditTexts.noRows, text: creditTexts.noRowsHint };

/** Two lists in turn; the parameters of one do not reach the other. */
function useParts(): [string, (part: string) => void] {
  const [address, setAddress] = useSearchParams();
  const [part, setPart] = useState('blacklist');
  const open = (next: string) => {
    const kept = address.get('part');
    setAddress(kept ? { part: kept } : {}, { replace: true });
    setPart(next);
  };
  return [part, open];
}

/** 违规与黑名单 of a company, on its detail page. */
export function CompanyCredit({ companyId }: { companyId: string }) {
  const [part, open] = useParts();
  const maySeeViolations = useAllowed(violation.can.list);
  return (
    <Tabs
      className="company-credit"
      activeKey={part}
      onChange={open}
      destroyOnHidden
      items={[
        {
          key: 'blacklist',
          label: creditTexts.blacklist,
          children: (
            <EntityPage
              entity={listed}
              path={blacklist.path}
              filter={{ companyId }}
              form={{ initial: { companyId }, isHidden: (name) => name === 'companyId' }}
              empty={empty}
            />
          ),
        },
        ...(maySeeViolations
          ? [
              {
                key: 'violations',
                label: creditTexts.violations,
                children: (
                  <EntityPage
                    entity={breaches}
                    path={violation.path}
                    filter={{ companyId }}
                    empty={{ title: creditTexts.noViolations }}
                  />
                ),
              },
            ]
          : []),
      ]}
    />
  );
}

/** 违规与黑名单: the rows of the own company. */
export function OwnCreditPage() {
  return (
    <>
      <OwnViolations />
      <EntityPage entity={listed} path={blacklist.path} empty={empty} />
    </>
  );
}
