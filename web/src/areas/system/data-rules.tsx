import { PlusOutlined } from '@ant-design/icons';
import type { AnyEntity } from '@campus/contract/kit';
import { text } from '@campus/contract/messages';
import { reportComponent, reportItems, reportSubject } from '@campus/contract/online';
import {
  type DataRuleRow,
  deletePermissionRule,
  permissionRules,
  permissionTexts,
  sysPermissionDataRule,
} from '@campus/contract/system';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Button, Drawer, Skeleton } from 'antd';
import { type ReactNode, useContext, useMemo, useState } from 'react';
import { useAllowed } from '../../kit/call/allowed.tsx';
import { EntitiesContext } from '../../kit/call/entities.ts';
import { LoadError } from '../../kit/detail/load-error.tsx';
import { QuickSearch } from '../../kit/list/quick-search.tsx';
import { call, callEnvelope } from '../../request/call.ts';
import { ignoreReported } from '../../request/request-failed.ts';
import { tell } from '../../request/tell.ts';
import { useEndpoint } from '../../request/use-endpoint.ts';
import { useIsMobile } from '../../theme/use-media.ts';
import { StateView } from '../../widgets/state-view.tsx';
import { StatusTag } from '../../widgets/status.tsx';
import { DataRuleForm } from './data-rule-form.tsx';
import type { MenuRow } from './permission-tree.ts';
import { useRuleDescription } from './use-rule-description.ts';
import '../../kit/list/list-table.css';

const texts = permissionTexts.rule;

/** Data rules of a page. */
export function DataRules({ menu, onClose }: { menu: MenuRow; onClose: () => void }) {
  const isMobile = useIsMobile();
  const own = useContext(EntitiesContext).find((e) => e.page !== undefined && e.page === menu.component);
  const report = useReport(menu);
  const entity = own ?? report;
  return (
    <Drawer open title={texts.title(menu.name)} size={isMobile ? '100%' : 800} onClose={onClose}>
      {entity ? <RuleList menu={menu} entity={entity} /> : <StateView title={texts.none} text={texts.noneHint} />}
    </Drawer>
  );
}

/** The report behind a published menu entry, as an entity. */
function useReport({ component, url }: MenuRow): AnyEntity | undefined {
  const isReport = component === reportComponent;
  const items = useEndpoint(reportItems, { headId: url?.split('/').at(-1) ?? '' }, { enabled: isReport, quiet: true });
  return useMemo(
    () => (isReport && items.data?.length ? reportSubject(items.data as never) : undefined),
    [isReport, items.data],
  );
}

/** Deletes a rule after a confirmation. */
function useRuleRemoval(reload: () => Promise<void>) {
  return async (rule: DataRuleRow) => {
    const question = { title: text.common.prompt, text: texts.remove(rule.ruleName), danger: true };
    if (!(await tell.confirm(question))) return;
    try {
      tell.success((await callEnvelope(deletePermissionRule, { id: rule.id })).message);
    } catch (error) {
      ignoreReported(error);
    }
    await reload();
  };
}

function RuleList({ menu, entity }: { menu: MenuRow; entity: AnyEntity }) {
  const client = useQueryClient();
  const key = [sysPermissionDataRule.name, menu.id];
  const rules = useQuery({
    queryKey: key,
    queryFn: ({ signal }) => call(permissionRules, { permissionId: menu.id }, { signal, quiet: true }),
  });
  const [keyword, setKeyword] = useState('');
  const [open, setOpen] = useState<{ readonly rule?: DataRuleRow }>();
  const mayAdd = useAllowed('system:permission:addRule');
  const describe = useRuleDescription(entity);
  const wanted = keyword.trim().toLowerCase();
  const reload = async () => {
    await client.invalidateQueries({ queryKey: key });
    await client.invalidateQueries({ queryKey: ['sysPermission'] });
  };
  const remove = useRuleRemoval(reload);
  if (rules.isPending) return <Skeleton active title={false} paragraph={{ rows: 6 }} />;
  if (rules.isError) {
    return <LoadError error={rules.error} onRetry={rules.refetch} />;
  }
  const found = rules.data.filter((rule) => `${rule.ruleName}\n${rule.ruleValue}`.toLowerCase().includes(wanted));
  return (
    <>
      <p className="rule-intro">{texts.intro}</p>
      <div className="rule-tools">
        {mayAdd && (
          <Button type="primary" icon={<PlusOutlined aria-hidden />} onClick={() => setOpen({})}>
            {texts.add}
          </Button>
        )}
        <QuickSearch label={texts.search} value={keyword} onChange={setKeyword} />
      </div>
      {rules.data.length === 0 ? (
        <StateView title={texts.empty} text={texts.emptyHint} />
      ) : (
        <ul className="rule-list">
          {found.map((rule) => (
            <RuleLine key={rule.id} rule={rule} onEdit={() => setOpen({ rule })} onRemove={() => void remove(rule)}>
              {describe(rule)}
            </RuleLine>
          ))}
        </ul>
      )}
      {open && (
        <DataRuleForm
          entity={entity}
          menuId={menu.id}
          rule={open.rule}
          onDone={() => void reload()}
          onClose={() => setOpen(undefined)}
        />
      )}
    </>
  );
}

interface RuleLineProps {
  readonly rule: DataRuleRow;
  readonly onEdit: () => void;
  readonly onRemove: () => void;
  /** The rule in words. */
  readonly children: ReactNode;
}

function RuleLine({ rule, onEdit, onRemove, children }: RuleLineProps) {
  const mayEdit = useAllowed('system:permission:editRule');
  const mayDelete = useAllowed('system:permission:deleteRule');
  return (
    <li>
      <span className="menu-name">
        <b>{rule.ruleName}</b> {rule.status === '0' && <StatusTag tone="neutral">{permissionTexts.off}</StatusTag>}
      </span>
      <span className="row-actions">
        {mayEdit && (
          <button type="button" className="link-button" onClick={onEdit}>
            {text.common.edit}
          </button>
        )}
        {mayDelete && (
          <button type="button" className="link-button danger" onClick={onRemove}>
            {text.common.delete}
          </button>
        )}
      </span>
      <span className="rule-words">{children}</span>
    </li>
  );
}
