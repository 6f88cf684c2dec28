import { areaList } from '@vant/area-data';

export interface RegionRow {
  readonly code: string;
  readonly name: string;
  readonly parentCode: string;
  readonly level: 'province' | 'city' | 'district';
}

/** All provinces, cities and districts; a district without its own city is a child of its province. */
export function regionRows(): RegionRow[] {
  const { province_list, city_list, county_list } = areaList;
  const province = (code: string): string => `${code.slice(0, 2)}0000`;
  const city = (code: string): string => `${code.slice(0, 4)}00`;
  const rows = (list: Readonly<Record<string, string>>, level: RegionRow['level'], parent: (code: string) => string) =>
    Object.entries(list).map(([code, name]): RegionRow => ({ code, name, level, parentCode: parent(code) }));
  return [
    ...rows(province_list, 'province', () => '86'),
    ...rows(city_list, 'city', province),
    ...rows(county_list, 'district', (code) => (city(code) in city_list ? city(code) : province(code))),
  ];
}
