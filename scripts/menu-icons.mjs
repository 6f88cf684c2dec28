/**
 * `node scripts/menu-icons.mjs` rewrites the sprite of the menu's icons from the icon package, for the names in
 * `menu-icon-names.ts`. Run it after changing them.
 */
import { writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import * as drawings from '@ant-design/icons-svg';
import { menuIconNames } from '../web/src/widgets/menu-icon-names.ts';

const icons = new Map(Object.entries(drawings));
const element = ({ tag, attrs, children = [] }) => {
  const written = Object.entries(attrs ?? {}).map(([name, value]) => ` ${name}="${value}"`);
  return `<${tag}${written.join('')}>${children.map(element).join('')}</${tag}>`;
};

/** The sprite with one symbol for each name. */
export function menuIconPicture() {
  const symbols = menuIconNames.map((name) => {
    const { attrs, children } = icons.get(name).icon;
    const shapes = children.filter(({ tag }) => tag !== 'defs');
    return element({ tag: 'symbol', attrs: { id: name, viewBox: attrs.viewBox }, children: shapes });
  });
  return `<svg xmlns="http://www.w3.org/2000/svg">\n${symbols.join('\n')}\n</svg>\n`;
}

export const pictureFile = fileURLToPath(new URL('../web/src/widgets/menu-icons.svg', import.meta.url));

if (process.argv[1] === fileURLToPath(import.meta.url)) writeFileSync(pictureFile, menuIconPicture());
