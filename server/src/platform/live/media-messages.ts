import type { StreamKeys } from './addresses.ts';

/** What the media process needs to know; sent once. */
export interface MediaStart {
  readonly kind: 'start';
  readonly rtmpHost: string;
  /** 0: any free port. */
  readonly rtmpPort: number;
  readonly keys: StreamKeys;
  /** Signs requests of this server to the media process. */
  readonly innerKey: string;
  readonly recordFolder: string;
}
/** Messages to the media process. */
export type MediaOrder =
  | MediaStart
  | { readonly kind: 'accept'; readonly client: string; readonly record: boolean }
  | { readonly kind: 'kick'; readonly stream: string };
/** Messages of the media process. */
export type MediaNews =
  | { readonly kind: 'ready'; readonly rtmpPort: number; readonly httpPort: number }
  | { readonly kind: 'portTaken' }
  | {
      readonly kind: 'published';
      readonly stream: string;
      readonly client: string;
      readonly query: string;
      readonly ip: string;
    }
  | { readonly kind: 'unpublished'; readonly stream: string; readonly client: string }
  | { readonly kind: 'rates'; readonly bits: Readonly<Record<string, number>> }
  | {
      readonly kind: 'recorded';
      readonly stream: string;
      readonly name: string;
      readonly seconds: number;
      readonly bytes: number;
    };
/** Exit code of a media process whose port is taken. */
export const portTakenCode = 3;
/** Path of streams in addresses. */
export const application = '/live';
