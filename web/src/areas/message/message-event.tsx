import { eventTexts, eventWays, messageEvent, waysWithWords } from '@campus/contract/message';
import { EntityPage } from '../../kit/entity-page.tsx';
import { TemplateCodesInput, WaysInput } from './event-inputs.tsx';

/** Each way an event is told by, with the template it uses. */
const templatesCell = ({ channels, templateCodes }: { channels: string; templateCodes: unknown }) => {
  const codes = (templateCodes ?? {}) as Readonly<Record<string, string>>;
  const own = (way: string) => (waysWithWords.has(way) ? eventTexts.ownWords : '–');
  return channels
    .split(',')
    .filter(Boolean)
    .map((way) => `${eventWays[way] ?? way}：${codes[way] ?? own(way)}`)
    .join('；');
};

/** 消息事件: by which ways, in which words and how late people are told of what happens. */
export function MessageEventListPage() {
  return (
    <EntityPage
      entity={messageEvent}
      cells={{ templateCodes: templatesCell }}
      form={{ inputs: { channels: WaysInput, templateCodes: TemplateCodesInput } }}
      detail={{ cells: { templateCodes: templatesCell } }}
    />
  );
}
