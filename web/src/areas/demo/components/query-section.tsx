import { entities } from '@campus/contract';
import { componentTexts, demoOrder } from '@campus/contract/demo';
import { type SuperQuery, superQueryText } from '@campus/contract/rules';
import { useQuery } from '@tanstack/react-query';
import { useCallback, useState } from 'react';
import { useCaller } from '../../../kit/call/caller.ts';
import { readPage } from '../../../kit/call/entity-calls.ts';
import { queryFields } from '../../../kit/list/query-fields.ts';
import { AdvancedQuery } from '../../../widgets/query/advanced-query.tsx';
import { DemoHint } from './demo-states.tsx';

const texts = componentTexts.query;

/** The advanced query over the sample orders. */
export function QuerySection() {
  const [asked, setAsked] = useState<SuperQuery>();
  const caller = useCaller();
  const fieldList = useCallback(() => queryFields(demoOrder, entities, caller), [caller]);
  const query = {
    pageNo: 1,
    pageSize: 1,
    ...(asked && { superQueryParams: superQueryText(asked.conditions), superQueryMatchType: asked.matchType }),
  };
  const found = useQuery({
    queryKey: [demoOrder.name, 'advanced', query],
    queryFn: ({ signal }) => readPage(demoOrder.path, query, signal),
  });
  return (
    <>
      <DemoHint>{texts.hint}</DemoHint>
      <AdvancedQuery
        fieldList={fieldList}
        loading={found.isFetching}
        active={asked}
        onSearch={(conditions, matchType) => setAsked(conditions.length > 0 ? { conditions, matchType } : undefined)}
      />
      <pre className="demo-sent" aria-live="polite">
        {asked ? JSON.stringify(asked, undefined, 2) : texts.none}
        {found.data && `\n${texts.hits(found.data.total)}`}
      </pre>
    </>
  );
}
