UPDATE msg_event SET module = CASE module
  WHEN 'interview' THEN '面试'
  WHEN 'statistics' THEN '毕业去向'
  WHEN 'jobfair' THEN '招聘会'
  WHEN 'preach' THEN '宣讲会'
  WHEN 'live' THEN '直播'
  WHEN 'dashboard' THEN '工作台'
  WHEN 'interaction' THEN '意见反馈'
  ELSE module END;
