import { mockPermissionList, mockPermissions, mockRoles, mockServices, mockUsers } from '@campus/contract/demo';
import { answer, type BoundEndpoint, samples } from '../../kit/http/answer.ts';
import { permissions, roles, services, users } from './mock-data.ts';

const constant =
  <O>(result: O) =>
  async (): Promise<O> =>
    result;

/** Sample data for the example pages of framework clients. */
export const mockAnswers: readonly BoundEndpoint[] = samples([
  answer(mockUsers, constant({ data: users })),
  answer(mockRoles, constant({ data: roles })),
  answer(mockPermissions, constant({ data: permissions })),
  answer(mockPermissionList, constant(permissions)),
  answer(
    mockServices,
    async ({ pageNo, pageSize, no, status }) => {
      const [current, size] = [pageNo ?? 1, pageSize ?? 10];
      const found = services.filter((row) => row.no.includes(no ?? '') && (status === null || row.status === status));
      const totalPage = Math.ceil(found.length / size);
      const data = found.slice((current - 1) * size, current * size);
      return { pageNo: current, pageSize: size, totalCount: found.length, totalPage, data };
    },
    { transaction: false, form: true },
  ),
]);
