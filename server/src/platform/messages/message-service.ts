import { accountRefusals } from '@campus/contract/account';
import { chinaTime, failure } from '@campus/contract/kit';
import { sql } from 'kysely';
import type { Job } from '../../kit/area-server.ts';
import type { EngineApi } from '../../kit/context.ts';
import type { Log } from '../../kit/log.ts';
import { newId } from '../../kit/write/new-id.ts';
import type { PushHub } from '../push/push-hub.ts';
import { channels } from './channel.ts';
import { expandOutbox } from './expand.ts';
import { outboxChannel } from './notify.ts';
import type { Providers } from './provider.ts';
import type { RecentCodes } from './recent-codes.ts';
import { sendDue, storedOnly } from './send.ts';

const maxRounds = 50;
/** Events of messages with a secret, whose stored text is masked. */
export const secretEvents = { code: 'SMS_CODE', password: 'SMS_PASSWORD' } as const;

export interface MessageServiceOptions {
  readonly engine: EngineApi;
  readonly providers: Providers;
  readonly push: PushHub;
  readonly log: Log;
  /** Stores codes for display in a development installation. */
  readonly recentCodes?: RecentCodes | undefined;
}
/** A verification code for a phone. */
export interface CodeMessage {
  readonly tenantId: number;
  readonly mobile: string;
  /** The text to send; contains `code`. */
  readonly content: string;
  readonly code: string;
  /** A password instead of a code: it is not stored anywhere. */
  readonly isPassword?: boolean;
}

/** Sends messages; all its state is in the outbox and the messages. */
export class MessageService {
  readonly #options: MessageServiceOptions;
  readonly #endSubscription: () => void;
  /** Runs of this process are sequential; `#isScheduled` while one is waiting to start. */
  #last: Promise<number> = Promise.resolve(0);
  #isScheduled = false;
  #stopped = false;

  constructor(parts: MessageServiceOptions) {
    this.#options = parts;
    this.#endSubscription = parts.engine.database.subscribe(outboxChannel, () => this.#wake());
  }

  /** The job of the outbox: every ten seconds, and when something is written to it. */
  get job(): Job {
    return {
      name: 'RcOutbox',
      title: '发件箱发送',
      cron: '0/10 * * * * ? *',
      run: () => this.turn(),
    };
  }

  /** Turns outbox rows into messages and sends due ones until nothing is left; returns the number sent. */
  turn(): Promise<number> {
    const turn = this.#last.then(() => this.#sendAll());
    this.#last = turn.catch(() => 0);
    return turn;
  }
  async #sendAll(): Promise<number> {
    let sent = 0;
    for (let i = 0; i < maxRounds && !this.#stopped; i += 1) {
      const taken = await expandOutbox(this.#options.engine);
      const out = await sendDue(this.#options);
      sent += out;
      if (taken === 0 && out === 0) break;
    }
    return sent;
  }

  /**
   * Sends a verification code or a password at once, at any hour. The stored text never contains it. Throws thirdParty
   * when the provider rejects it.
   */
  async sendCode({ tenantId, mobile, content, code, isPassword = false }: CodeMessage): Promise<void> {
    const { engine, providers, recentCodes } = this.#options;
    const id = newId();
    const shown = content.replaceAll(code, '******');
    const title = isPassword ? '账号密码' : '验证码';
    const event = isPassword ? secretEvents.password : secretEvents.code;
    if (!isPassword) recentCodes?.add(mobile, code);
    const failed = await providers.sms?.send({ id, to: mobile, title, content }).then(
      () => undefined,
      (error: unknown) => (error instanceof Error ? error.message : String(error)),
    );
    const result = providers.sms ? (failed?.replaceAll(code, '******').slice(0, 255) ?? null) : storedOnly;
    const now = chinaTime(engine.now());
    await sql`
      insert into sys_sms (id, tenant_id, create_by, create_time, es_title, es_content, es_receiver, es_type, es_send_status, es_send_num,
                           es_send_time, es_result, event_code)
      values (${id}, ${tenantId}::int, 'system', ${now}::timestamptz, ${title}, ${shown}, ${mobile}, ${channels.sms},
              ${failed === undefined ? 1 : 2}::int, 1, ${now}::timestamptz, ${result}, ${event})`.execute(engine.db);
    if (failed !== undefined) throw failure('thirdParty', accountRefusals.smsFailed);
  }

  /** Finishes the current run; nothing is sent afterwards. */
  async stop(): Promise<void> {
    this.#stopped = true;
    this.#endSubscription();
    await this.#last;
  }

  #wake(): void {
    if (this.#isScheduled) return;
    this.#isScheduled = true;
    void this.#last
      .then(() => {
        this.#isScheduled = false;
        return this.turn();
      })
      .catch((error: unknown) => this.#options.log.error('outbox not sent', error));
  }
}
