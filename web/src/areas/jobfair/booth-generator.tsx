import {
  type BoothMap,
  type FairMark,
  fairBooth,
  fairScreen,
  generateZone,
  type LayoutBooth,
  type MapBooth,
  type MarkKind,
  markKinds,
  saveLayout,
} from '@campus/contract/jobfair';
import { useQueryClient } from '@tanstack/react-query';
import { Button, InputNumber, Select, Skeleton, Space } from 'antd';
import { useState } from 'react';
import { LoadError } from '../../kit/detail/load-error.tsx';
import { FormErrorNotices } from '../../kit/form/form-error-notices.tsx';
import { EntityFormFields } from '../../kit/form/form-fields.tsx';
import { useFieldsForm } from '../../kit/form/use-fields-form.ts';
import { useSubmit } from '../../kit/form/use-submit.ts';
import { call } from '../../request/call.ts';
import { ignoreReported } from '../../request/request-failed.ts';
import { tell } from '../../request/tell.ts';
import { StateView } from '../../widgets/state-view.tsx';
import { type MovedBooths, moveBooth, noMoves, placeBooths } from './booth-draft.ts';
import { BoothMapView } from './booth-map.tsx';
import { skippedField } from './skipped-field.ts';
import { useBoothMap } from './use-booth-map.ts';
import type { Shift } from './use-pan.ts';
import './booth-map.css';

const texts = fairScreen.map;
const { fairId: _fairId, skip: _skip, ...grid } = generateZone.input;
const fields = { ...grid, skip: skippedField };

/** The booth as the layout call takes it. */
const toPlan = ({
  state: _s,
  isArrived: _i,
  companyName: _c,
  posts: _p,
  applyId: _a,
  holdUntil: _h,
  ...booth
}: MapBooth): LayoutBooth => booth;

interface BoothGeneratorProps {
  readonly fairId: string;
  /** Called after every change with the map saved. */
  readonly onChanged: () => Promise<void>;
}
/** Makes the booths of a fair zone by zone, with the map of what there is. */
export function BoothGenerator({ fairId, onChanged }: BoothGeneratorProps) {
  const client = useQueryClient();
  const { data: map, error, refetch } = useBoothMap(fairId);
  if (error && !map) return <LoadError error={error} onRetry={refetch} />;
  if (!map) return <Skeleton active paragraph={{ rows: 6 }} />;
  const changed = async () => {
    await client.invalidateQueries({ queryKey: [fairBooth.name] });
    await onChanged();
  };
  const save = async (layout: BoothMap['layout'], booths: readonly MapBooth[]) => {
    const body = { fairId, layout, booths: booths.map(toPlan), version: map.version };
    const isSaved = await call(saveLayout, body).then(
      () => true,
      (error) => {
        ignoreReported(error);
        return false;
      },
    );
    if (isSaved) tell.success(saveLayout.done ?? '');
    await changed();
    return isSaved;
  };
  return (
    <div className="booth-generator">
      <GridForm fairId={fairId} map={map} onDone={changed} />
      {map.booths.length === 0 && map.layout.marks.length === 0 ? (
        <StateView title={texts.empty} text={texts.emptyHint} />
      ) : (
        <>
          <MovableMap map={map} save={save} />
          <Zones map={map} save={save} />
        </>
      )}
      <Marks map={map} save={save} />
    </div>
  );
}

function GridForm({ fairId, map, onDone }: { fairId: string; map: BoothMap; onDone: () => Promise<void> }) {
  const next = String.fromCharCode(65 + Math.min(map.layout.zones.length, 25));
  const form = useFieldsForm({ fields, initial: { zone: next, rows: 4, cols: 10, aisleEvery: 5 } });
  const submit = useSubmit(form);
  const generate = async () => {
    const { zone, skip, ...body } = form.body() as Record<string, string | null>;
    const hasBooths = map.booths.some((booth) => booth.zone === zone);
    const ask = { title: texts.again, text: texts.againAsk(zone ?? '') };
    if (form.validate() && hasBooths && !(await tell.confirm(ask))) return;
    await submit.run(async () => {
      const numbers = (skip ?? '').split(',').filter(Boolean).map(Number);
      const { generated } = await call(generateZone, { ...body, fairId, zone, skip: numbers } as never, {
        quiet: true,
      });
      tell.success(texts.generated(generated));
      await onDone();
    });
  };
  return (
    <div>
      <FormErrorNotices form={form} submit={submit} />
      <EntityFormFields form={form} groups={[{ title: texts.generate, fields: Object.keys(fields) }]} />
      <Button loading={submit.isRunning} onClick={() => void generate()}>
        {texts.generate}
      </Button>
    </div>
  );
}

