import AntdTrigger, { type TriggerProps, type TriggerRef } from '@rc-component/trigger/es';
import type { Ref } from 'react';

export * from '@rc-component/trigger/es';

/** A pop-up flips to the side with more room; where neither side has enough, it moves along its field instead. */
const overflow = { adjustX: true, adjustY: true, shiftX: true, shiftY: true };

interface WindowTriggerProps extends TriggerProps {
  readonly ref?: Ref<TriggerRef>;
}

/**
 * Base of all pop-ups of antd, in place of the library's own (see vite.config.ts): keeps them in the window. Alone, antd
 * moves only those with an arrow; selects, date pickers and menus leave a narrow window at the side.
 */
// biome-ignore lint/style/noDefaultExport: the replaced package has one
export default function WindowTrigger({ popupAlign, ...trigger }: WindowTriggerProps) {
  return <AntdTrigger {...trigger} popupAlign={{ ...popupAlign, overflow }} />;
}
