import type { Button } from '../../kit/index.ts';

const view = (code: string, page: string): Button => ({ code, label: '查看', page });

export const demoButtons: readonly Button[] = [
  view('demo:form', '/demo/form'),
  view('demo:list', '/demo/list'),
  view('demo:editTable', '/demo/editTable'),
  view('demo:masterDetail', '/demo/masterDetail'),
  view('demo:profile', '/demo/profile'),
  view('demo:components', '/demo/components'),
  view('demo:resultSuccess', '/result/success'),
  view('demo:resultFail', '/result/fail'),
  view('demo:exception403', '/exception/403'),
  view('demo:exception404', '/exception/404'),
  view('demo:exception500', '/exception/500'),
];
