/* The screens of sessions in one file: they share most of their parts. */
export { AttendanceCheckPage } from './attendance-check.tsx';
export { PreachLiveListPage } from './live-list.tsx';
export { PreachLiveRoomPage } from './live-room.tsx';
export { PreachDetailPage } from './preach-detail.tsx';
export { PreachListPage } from './preach-list.tsx';
export { PreachRequestPage } from './preach-request.tsx';
export { PreachToCreatePage } from './to-create.tsx';
export { PreachToReviewPage } from './to-review.tsx';
