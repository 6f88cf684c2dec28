import { fieldFailure } from '@campus/contract/kit';
import { liveSettingRefusals as refused, setting as settingEntity } from '@campus/contract/system';
import { sql } from 'kysely';
import type { Context } from '../../kit/context.ts';
import { type Provider, parseKeys } from './addresses.ts';
import { isProvider } from './live-service.ts';
import type { StreamService } from './live-settings.ts';
import { application } from './media-messages.ts';

type LiveKey = 'live.provider' | 'live.pushDomain' | 'live.pullDomain' | 'live.signKey';
type OwnValues = Partial<Record<LiveKey, string>>;
async function loadOwnValues(context: Context): Promise<OwnValues> {
  const { rows } = await sql<{ key: LiveKey; value: string | null }>`
    select setting_key as key, setting_value as value from rc_setting
    where ${context.live(settingEntity)} and setting_key like 'live.%'`.execute(context.db);
  return Object.fromEntries(rows.map(({ key, value }) => [key, value ?? '']));
}

const manual = 'manual';
/** The installation serves these itself: they have no other host or key. */
const hasOwnServer = (provider: Provider): boolean => provider === 'builtin' || provider === 'demo';
const toPushBase = (host: string): string => `rtmp://${host}${application}`;
const toPullBase = (host: string): string => `https://${host}${application}`;

export interface TenantLive extends StreamService {
  /** Sessions are fetched from addresses that the school enters. */
  readonly isManual: boolean;
}
/** The stream service of the session's tenant: its own settings over those of the installation. */
export async function loadTenantLive(context: Context): Promise<TenantLive> {
  const { settings } = context.services.live;
  const own = await loadOwnValues(context);
  const isManual = own['live.provider'] === manual;
  const wanted = own['live.provider'] ?? '';
  const provider = isProvider(wanted) ? wanted : settings.provider;
  if (hasOwnServer(provider)) return { ...settings, provider, isManual };
  const { 'live.pushDomain': push, 'live.pullDomain': pull, 'live.signKey': key } = own;
  return {
    provider,
    isManual,
    bases: {
      push: push ? toPushBase(push) : settings.bases.push,
      pull: pull ? toPullBase(pull) : settings.bases.pull,
    },
    keys: key ? parseKeys(context.engine.ports.cipher.decrypt(key)) : settings.keys,
  };
}
/** What the addresses of a stream of this provider are made of; one from before a change keeps the installation's. */
export async function loadStreamService(provider: Provider, context: Context): Promise<StreamService> {
  if (hasOwnServer(provider)) return { ...context.services.live.settings, provider };
  const own = await loadTenantLive(context);
  return own.provider === provider ? own : { ...context.services.live.settings, provider };
}

/** Throws when the settings name a service without its hosts or key, or one that browsers may not play from. */
export function assertLiveSettings(
  values: Readonly<Record<string, unknown>>,
  keptKey: string | null,
  { services: { live } }: Context,
): void {
  const wanted = String(values['live.provider'] ?? '');
  const pull = values['live.pullDomain'];
  if (pull && !live.isMediaHost(toPullBase(String(pull)))) throw fieldFailure('live.pullDomain', refused.foreign);
  // A service that is the installation's too has its hosts and key there.
  if (!isProvider(wanted) || hasOwnServer(wanted) || wanted === live.settings.provider) return;
  if (!values['live.pushDomain']) throw fieldFailure('live.pushDomain', refused.needed('live.pushDomain'));
  if (!pull) throw fieldFailure('live.pullDomain', refused.needed('live.pullDomain'));
  if (!values['live.signKey'] && !keptKey) throw fieldFailure('live.signKey', refused.needed('live.signKey'));
}
