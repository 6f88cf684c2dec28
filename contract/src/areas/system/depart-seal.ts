import { depart, endpoint, entity, image, pick, ref, type } from '../../kit/index.ts';
import { sealPicture } from '../../rules/index.ts';

const needs = 'recruit:setting:edit';

/** The seal of a school or college (电子印章), printed on the agreements that it certifies. */
export const departSeal = entity({
  area: 'system',
  name: 'departSeal',
  table: 'rc_depart_seal',
  code: 'recruit:departSeal',
  path: '',
  title: '电子印章',
  fields: {
    departId: depart({ label: '学校、院系', required: true }),
    img: image({ label: '印章图样', required: true, ...sealPicture, plain: needs }),
  },
  list: ['departId', 'img'],
  form: [],
  calls: [],
  visible: { staff: 'all' },
  uniques: [{ fields: ['departId'], message: '该部门已有电子印章' }],
  versioned: true,
});

export interface ListedSeal {
  readonly id: string;
  readonly version: number;
  readonly departId: string;
  readonly departName: string;
  /** Of the department above; null for a root. */
  readonly parentName: string | null;
  readonly img: string;
  /** Of the last change. */
  readonly time: string;
}
export const listSeals = endpoint({
  method: 'GET',
  path: '/recruit/departSeal/list',
  title: '电子印章',
  needs,
  input: {},
  output: type<readonly ListedSeal[]>(),
  silent: true,
});
const id = ref({ label: '电子印章', to: 'departSeal', required: true });
export const addSeal = endpoint({
  method: 'POST',
  path: '/recruit/departSeal/add',
  title: '添加电子印章',
  needs,
  input: pick(departSeal.fields, ['departId', 'img']),
  output: type<null>(),
  done: '添加成功！',
});
export const replaceSeal = endpoint({
  method: 'POST',
  path: '/recruit/departSeal/edit',
  title: '更换电子印章',
  needs,
  input: { id, img: departSeal.fields.img },
  output: type<null>(),
  done: '更换成功',
});
export const removeSeal = endpoint({
  method: 'POST',
  path: '/recruit/departSeal/delete',
  title: '移除电子印章',
  needs,
  input: { id },
  output: type<null>(),
  done: '移除成功',
});
