import { text } from '@campus/contract/messages';
import { administrationTexts, forceLogout, type OnlineSession, onlineSessions, sysUser } from '@campus/contract/system';
import { Button, Input, Pagination, Table, type TableColumnsType } from 'antd';
import { useId, useState } from 'react';
import { totalText } from '@campus/contract/rules';
import { useAllowed } from '../../kit/allowed.tsx';
import { ListFailed } from '../../kit/list-states.tsx';
import { RowActions } from '../../kit/row-actions.tsx';
import { callEnvelope } from '../../request/call.ts';
import { told } from '../../request/request-failed.ts';
import { tell } from '../../request/tell.ts';
import { useEndpoint } from '../../request/use-endpoint.ts';
import { usePageNote } from '../../widgets/page-frame.tsx';
import { StateView } from '../../widgets/state-view.tsx';
import { UserAvatar } from './user-avatar.tsx';

export { ListFailed };
