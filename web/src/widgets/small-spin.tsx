import { text } from '@campus/contract/messages';
import { Spin } from 'antd';

/** A spinner within a line. antd's own element has no role, so it cannot carry a name. */
export const SmallSpin = () => (
  <span role="status" aria-label={text.common.loading}>
    <Spin size="small" />
  </span>
);
