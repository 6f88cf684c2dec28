import { text } from '@campus/contract/messages';
import { Spin } from 'antd';

/** Inline spinner. antd's element has no role and cannot have an accessible name. */
export const SmallSpin = () => (
  <span role="status" aria-label={text.common.loading}>
    <Spin size="small" />
  </span>
);
