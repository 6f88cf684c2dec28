const themes = /(Outlined|Filled|TwoTone)$/;

/** Converts our icon name (`HomeOutlined`) to that of framework clients (`home`, `fund-projection-screen`). */
export const toFrameworkIcon = (name: string): string =>
  themes.test(name)
    ? name
        .replace(themes, '')
        .replace(/([a-z0-9])([A-Z])/g, '$1-$2')
        .toLowerCase()
    : name;

/** Converts the icon name of a framework client (`home`, `home-filled`, `ant-design:home-outlined`) to ours. */
export function fromFrameworkIcon(name: string): string {
  const bare = name.replace(/^ant-design:/, '');
  if (!/^[a-z][a-z0-9]*(-[a-z0-9]+)*$/.test(bare)) return name;
  const words = bare.split('-').map((word) => word[0]?.toUpperCase() + word.slice(1));
  const pascal = words.join('').replace('Twotone', 'TwoTone');
  return themes.test(pascal) ? pascal : `${pascal}Outlined`;
}
