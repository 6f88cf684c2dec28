import { areas, entities } from '@campus/contract';
import type { Area, Workflow } from '@campus/contract/kit';
import { SamplePorts } from './sample-ports.ts';

/** The dictionaries of every area and the states of every workflow. */
const dictionaries = new Map(
  [
    ...areas.flatMap((area: Area) => area.dictionaries ?? []),
    ...entities
      .flatMap((e) => (e.workflow ? [e.workflow as Workflow] : []))
      .map(({ dict, states }) => ({
        code: dict,
        items: Object.values(states).map(({ code, label }) => ({ value: String(code), text: label })),
      })),
  ].map(({ code, items }) => [code, new Map(items.map(({ value, text }) => [value, text]))]),
);

/** The ports of the sample fixture with the product's own dictionaries. */
export class ProductPorts extends SamplePorts {
  override dictionary = async (code: string) => dictionaries.get(code) as ReadonlyMap<string, string>;
}
