/** A province on the tile map: its region code, its short name, and its column and row. */
export interface ProvinceTile {
  readonly code: string;
  readonly name: string;
  readonly column: number;
  readonly row: number;
}
/** One row of tiles per line, `..` for none; a tile is the first two digits of the region code. */
const grid = `
.. .. .. .. .. .. .. 23
.. .. .. .. .. .. .. 22
65 62 64 15 11 12 21 ..
54 63 61 14 13 37 .. ..
.. 51 50 41 34 32 31 ..
.. 53 52 42 36 33 .. ..
.. .. 45 43 44 35 71 ..
.. .. 46 82 81 .. .. ..`;
const names: Readonly<Record<string, string>> = {
  11: '北京',
  12: '天津',
  13: '河北',
  14: '山西',
  15: '内蒙古',
  21: '辽宁',
  22: '吉林',
  23: '黑龙江',
  31: '上海',
  32: '江苏',
  33: '浙江',
  34: '安徽',
  35: '福建',
  36: '江西',
  37: '山东',
  41: '河南',
  42: '湖北',
  43: '湖南',
  44: '广东',
  45: '广西',
  46: '海南',
  50: '重庆',
  51: '四川',
  52: '贵州',
  53: '云南',
  54: '西藏',
  61: '陕西',
  62: '甘肃',
  63: '青海',
  64: '宁夏',
  65: '新疆',
  71: '台湾',
  81: '香港',
  82: '澳门',
};
/** The 34 provinces, each next to its neighbours as far as a grid allows. */
export const provinceTiles: readonly ProvinceTile[] = grid
  .trim()
  .split('\n')
  .flatMap((line, row) =>
    line.split(' ').flatMap((digits, column) => {
      const name = names[digits];
      return name === undefined ? [] : [{ code: `${digits}0000`, name, column: column + 1, row: row + 1 }];
    }),
  );
