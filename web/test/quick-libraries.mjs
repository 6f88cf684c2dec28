/** Spares component tests what their libraries do for a page that is looked at. */
import { createRequire } from 'node:module';
import React from 'react';

keepStylesOut();
skipOwnerStacks();

/**
 * antd generates the styles of a component again each time its first instance is mounted, and looks through all style
 * sheets of the page to insert them: a third of the time of these tests. Here styles are generated once per worker
 * and stay out of the page, where nothing reads them (`support/computed-style.ts`).
 */
function keepStylesOut() {
  const fromAntd = createRequire(createRequire(import.meta.url).resolve('antd'));
  const dynamicCss = fromAntd('@rc-component/util/lib/Dom/dynamicCSS');
  dynamicCss.updateCSS = () => document.createElement('style');
  dynamicCss.removeCSS = () => undefined;
  const cache = Object.getPrototypeOf(fromAntd('@ant-design/cssinjs').createCache());
  const { opUpdate } = cache;
  // Null would remove the entry with its last user.
  cache.opUpdate = function keep(key, change) {
    opUpdate.call(this, key, (kept) => change(kept) ?? kept);
  };
}

/** The development build of React takes a stack trace for every element, which only its warnings print. */
function skipOwnerStacks() {
  const internals = React.__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE;
  const limit = 10_000;
  Object.defineProperty(internals, 'recentlyCreatedOwnerStacks', { get: () => limit, set: () => undefined });
}
