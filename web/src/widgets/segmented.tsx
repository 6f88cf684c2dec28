import { Segmented as AntdSegmented } from 'antd';
import type { ComponentProps } from 'react';

type Given<V extends string | number> = Omit<ComponentProps<typeof AntdSegmented<V>>, 'aria-label'>;
type SegmentedProps<V extends string | number> = Given<V> & {
  /** What is chosen among; antd would say it in English. */
  readonly 'aria-label': string;
};

/** One of a few, side by side. antd makes the group a stop of the Tab key, although its choices alone answer to keys. */
export const Segmented = <V extends string | number = string>(props: SegmentedProps<V>) => (
  <AntdSegmented<V> {...props} tabIndex={-1} />
);
