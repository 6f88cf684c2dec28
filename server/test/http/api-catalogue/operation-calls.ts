/** Calls of operations, messages, files and business. */
export const operationCalls = `
# Logs, jobs, data sources, gateway
ALL /sys/log A system:log but queryById add edit importExcel
GET /sys/loginfo L
GET /sys/visitInfo L
GET /sys/dataLog/list A system:datalog:list
GET /sys/dataLog/queryCompareList A system:datalog:list
GET /sys/dataLog/queryDataVerList A system:datalog:list
ALL /sys/quartzJob A system:quartzJob
GET,POST /sys/quartzJob/pause A system:quartzJob:pause
GET,POST /sys/quartzJob/resume A system:quartzJob:resume
GET,POST /sys/quartzJob/execute A system:quartzJob:execute
GET /sys/quartzJob/nextTimes L
GET /sys/quartzJob/types A system:quartzJob:list
GET /sys/quartzJob/runs A system:quartzJob:list
POST /sys/quartzJob/endRun A system:quartzJob:pause
ALL /sys/dataSource A system:datasource
GET /sys/dataSource/options L
GET /sys/gatewayRoute/list A system:gateway:list
POST /sys/gatewayRoute/updateAll A system:gateway:updateAll
DELETE /sys/gatewayRoute/delete A system:gateway:delete
GET,POST /sys/gatewayRoute/clearRedis A system:gateway:updateAll
GET /sys/gatewayRoute/deleteList A system:gateway:list
PUT /sys/gatewayRoute/putRecycleBin A system:gateway:putRecycleBin
DELETE /sys/gatewayRoute/deleteRecycleBin A system:gateway:deleteRecycleBin
GET,POST /sys/gatewayRoute/copyRoute A system:gateway:copyRoute
GET /sys/gatewayRoute/health A system:gateway:list
# Announcements, messages
ALL /sys/annountCement A system:sysAnnouncement but queryById
GET /sys/annountCement/queryById L
GET,POST /sys/annountCement/doReleaseData A system:sysAnnouncement:doReleaseData
GET,POST /sys/annountCement/doReovkeData A system:sysAnnouncement:doReovkeData
GET /sys/annountCement/listByUser O
GET /sys/annountCement/syncNotic L
GET /sys/annountCement/show/{id} P
GET /sys/annountCement/getUnreadMessageCount O
PUT,POST /sys/sysAnnouncementSend/editByAnntIdAndUserId O
PUT /sys/sysAnnouncementSend/readAll O
GET /sys/sysAnnouncementSend/getMyAnnouncementSend O
GET /sys/sysAnnouncementSend/getOne O
ALL /sys/sysAnnouncementSend A system:sysAnnouncementSend but exportXls importExcel
ALL /sys/message/sysMessage A system:message but add edit importExcel
GET /sys/message/recentCodes A system:message:list
POST /sys/message/sysMessage/resend A system:message:edit
POST /sys/message/sysMessage/cancel A system:message:edit
POST /sys/message/sysMessageTemplate/use A system:message:template:edit
POST /sys/message/sysMessageTemplate/notUse A system:message:template:edit
GET /sys/message/messageEvent/list A system:message:event:list
PUT,POST /sys/message/messageEvent/edit A system:message:event:edit
ALL /sys/message/sysMessageTemplate A system:message:template
POST /sys/message/sysMessageTemplate/sendMsg A system:message:template:sendMsg
# Files, reports
POST /sys/common/upload L
POST /sys/upload/uploadMinio L
POST /sys/upload/session L
GET /sys/upload/session/{uploadId} L
PUT /sys/upload/session/{uploadId}/{part} L
POST /sys/upload/session/{uploadId}/complete L
DELETE /sys/upload/session/{uploadId} L
GET /sys/common/sheet/{path} F
GET /sys/common/static/{path} F
GET /sys/common/403 P
GET /sys/oss/file/list A system:ossFile:list
GET /sys/oss/file/queryById A system:ossFile:list
POST /sys/oss/file/upload A system:ossFile:upload
DELETE /sys/oss/file/delete A system:ossFile:delete
GET /online/cgreport/api/getRpColumns/{code} L
GET /online/cgreport/api/getQueryInfo/{configId} L
GET /online/cgreport/api/getData/{configId} L
GET /online/cgreport/api/getColumnsAndData/{configId} L
GET /online/cgreport/api/getParamsInfo/{configId} L
GET /online/cgreport/api/getReportDictList L
GET /online/cgreport/api/exportXls/{configId} A online:report:export
GET /online/cgreport/api/exportManySheetXls/{configId} A online:report:export
POST /online/cgreport/api/testConnection A online:report:add
ALL /online/cgreport/head A online:report but exportXls importExcel
PUT,POST /online/cgreport/head/editAll A online:report:edit
POST /online/cgreport/head/publish A online:report:edit
POST,GET /online/cgreport/head/parseSql A online:report:add
GET /online/cgreport/item/listByHeadId A online:report:list
GET /online/cgreport/param/listByHeadId A online:report:list
# Business calls named by the specifications
GET /api/pc/bizCompany/queryById L
GET /api/pc/bizCompany/getUserByCompanyId A company:companyUser:list
GET /api/pc/bizCompany/getGxCompanyUser L
GET /preach/preach/queryById L
GET,DELETE /preach/preach/delete A preach:preach:delete
POST /preach/preach/save A preach:preach:save
GET /api/pc/companyUser/chackAccountNumber L
GET,DELETE /api/pc/companyUser/deleteCompanyUser A company:companyUser:delete
GET /questAns/list L
GET /api/posttype/queryTreeList L
PUT /invite/Register/checkPromoterExist L
GET /postMethod/methodCollet/queryList A resume:delivery:transfer
GET /recommend/resumeRecommend/getPostList A recommend:resumeRecommend:add
POST /companyPost/companyPost/resumeTransferToPost A resume:delivery:transfer
POST /recommend/resumeRecommend/batchAddRecommend A recommend:resumeRecommend:add
GET /publicity/companyPublicity/loginPageData P
# Sockets, chat, monitoring
WS /websocket/{userId} socket
WS /vxeSocket/{userId}/{pageId} socket
POST /ai/v1/chat-messages L
POST /ai/v1/chat-messages/{task_id}/stop L
GET /ai/v1/conversations L
DELETE /ai/v1/conversations/{id} L
GET /ai/v1/messages L
GET /ai/v1/parameters L
POST /ai/v1/conversations/{id}/name L
POST /ai/v1/messages/{id}/feedbacks L
GET /actuator/metrics/{name} A system:monitor:view
GET /actuator/httptrace A system:monitor:view
GET /actuator/health P
GET /sys/actuator/redis/info A system:monitor:view
GET /sys/actuator/redis/keysSize A system:monitor:view
GET /sys/actuator/redis/memoryInfo A system:monitor:view
GET /sys/actuator/redis/keysSizeForReport A system:monitor:view
GET /sys/actuator/redis/memoryForReport A system:monitor:view
GET /sys/actuator/redis/infoForReport A system:monitor:view
GET /sys/actuator/redis/queryDiskInfo A system:monitor:view
GET /sys/monitor/overview A system:monitor:view
POST /sys/monitor/clearCache A system:monitor:edit
`;
