/** Lists, paging, import and export entry points. */
export const list = {
  total: (start: number, end: number, total: number) => `${start}-${end} 共${total}条`,
  pageSize: (n: number) => `${n} 条/页`,
  jumpTo: '跳至',
  page: '页',
  selected: (n: number) => `已选择 ${n} 项`,
  clearSelected: '清空',
  urlUnset: '请设置url.list属性!',
  deleteUrlUnset: '请设置url.delete属性!',
  deleteBatchUrlUnset: '请设置url.deleteBatch属性!',
  selectOne: '请选择一条记录！',
  batchDelete: {
    title: '确认删除',
    content: '是否删除选中数据?',
  },
  delete: {
    confirm: '确定删除吗?',
  },
  form: {
    add: '新增',
    edit: '编辑',
    detail: '详情',
  },
  export: {
    defaultName: '导出文件',
  },
  downloadFailed: '文件下载失败',
  unknownFile: '未知的文件',
  import: {
    success: (name: string) => `${name} 文件上传成功`,
    failed: (message: string) => `文件上传失败: ${message}`,
  },
  recycleBin: '回收站',
  columns: {
    title: '自定义列',
    set: '设置',
  },
  query: {
    fuzzy: (label: string) => `输入${label}模糊查询`,
  },
  range: {
    start: '开始时间',
    end: '结束时间',
  },
} as const;