interface EditProps {
  readonly map: BoothMap;
  /** Whether the map was saved. */
  readonly save: (layout: BoothMap['layout'], booths: readonly MapBooth[]) => Promise<boolean>;
}
/** The map on which booths are moved within their zones; nothing is sent before it is saved. */
function MovableMap({ map, save }: EditProps) {
  const [moved, setMoved] = useState<MovedBooths>(noMoves);
  const [isSaving, setSaving] = useState(false);
  // Booths that others have deleted meanwhile have no place to go to.
  const present = new Map([...moved].filter(([id]) => map.booths.some((booth) => booth.id === id)));
  const booths = placeBooths(map.booths, present);
  const move = (booth: MapBooth, by: Shift) => {
    const next = moveBooth(map, present, booth.id, by);
    if (typeof next === 'string') tell.warning(next);
    else setMoved(next);
  };
  const keep = async () => {
    setSaving(true);
    const isSaved = await save(map.layout, booths);
    setSaving(false);
    if (isSaved) setMoved(noMoves);
  };
  return (
    <BoothMapView
      map={{ ...map, booths }}
      title={texts.title}
      onShift={move}
      marked={[...present.keys()]}
      tools={
        present.size > 0 && (
          <>
            <span role="status">{texts.moved(present.size)}</span>
            <Button onClick={() => setMoved(noMoves)}>{texts.undoMoves}</Button>
            <Button type="primary" loading={isSaving} onClick={() => void keep()}>
              {texts.saveMoves}
            </Button>
          </>
        )
      }
    />
  );
}

function Zones({ map, save }: EditProps) {
  const { layout, booths } = map;
  const remove = async (key: string) => {
    const own = booths.filter(({ zone }) => zone === key);
    if (!(await tell.confirm({ title: texts.removeZone, text: texts.removeZoneAsk(key, own.length), danger: true })))
      return;
    const zones = layout.zones.filter((zone) => zone.key !== key);
    await save(
      { ...layout, zones },
      booths.filter(({ zone }) => zone !== key),
    );
  };
  return (
    <section>
      <h3>{texts.zones}</h3>
      <ul className="booth-zones">
        {layout.zones.map(({ key, name }) => {
          const own = booths.filter(({ zone }) => zone === key);
          return (
            <li key={key}>
              <b>{name}</b>
              <span className="muted">{texts.zoneLine(new Set(own.map(({ rowNo }) => rowNo)).size, own.length)}</span>
              <button type="button" className="link-button booth-remove" onClick={() => void remove(key)}>
                {texts.removeZone}
              </button>
            </li>
          );
        })}
      </ul>
    </section>
  );
}

const kinds = Object.entries(markKinds).map(([value, label]) => ({ value: value as MarkKind, label }));
/** Entrances, stages and other things that are no booths. */
function Marks({ map, save }: EditProps) {
  const { layout, booths } = map;
  const [draft, setDraft] = useState<Omit<FairMark, 'label'>>({ kind: 'entrance', x: 0, y: 0, w: 6, h: 3 });
  const change = (marks: readonly FairMark[]) => void save({ ...layout, marks }, booths);
  return (
    <section>
      <h3>
        {texts.marks} <small className="muted">{texts.units}</small>
      </h3>
      <ul className="booth-zones">
        {layout.marks.map((mark, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: marks have no identity of their own
          <li key={i}>
            <b>{mark.label || markKinds[mark.kind]}</b>
            <span className="muted">
              {mark.x}, {mark.y}
            </span>
            <button
              type="button"
              className="link-button booth-remove"
              onClick={() => change(layout.marks.filter((one) => one !== mark))}
            >
              {texts.removeMark}
            </button>
          </li>
        ))}
      </ul>
      <div className="booth-mark-form">
        <Select
          aria-label={texts.markKind}
          options={kinds}
          value={draft.kind}
          onChange={(kind) => setDraft({ ...draft, kind })}
        />
        {(['x', 'y', 'w', 'h'] as const).map((name) => (
          <Space.Compact key={name}>
            <Space.Addon>{texts[name]}</Space.Addon>
            <InputNumber
              aria-label={texts[name]}
              min={name === 'x' || name === 'y' ? 0 : 1}
              max={400}
              precision={0}
              value={draft[name]}
              onChange={(value) => setDraft({ ...draft, [name]: value ?? 0 })}
            />
          </Space.Compact>
        ))}
        <Button onClick={() => change([...layout.marks, { ...draft, label: markKinds[draft.kind] }])}>
          {texts.addMark}
        </Button>
      </div>
    </section>
  );
}
