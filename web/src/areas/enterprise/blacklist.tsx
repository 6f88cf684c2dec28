import { blacklist, creditTexts, violation } from '@campus/contract/enterprise';
import { chinaTime } from '@campus/contract/kit';
import { Tabs } from 'antd';
import { useAllowed } from '../../kit/call/allowed.tsx';
import { EntityPage } from '../../kit/list/entity-page.tsx';
import { useCreditParts } from './credit-parts.ts';
import { ViolationList } from './violation-list.tsx';
import './company.css';

const empty = { title: creditTexts.noRows, text: creditTexts.noRowsHint };

/** 黑名单: companies on the list, and the violations that lead there. */
export function BlacklistPage() {
  const [part, open] = useCreditParts();
  const maySeeList = useAllowed(blacklist.can.list);
  const maySeeViolations = useAllowed(violation.can.list);
  const items = [
    maySeeList && {
      key: 'blacklist',
      label: creditTexts.blacklist,
      children: (
        <EntityPage
          entity={blacklist}
          empty={empty}
          form={{ initial: { startDate: chinaTime(new Date()).slice(0, 10) } }}
        />
      ),
    },
    maySeeViolations && { key: 'violations', label: creditTexts.violations, children: <ViolationList /> },
  ].filter((item) => item !== false);
  return <Tabs className="company-credit" activeKey={part} onChange={open} destroyOnHidden items={items} />;
}
