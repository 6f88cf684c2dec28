import { Segmented as AntdSegmented } from 'antd';
import type { ComponentProps } from 'react';

type Given<V extends string | number> = Omit<ComponentProps<typeof AntdSegmented<V>>, 'aria-label'>;
type SegmentedProps<V extends string | number> = Given<V> & {
  /** Accessible name of the choices; antd's default is English. */
  readonly 'aria-label': string;
};

/** Segmented control. antd makes the group a tab stop, although only its options handle keys. */
export const Segmented = <V extends string | number = string>(props: SegmentedProps<V>) => (
  <AntdSegmented<V> {...props} tabIndex={-1} />
);
