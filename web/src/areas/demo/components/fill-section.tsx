import type { FillField } from '@campus/contract/fill';
import { useState } from 'react';
import { FillDesigner } from '../../../kit/fill/fill-designer.tsx';

/** 填写字段: the designer with its preview; nothing is stored. */
export function FillSection() {
  const [fields, setFields] = useState<readonly FillField[]>([]);
  return <FillDesigner fields={fields} onChange={setFields} />;
}
