import type { AnyEntity } from '@campus/contract/kit';

// biome-ignore lint/suspicious/noExplicitAny: the engine's untyped seam; `behaviour()` checked the hooks against the entity
type Hook = (...args: any[]) => any;
/** A behaviour whose entity is not known statically; only the engine uses it. */
export interface AnyBehaviour {
  readonly entity: AnyEntity;
  readonly lockFirst?: Hook;
  readonly lockForNew?: Hook;
  readonly beforeLock?: Hook;
  readonly validate?: Hook;
  readonly beforeSave?: Hook;
  readonly afterSave?: Hook;
  readonly afterSort?: Hook;
  readonly beforeDelete?: Hook;
  readonly steps?: Readonly<Record<string, Hook | undefined>>;
  readonly afterStep?: Hook;
  readonly notice?: Hook;
  readonly preview?: Hook;
  readonly conflict?: Hook;
  readonly related?: Hook;
  readonly present?: Hook;
  readonly columns?: Hook;
  readonly mayEdit?: Hook;
  readonly listFilter?: Hook;
  readonly importExample?: Hook;
  readonly importRow?: Hook;
}
