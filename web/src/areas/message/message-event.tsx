import {
  eventTexts,
  eventWays,
  messageEvent,
  variableLabels,
  variablePlaceholders,
  waysWithWords,
} from '@campus/contract/message';
import { EntityPage } from '../../kit/list/entity-page.tsx';
import { Ellipsis } from '../../widgets/ellipsis.tsx';
import { ChannelsInput, TemplateCodesInput } from './event-inputs.tsx';

type Row = { readonly channels: string; readonly templateCodes: unknown };

const listWays = (channels: string): string[] => channels.split(',').filter(Boolean);
const nameWays = (channels: string): string[] => listWays(channels).map((way) => eventWays[way] ?? way);
/** Channels of an event with their templates. */
function getTemplates({ channels, templateCodes }: Row): string {
  const codes = (templateCodes ?? {}) as Readonly<Record<string, string>>;
  const own = (way: string) => (waysWithWords.has(way) ? eventTexts.ownWords : '–');
  const ways = listWays(channels);
  if (ways.every((way) => !codes[way] && waysWithWords.has(way))) return eventTexts.ownWords;
  return ways.map((way) => `${eventWays[way] ?? way}：${codes[way] ?? own(way)}`).join('；');
}

/** 消息事件: channels, templates and delays of event messages. */
export function MessageEventListPage() {
  return (
    <EntityPage
      entity={messageEvent}
      cells={{
        channels: ({ channels }) => nameWays(channels).join('、'),
        variables: ({ variables }) => variables && <Ellipsis text={variableLabels(variables)} length={14} />,
        templateCodes: (row) => <Ellipsis text={getTemplates(row)} length={14} />,
      }}
      form={{ inputs: { channels: ChannelsInput, templateCodes: TemplateCodesInput } }}
      detail={{
        cells: {
          channels: ({ channels }) => nameWays(channels).join('、'),
          variables: ({ variables }) => variablePlaceholders(variables ?? ''),
          templateCodes: getTemplates,
        },
      }}
    />
  );
}
