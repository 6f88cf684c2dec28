const themes = /(Outlined|Filled|TwoTone)$/;

/** The icon name that framework clients know (`home`, `fund-projection-screen`) for one of ours (`HomeOutlined`). */
export const toFrameworkIcon = (name: string): string =>
  themes.test(name)
    ? name
        .replace(themes, '')
        .replace(/([a-z0-9])([A-Z])/g, '$1-$2')
        .toLowerCase()
    : name;

/** Our icon name for one that a framework client sends: `home`, `home-filled`, `ant-design:home-outlined`. */
export function fromFrameworkIcon(name: string): string {
  const bare = name.replace(/^ant-design:/, '');
  if (!/^[a-z][a-z0-9]*(-[a-z0-9]+)*$/.test(bare)) return name;
  const words = bare.split('-').map((word) => word[0]?.toUpperCase() + word.slice(1));
  const pascal = words.join('').replace('Twotone', 'TwoTone');
  return themes.test(pascal) ? pascal : `${pascal}Outlined`;
}
