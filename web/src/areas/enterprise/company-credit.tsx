import { blacklist, creditTexts, violation } from '@campus/contract/enterprise';
import { Tabs } from 'antd';
import { useAllowed } from '../../kit/call/allowed.tsx';
import { EntityPage } from '../../kit/list/entity-page.tsx';
import { useCreditParts } from './credit-parts.ts';
import { OwnViolations } from './own-violations.tsx';
import { ViolationList } from './violation-list.tsx';

const withoutCompany = (names: readonly string[]) =>
  names.filter((name) => name !== 'companyName' && name !== 'creditCode');
const listed = {
  ...blacklist,
  display: 'scope' as const,
  list: withoutCompany(blacklist.list) as typeof blacklist.list,
  search: (blacklist.search ?? []).filter((item) => item !== 'companyName' && typeof item !== 'object'),
};
const empty = { title: creditTexts.noRows, text: creditTexts.noRowsHint };

/** 违规与黑名单 of a company, on its detail page. */
export function CompanyCredit({ companyId }: { companyId: string }) {
  const [part, open] = useCreditParts();
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
                children: <ViolationList companyId={companyId} />,
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
