import { pick } from '@campus/contract/kit';
import { text } from '@campus/contract/messages';
import {
  addSeal,
  departSeal,
  type ListedSeal,
  listSeals,
  removeSeal,
  replaceSeal,
  sealTexts as texts,
} from '@campus/contract/system';
import { useQueryClient } from '@tanstack/react-query';
import { Button, Skeleton } from 'antd';
import { useState } from 'react';
import { LoadError } from '../../kit/detail/load-error.tsx';
import { QuestionDialog } from '../../kit/form/question-dialog.tsx';
import { useFieldsForm } from '../../kit/form/use-fields-form.ts';
import { callEnvelope } from '../../request/call.ts';
import { ignoreReported } from '../../request/request-failed.ts';
import { tell } from '../../request/tell.ts';
import { useEndpoint } from '../../request/use-endpoint.ts';
import { SealPicture } from '../../widgets/files/seal-picture.tsx';
import { StateView } from '../../widgets/state-view.tsx';
import './seals.css';

const width = 480;
const getFields = (held: ListedSeal | undefined) =>
  pick(departSeal.fields, held ? (['img'] as const) : (['departId', 'img'] as const));

/** 电子印章: the seals of schools and colleges that agreements are stamped with. */
export function Seals() {
  const { data, isError, error, refetch } = useEndpoint(listSeals, {}, { quiet: true });
  const [edited, setEdited] = useState<ListedSeal | 'new'>();
  return (
    <section className="surface setting-group" aria-label={texts.title}>
      <header className="seals-head">
        <h2>{texts.title}</h2>
        <Button onClick={() => setEdited('new')}>{texts.add}</Button>
      </header>
      <p className="muted">{texts.note}</p>
      {isError && <LoadError error={error} onRetry={refetch} />}
      {!data && !isError && <Skeleton active title={false} />}
      {data?.length === 0 && <StateView title={texts.none} text={texts.noneHint} />}
      {data && data.length > 0 && (
        <ul className="seals">
          {data.map((seal) => (
            <Seal key={seal.id} seal={seal} onReplace={() => setEdited(seal)} />
          ))}
        </ul>
      )}
      {edited && <SealDialog held={edited === 'new' ? undefined : edited} onClose={() => setEdited(undefined)} />}
    </section>
  );
}

function Seal({ seal, onReplace }: { seal: ListedSeal; onReplace: () => void }) {
  const client = useQueryClient();
  const { id, departName, parentName, img, time } = seal;
  const remove = async () => {
    if (!(await tell.confirm({ title: texts.remove, text: texts.removeAsk(departName) }))) return;
    const { message } = await callEnvelope(removeSeal, { id });
    tell.success(message);
    await client.invalidateQueries({ queryKey: [listSeals.path] });
  };
  return (
    <li>
      <SealPicture path={img} alt={texts.alt(departName)} />
      <div>
        <b>{departName}</b>
        {parentName && <span className="muted">{parentName}</span>}
        <span className="muted">{time.slice(0, 16)}</span>
        <span className="seal-actions">
          <Button size="small" onClick={onReplace} aria-label={texts.replaceTitle(departName)}>
            {texts.replace}
          </Button>
          <Button
            size="small"
            type="text"
            danger
            aria-label={texts.removeTitle(departName)}
            onClick={() => void remove().catch(ignoreReported)}
          >
            {texts.remove}
          </Button>
        </span>
      </div>
    </li>
  );
}

function SealDialog({ held, onClose }: { held: ListedSeal | undefined; onClose: () => void }) {
  const client = useQueryClient();
  const form = useFieldsForm({ fields: getFields(held) });
  const send = async (idempotencyKey: string) => {
    const options = { idempotencyKey, quiet: true };
    const { departId = '', img = '' } = form.body() as Readonly<Record<string, string>>;
    const { message } = held
      ? await callEnvelope(replaceSeal, { id: held.id, img }, options)
      : await callEnvelope(addSeal, { departId, img }, options);
    await client.invalidateQueries({ queryKey: [listSeals.path] });
    return { message };
  };
  return (
    <QuestionDialog
      title={held ? texts.replaceTitle(held.departName) : texts.add}
      width={width}
      submitText={text.common.save}
      form={form}
      send={send}
      onClose={onClose}
    />
  );
}
