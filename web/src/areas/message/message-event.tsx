import { eventTexts, eventWays, messageEvent, waysWithWords } from '@campus/contract/message';
import { EntityPage } from '../../kit/list/entity-page.tsx';
import { Ellipsis } from '../../widgets/ellipsis.tsx';
import { TemplateCodesInput, WaysInput } from './event-inputs.tsx';

type Row = { readonly channels: string; readonly templateCodes: unknown };

/** Each way an event is told by, with the template it uses. */
function templatesOf({ channels, templateCodes }: Row): string {
  const codes = (templateCodes ?? {}) as Readonly<Record<string, string>>;
  const own = (way: string) => (waysWithWords.has(way) ? eventTexts.ownWords : '–');
  const ways = channels.split(',').filter(Boolean);
  if (ways.every((way) => !codes[way] && waysWithWords.has(way))) return eventTexts.ownWords;
  return ways.map((way) => `${eventWays[way] ?? way}：${codes[way] ?? own(way)}`).join('；');
}

/** 消息事件: by which ways, in which words and how late people are told of what happens. */
export function MessageEventListPage() {
  return (
    <EntityPage
      entity={messageEvent}
      cells={{ templateCodes: (row) => <Ellipsis text={templatesOf(row)} length={14} /> }}
      form={{ inputs: { channels: WaysInput, templateCodes: TemplateCodesInput } }}
      detail={{ cells: { templateCodes: templatesOf } }}
    />
  );
}
