import {
  allocateBooth,
  boothStates,
  type FairCompanyRow,
  fairApply,
  fairApplyFlow,
  fairBooth,
  fairCompanies,
  fairPosts,
  fairScreen,
  jobFair,
  type MapBooth,
  swapBooths,
} from '@campus/contract/jobfair';
import { getCodes } from '@campus/contract/kit';
import { text } from '@campus/contract/messages';
import { Button } from 'antd';
import { useEffect, useState } from 'react';
import { tell } from '../../request/tell.ts';
import { useCall, useEndpoint } from '../../request/use-endpoint.ts';

const texts = fairScreen.placement;
const placeable: readonly number[] = getCodes(fairApplyFlow, 'passed', 'confirmed');
const affects = [fairBooth.name, jobFair.name, fairApply.name, fairCompanies.path, fairPosts.path];

/** A company that needs a booth, or the booth whose company moves. */
type Chosen = { readonly kind: 'apply' | 'booth'; readonly id: string; readonly name: string };
const carry = ({ kind, id }: Pick<Chosen, 'kind' | 'id'>): string => `${kind}:${id}`;
const isUsed = ({ state }: MapBooth): boolean => state === 'taken' || state === 'arrived' || state === 'barred';
const nameBooth = ({ boothNo, state, companyName }: MapBooth): string =>
  texts.booth(boothNo, companyName ?? boothStates[state]);

/** Companies that have fewer booths than they asked for. */
const listUnplaced = (companies: readonly FairCompanyRow[]): FairCompanyRow[] =>
  companies.filter(
    ({ apply, boothNos }) => apply !== null && placeable.includes(apply.status) && boothNos.length < apply.boothCount,
  );

/** Placing companies on the map: by dragging, or by choosing first what goes and then where. */
export function useBoothPlacement(fairId: string, booths: readonly MapBooth[], isEnabled: boolean) {
  const [chosen, setChosen] = useState<Chosen>();
  const { data: companies = [] } = useEndpoint(fairCompanies, { fairId }, { enabled: isEnabled, quiet: true });
  const isChoosing = chosen !== undefined;
  useEffect(() => {
    if (!isChoosing) return;
    const leave = ({ key }: KeyboardEvent) => key === 'Escape' && setChosen(undefined);
    document.addEventListener('keydown', leave);
    return () => document.removeEventListener('keydown', leave);
  }, [isChoosing]);
  const allocation = useCall(allocateBooth, { affects });
  const swap = useCall(swapBooths, { affects });
  const done = (sentence = '') => {
    setChosen(undefined);
    tell.success(sentence);
  };
  const move = async (from: MapBooth | undefined, to: MapBooth) => {
    if (!from || from.id === to.id) return;
    const isSure = await tell.confirm({
      title: texts.swap,
      text:
        to.state === 'free'
          ? texts.moveAsk(nameBooth(from), to.boothNo)
          : texts.swapAsk(nameBooth(from), nameBooth(to)),
    });
    if (isSure) swap.mutate({ boothId: from.id, otherId: to.id }, { onSuccess: () => done(swapBooths.done) });
  };
  const place = (what: string, booth: MapBooth) => {
    const [kind, id = ''] = what.split(':');
    if (kind === 'booth')
      return void move(
        booths.find((one) => one.id === id),
        booth,
      );
    if (kind === 'apply')
      allocation.mutate({ boothId: booth.id, applyId: id }, { onSuccess: () => done(allocateBooth.done) });
  };
  return {
    unplaced: listUnplaced(companies),
    chosen,
    choose: setChosen,
    /** Starts the move of a booth's company, for readers without a mouse. */
    startMove: (booth: MapBooth) => setChosen({ kind: 'booth', id: booth.id, name: nameBooth(booth) }),
    canMove: (booth: MapBooth) => isEnabled && isUsed(booth),
    drop: place,
    moveTo: (from: MapBooth, to: MapBooth) => void move(from, to),
    /** Whether the chosen company goes to this booth; otherwise the booth is opened. */
    takes: (booth: MapBooth): boolean => {
      if (chosen) place(carry(chosen), booth);
      return chosen !== undefined;
    },
  };
}
export type BoothPlacement = ReturnType<typeof useBoothPlacement>;

/** What the next click on a booth does, and how to leave that. */
export const PlacementHint = ({ placement: { chosen, choose } }: { readonly placement: BoothPlacement }) => (
  <p className="booth-hint" role="status">
    {chosen && (
      <>
        <span>{chosen.kind === 'apply' ? texts.chooseFree(chosen.name) : texts.chooseOther(chosen.name)}</span>
        <Button size="small" onClick={() => choose(undefined)}>
          {text.common.cancel}
        </Button>
      </>
    )}
  </p>
);

/** Approved companies that wait for a booth, next to the map. */
export function UnplacedCompanies({ placement: { unplaced, chosen, choose } }: { readonly placement: BoothPlacement }) {
  return (
    <aside className="booth-side" aria-label={texts.unplaced}>
      <h3>{texts.count(unplaced.length)}</h3>
      <p>{unplaced.length > 0 ? texts.hint : texts.none}</p>
      <ul className="booth-companies">
        {unplaced.map(({ id, companyName, boothNos, posts, apply }) => {
          if (!apply) return null;
          const one: Chosen = { kind: 'apply', id: apply.id, name: companyName };
          const isChosen = chosen?.id === apply.id;
          return (
            <li key={id}>
              <button
                type="button"
                draggable
                aria-pressed={isChosen}
                onClick={() => choose(isChosen ? undefined : one)}
                onDragStart={(event) => event.dataTransfer.setData('text/plain', carry(one))}
              >
                <b>{companyName}</b>
                <small>{texts.needs(boothNos.length, apply.boothCount, posts.length)}</small>
              </button>
            </li>
          );
        })}
      </ul>
    </aside>
  );
}
