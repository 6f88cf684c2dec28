import { failure, fieldFailure, type Row, refusal } from '@campus/contract/kit';
import {
  jsonObject,
  stopTemplate,
  sysMessage,
  sysMessageTemplate,
  templateRefusals,
  testTemplate,
  useTemplate,
  variablesIn,
} from '@campus/contract/message';
import { text } from '@campus/contract/messages';
import { sql } from 'kysely';
import { behaviour } from '../../kit/behaviour.ts';
import type { Context } from '../../kit/context.ts';
import { answer, type BoundEndpoint } from '../../kit/http/answer.ts';
import { isReachable } from '../../platform/messages/channel.ts';
import { messageEvents } from '../../platform/messages/event-settings.ts';
import { fillTemplate, getVariables } from '../../platform/messages/fill.ts';
import { outboxChannel } from '../../platform/messages/notify.ts';

type Template = Row<typeof sysMessageTemplate>;
const [off, on] = ['0', '1'] as const;
/** Channels with HTML content: mail and console. */
const rich = new Set(['2', '4']);
const channels = new Set(['1', '2', '3', '4']);
const mostTestsAnHour = 30;
const everywhere = ['siteName', 'time', 'refId'];

/** All variables that any event provides. */
const listKnownVariables = (): ReadonlySet<string> =>
  new Set([...everywhere, ...[...messageEvents.values()].flatMap(getVariables)]);
const assertNotInUse = (row: Template) => (row.useStatus === on ? refusal(templateRefusals.inUse) : undefined);

/** Message templates: editable, testable, and locked while in use. */
export const templateBehaviour = behaviour(sysMessageTemplate, {
  validate({ templateTestJson }) {
    if (templateTestJson && !jsonObject(templateTestJson))
      throw fieldFailure('templateTestJson', templateRefusals.notJson);
  },
  beforeSave(draft, { engine }) {
    if (rich.has(draft.templateType ?? '') && draft.templateContent)
      draft.templateContent = engine.ports.sanitize(draft.templateContent);
  },
  mayEdit: assertNotInUse,
  beforeDelete(row) {
    const refused = assertNotInUse(row);
    if (refused) throw refused;
  },
});

async function lockTemplate(context: Context, id: string): Promise<Template> {
  const row = await context.engine.lock(sysMessageTemplate, id, context);
  if (!row) throw failure('notFound');
  return row;
}
/** The lock makes a test that is sent at the same moment wait for the count. */
async function assertBelowLimit({ db, session, engine }: Context): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtext(${`template-test:${session.username}`}))`.execute(db);
  const since = new Date(engine.now().getTime() - 3600_000).toISOString();
  const { rows } = await sql<{ n: number }>`
    select count(*)::int as n from sys_sms
    where event_code = 'TEMPLATE_TEST' and create_by = ${session.username} and create_time > ${since}::timestamptz`.execute(
    db,
  );
  if ((rows[0]?.n ?? 0) >= mostTestsAnHour) throw failure('tooFrequent');
}

export const templateCalls: readonly BoundEndpoint[] = [
  answer(useTemplate, async ({ id }, context) => {
    const { templateContent, templateName } = await lockTemplate(context, id);
    const known = listKnownVariables();
    const unknown = variablesIn(`${templateName}${templateContent}`).filter((name) => !known.has(name));
    if (unknown.length > 0) throw refusal(templateRefusals.unknown(unknown.join('、')));
    await context.engine.set(sysMessageTemplate, id, { useStatus: on }, context);
    return null;
  }),
  answer(stopTemplate, async ({ id }, context) => {
    await lockTemplate(context, id);
    await context.engine.set(sysMessageTemplate, id, { useStatus: off }, context);
    return null;
  }),
  answer(testTemplate, async ({ templateCode, testData, receiver, msgType }, context) => {
    const template = await context.db
      .selectFrom('sys_sms_template')
      .where('templateCode', '=', templateCode)
      .where('tenantId', '=', context.session.tenantId)
      .where('delFlag', '=', 0)
      .selectAll()
      .executeTakeFirst();
    const channel = msgType === 'system' ? '4' : (msgType ?? template?.templateType ?? '');
    if (!template || !channels.has(channel)) throw refusal(templateRefusals.notAdded);
    const data = jsonObject(testData || template.templateTestJson || '{}');
    if (!data) throw refusal(templateRefusals.cannotParse);
    const wanted = variablesIn(`${template.templateName}${template.templateContent}`);
    const missing = wanted.filter((name) => !Object.hasOwn(data, name) && !everywhere.includes(name));
    if (missing.length > 0) throw refusal(templateRefusals.missing(missing.join('、')));
    if (!isReachable(channel, receiver)) throw fieldFailure('receiver', templateRefusals.badReceiver);
    await assertBelowLimit(context);
    const values = { siteName: text.app.name, time: context.now, ...data };
    await context.engine.insert(
      sysMessage,
      {
        esTitle: fillTemplate(template.templateName, values, false).slice(0, 100),
        esContent: fillTemplate(template.templateContent, values, rich.has(channel)).slice(0, 2000),
        esReceiver: receiver,
        esType: channel,
        esSendTime: context.now,
        nextTime: context.now,
        eventCode: 'TEMPLATE_TEST',
        templateCode,
      },
      context,
    );
    const { database } = context.engine;
    context.later(() => database.publish(outboxChannel, ''));
    return null;
  }),
];
