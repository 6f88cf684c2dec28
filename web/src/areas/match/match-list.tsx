import { getStateCounts, isEnterprise } from '@campus/contract/kit';
import { matchFlow, matchResult, matchScreen, sendMatchFeedback } from '@campus/contract/match';
import { Button, Switch } from 'antd';
import { useState } from 'react';
import { useLocation } from 'react-router';
import { useAllowed } from '../../kit/call/allowed.tsx';
import { useCaller } from '../../kit/call/caller.ts';
import { type Cells, getName } from '../../kit/detail/detail-settings.ts';
import { useOpenedId } from '../../kit/detail/use-opened-id.ts';
import { useListNavigation } from '../../kit/detail/use-record-navigation.ts';
import { asData, type EntityRow } from '../../kit/field/row.ts';
import { EntityPage } from '../../kit/list/entity-page.tsx';
import { statusTab } from '../../kit/list/status-tabs.tsx';
import { useEntityList } from '../../kit/list/use-entity-list.ts';
import { tell } from '../../request/tell.ts';
import { MatchCompare, mostCompared } from './match-compare.tsx';
import { MatchDrawer } from './match-drawer.tsx';
import { MatchScore } from './match-explained.tsx';
import { MatchFeedbackDialog } from './match-feedback-dialog.tsx';
import { MatchProgressNote, MatchRunButton } from './match-run-tool.tsx';
import './match.css';

type Match = EntityRow<typeof matchResult>;
const { waiting, passed } = matchFlow.states;
/** Rows of 全部 while the hidden ones are not shown. */
const recommended = { screen: [waiting.code, passed.code].join() };
const recommendedCounts = [waiting.code, passed.code].map(String);

const decided = [statusTab(matchFlow, 'waiting'), statusTab(matchFlow, 'passed'), statusTab(matchFlow, 'notPassed')];
const withHidden = [...decided, statusTab(matchFlow, 'void')];
const withoutColumns = (...left: readonly string[]) => ({
  ...matchResult,
  list: matchResult.list.filter((name) => !left.includes(name)) as typeof matchResult.list,
  search: (matchResult.search ?? []).filter((item) => !left.includes(String(item))),
});
/** A company does not search by names: it cannot read those of most students. */
const shown = { school: withoutColumns(), company: withoutColumns('companyName') };
const company = { ...shown.company, search: shown.company.search.filter((item) => item !== 'realname') };

const cells: Cells<typeof matchResult> = {
  score: ({ id, score, metCount, askedCount }) => (
    <MatchScore id={id} score={Number(score ?? 0)} met={Number(metCount ?? 0)} of={Number(askedCount ?? 0)} />
  ),
};

/** The tab that the address of a menu entry opens. */
const getTab = (path: string): string => decided.find(({ key }) => path.endsWith(`/${key}`))?.key ?? 'waiting';

/** 匹配简历: students who fit the posts of a company, to be screened; for the school, to look at. */
export function MatchListPage() {
  const initial = getTab(useLocation().pathname);
  const isOwn = isEnterprise(useCaller());
  const mayRemark = useAllowed(sendMatchFeedback.needs as string);
  const entity = isOwn ? company : shown.school;
  const [showsHidden, setShowsHidden] = useState(false);
  const [opened, setOpened] = useOpenedId();
  const [compared, setCompared] = useState<readonly Match[]>();
  const [wrong, setWrong] = useState<string>();
  const items = showsHidden ? withHidden : decided;
  const filter = showsHidden ? undefined : recommended;
  // The same query as the page's, for the navigation in the drawer.
  const list = useEntityList(entity, { tabs: items, filter, initialTab: initial });
  const navigation = useListNavigation(list, opened, setOpened);
  return (
    <>
      <EntityPage
        entity={entity}
        filter={filter}
        tabs={{ items, initial, counts: getStateCounts(matchResult), ...(!showsHidden && { all: recommendedCounts }) }}
        cells={cells}
        detail={(row) => setOpened(row.id)}
        empty={matchScreen.empty}
        tools={() => (
          <>
            <MatchRunButton />
            <span className="match-toggle">
              <Switch size="small" checked={showsHidden} onChange={setShowsHidden} aria-label={matchScreen.hidden} />{' '}
              {matchScreen.hidden}
            </span>
            <MatchProgressNote />
          </>
        )}
        batch={(rows) => (
          <Button
            onClick={() =>
              rows.length < 2 || rows.length > mostCompared ? tell.warning(matchScreen.compareCount) : setCompared(rows)
            }
          >
            {matchScreen.compare}
          </Button>
        )}
        rowActions={(row) => [
          mayRemark && {
            key: 'feedback',
            label: matchScreen.feedback,
            isSecondary: true,
            run: () => setWrong(row.id),
          },
        ]}
      />
      {opened && <MatchDrawer id={opened} navigation={navigation} onOpen={setOpened} />}
      {compared && (
        <MatchCompare
          matches={compared.map((row) => ({ id: row.id, name: getName(matchResult, asData(row)) }))}
          onClose={() => setCompared(undefined)}
        />
      )}
      {wrong && <MatchFeedbackDialog id={wrong} onClose={() => setWrong(undefined)} />}
    </>
  );
}
