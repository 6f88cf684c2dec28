/** Recruitment parameters with their defaults; a tenant's values are rows of `setting`. */
export const settingDefaults = {
  /** Whether administrative accounts must have a second factor, checked at their next sign-in. */
  'security.adminSecondFactor': 0,
  /** URL of the service agreement accepted by a registration. */
  'register.agreementUrl': '/static/agreement.html',
  /** Working days before a pending audit is marked 超时. */
  'register.auditDays': 3,
  /** Whether registration requires a power of attorney. */
  'register.needProxyLetter': 1,
  /** Days before a licence expires from which a warning is shown. */
  'company.licenseWarnDays': 30,
  /** Publishes a post without a manual audit if no word was found and it is not the company's first. */
  'post.autoAudit': 0,
  /** Maximum number of a company's posts in 进行中, 已暂停 and 审核中. */
  'post.maxActive': 50,
  /** Daily limit of a company's submissions. */
  'post.dailyLimit': 20,
  /** Lowest monthly pay in yuan of posts and agreements; 0: no limit. */
  'post.minWage': 0,
  /** Closes a post when its agreements in force reach the headcount. */
  'post.autoCloseWhenFull': 1,
  /** Default duration of a post in days. */
  'post.validDays': 60,
  /** Daily limit of a student's deliveries. */
  'delivery.dailyLimit': 30,
  /** Days after a rejection before the same post accepts the student again. */
  'delivery.redeliverDays': 30,
  /** Withdrawals from one post after which it accepts no new delivery. */
  'delivery.maxWithdraw': 2,
  /** Days a student has to confirm a delivery made on their behalf. */
  'delivery.confirmDays': 5,
  /** Days within which a rejection can be undone. */
  'delivery.restoreDays': 7,
  /** Days without action before a delivery counts as 超期未处理. */
  'delivery.staleDays': 7,
  /** Days a student has to answer an offer, unless the company sets another deadline. */
  'offer.validDays': 7,
  /** Offers of a post may be this many times its headcount. */
  'offer.overRatio': 1,
  /** Whether accepting an offer gives up the student's other open offers of full-time posts. */
  'offer.autoCloseOthers': 1,
  /** Lowest score that enters the waiting list of a post, unless a rule has its own. */
  'match.threshold': 60,
  /** Most students kept per post, unless a rule has its own. */
  'match.topN': 200,
  /** Days a student has to answer an agreement, unless the company sets another deadline. */
  'sign.inviteDays': 5,
  /** Whether an agreement in force closes the student's other deliveries to full-time posts. */
  'sign.autoCloseOthers': 1,
  /** Minutes between the planning of an interview and its earliest start. */
  'interview.minLeadMinutes': 120,
  /** Length of the longest interview in minutes. */
  'interview.maxMinutes': 240,
  /** Minutes between two interviews of the same student or interviewer. */
  'interview.bufferMinutes': 0,
  /** Hours before the start at which participants are reminded. */
  'interview.remindHours': '24,2',
  /** Hours a student has to answer; it ends two hours before the start at the latest. */
  'interview.confirmHours': 48,
  /** Minutes before the start from which a student can check in. */
  'interview.checkinEarlyMinutes': 60,
  /** Working days between a company's request and the earliest wished time of its session. */
  'preach.leadWorkdays': 5,
  /** Length of the shortest and the longest session in minutes. */
  'preach.minMinutes': 30,
  'preach.maxMinutes': 180,
  /** Most sessions per hall and day. */
  'preach.dailyPerVenue': 4,
  /** Seats offered by default: the capacity of the hall times this. */
  'preach.seatRatio': 1,
  /** Minutes before and after the start in which students check in. */
  'preach.checkinEarlyMinutes': 30,
  'preach.checkinLateMinutes': 30,
  /** Hours before the start at which students and the company are reminded. */
  'preach.remindHours': '24,2',
  /** Least seconds between two messages of a viewer in the chat of a session. */
  'preach.chatIntervalSeconds': 3,
  /** Booths that a company may take at one fair. */
  'fair.boothPerCompany': 1,
  /** Fairs a month that a company may apply for; 0: no limit. */
  'fair.monthlyLimit': 0,
  /** Minutes for which a booth is held while a company fills in its application. */
  'fair.holdMinutes': 15,
  /** Hours a company has to confirm that it comes. */
  'fair.confirmHours': 48,
  /** Hours before the start until which a company may cancel without a violation. */
  'fair.freeCancelHours': 24,
  /** Minutes before the start from which companies check in. */
  'fair.checkinEarlyMinutes': 120,
  /** Minutes after the start until which they may. */
  'fair.checkinLateMinutes': 60,
  /** How students check in: their code is scanned, they scan the code at the gate, or both. */
  'fair.studentCheckinWay': 'both',
  /** Persons that a company may bring. */
  'fair.maxAttendee': 4,
  /** Posts of an application. */
  'fair.maxPost': 10,
  /** Days after the end of a fair in which its expenses can be claimed. */
  'fair.expenseDays': 30,
  /** Most that a company can claim for a fair, in yuan. */
  'fair.expenseCap': 5000,
  /** Most for a person and a night, and for a person and a day, in yuan. */
  'fair.hotelCap': 400,
  'fair.mealCap': 100,
  /** Expected visitors above which a fair needs a permit. */
  'fair.permitVisitors': 1000,
  /** Days after which a violation of a company counts no more. */
  'blacklist.windowDays': 365,
  /** Points within that time that put a company on the blacklist. */
  'blacklist.points': 4,
  /** Days for which it stays there. */
  'blacklist.days': 365,
  /** The tenant's own stream service; empty: that of the installation. `manual`: addresses are entered for each session. */
  'live.provider': '',
  /** Hosts of that service for publishers and viewers; empty: those of the installation. */
  'live.pushDomain': '',
  'live.pullDomain': '',
  /** Key that signs addresses, as `push` or `push:play`; stored encrypted. */
  'live.signKey': '',
  /** Counts 其他录用形式 as flexible work instead of a contract. */
  'dest.otherAsFlexible': 1,
  /** Counts students who completed without a degree (结业) as graduates. */
  'dest.includeCompleters': 1,
  /** Month and day on which the season of the next cohort begins. */
  'dest.cohortSwitch': '09-01',
  /** Days of the year at whose end the destinations are kept. */
  'dest.snapshotDays': '08-31,12-31',
  /** Code of the school's province, for 省内就业率. */
  'dest.regionCode': '',
  /** Days after which the address of a calendar feed ends. */
  'calendar.feedDays': 400,
} as const;

export type SettingKey = keyof typeof settingDefaults;
/** Type of a parameter's value: number or string. */
export type SettingValue<K extends SettingKey> = (typeof settingDefaults)[K] extends number ? number : string;
