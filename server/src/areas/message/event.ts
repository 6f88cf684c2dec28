import { type Draft, fieldFailure } from '@campus/contract/kit';
import { eventTexts, eventWays, messageEvent, waysWithWords } from '@campus/contract/message';
import { behaviour } from '../../kit/behaviour.ts';
import type { Context } from '../../kit/context.ts';

type Codes = Readonly<Record<string, string>>;

/** Template codes of the chosen channels only. Throws when the value is not such an object. */
function getCodes({ templateCodes }: Draft<typeof messageEvent>, ways: readonly string[]): Codes {
  if (templateCodes === null || templateCodes === undefined) return {};
  const isObject = typeof templateCodes === 'object' && !Array.isArray(templateCodes);
  const entries = isObject ? Object.entries(templateCodes) : undefined;
  if (!entries?.every(([way, code]) => Object.hasOwn(eventWays, way) && typeof code === 'string'))
    throw fieldFailure('templateCodes', eventTexts.badTemplates);
  return Object.fromEntries(entries.filter(([way, code]) => ways.includes(way) && code !== ''));
}

/** The channels whose named template is active and of the right type. */
async function listUsableChannels(codes: Codes, { db, session }: Context): Promise<ReadonlySet<string>> {
  const named = Object.values(codes);
  if (named.length === 0) return new Set();
  const rows = await db
    .selectFrom('sys_sms_template')
    .where('tenantId', '=', session.tenantId)
    .where('templateCode', 'in', named)
    .where('useStatus', '=', '1')
    .where('delFlag', '=', 0)
    .select(['templateCode', 'templateType'])
    .execute();
  const types = new Map(rows.map((row) => [row.templateCode, row.templateType]));
  return new Set(Object.entries(codes).flatMap(([way, code]) => (types.get(code) === way ? [way] : [])));
}

/** Channels of each event, with an active template for channels without a default text. */
export const eventBehaviour = behaviour(messageEvent, {
  async validate(draft, context) {
    const ways = (draft.channels ?? '').split(',').filter(Boolean);
    if (ways.some((way) => !Object.hasOwn(eventWays, way))) throw fieldFailure('channels', eventTexts.badWay);
    const codes = getCodes(draft, ways);
    const fits = await listUsableChannels(codes, context);
    const without = ways.find((way) => (codes[way] ? !fits.has(way) : !waysWithWords.has(way)));
    if (without !== undefined)
      throw fieldFailure('templateCodes', eventTexts.chooseTemplate(eventWays[without] as string));
    draft.templateCodes = codes;
  },
});
