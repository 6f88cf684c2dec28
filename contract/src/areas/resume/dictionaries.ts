import { type Dictionary, dictionary } from '../../kit/index.ts';

const fixed = { fixed: true };

/**
 * Dictionaries of students and résumés; values are those of the national code tables. Education levels
 * are declared with the posts.
 */
export const studentDictionaries: readonly Dictionary[] = [
  dictionary(
    'rc_nation',
    '民族',
    '01 汉族 · 02 蒙古族 · 03 回族 · 04 藏族 · 05 维吾尔族 · 06 苗族 · 07 彝族 · 08 壮族 · 09 布依族 · 10 朝鲜族 · 11 满族 · 12 侗族 · 13 瑶族 · 14 白族 · 15 土家族 · 16 哈尼族 · 17 哈萨克族 · 18 傣族 · 19 黎族 · 20 傈僳族 · 21 佤族 · 22 畲族 · 23 高山族 · 24 拉祜族 · 25 水族 · 26 东乡族 · 27 纳西族 · 28 景颇族 · 29 柯尔克孜族 · 30 土族 · 31 达斡尔族 · 32 仫佬族 · 33 羌族 · 34 布朗族 · 35 撒拉族 · 36 毛南族 · 37 仡佬族 · 38 锡伯族 · 39 阿昌族 · 40 普米族 · 41 塔吉克族 · 42 怒族 · 43 乌孜别克族 · 44 俄罗斯族 · 45 鄂温克族 · 46 德昂族 · 47 保安族 · 48 裕固族 · 49 京族 · 50 塔塔尔族 · 51 独龙族 · 52 鄂伦春族 · 53 赫哲族 · 54 门巴族 · 55 珞巴族 · 56 基诺族 · 97 其他 · 98 外国血统中国籍人士',
  ),
  dictionary(
    'rc_political',
    '政治面貌',
    '01 中共党员 · 02 中共预备党员 · 03 共青团员 · 04 民革会员 · 05 民盟盟员 · 06 民建会员 · 07 民进会员 · 08 农工党党员 · 09 致公党党员 · 10 九三学社社员 · 11 台盟盟员 · 12 无党派民主人士 · 13 群众',
  ),
  dictionary('rc_train_mode', '培养方式', '1 非定向 · 2 定向 · 3 在职 · 4 委培 · 5 自筹'),
  dictionary('rc_normal_type', '师范生类别', '2 非师范生 · 1 普通师范生 · 12 公费师范生'),
  dictionary(
    'rc_difficulty_type',
    '困难生类别',
    '0 非困难生 · 1 就业困难 · 2 家庭困难 · 3 就业困难和家庭困难 · 4 残疾 · 5 就业困难和残疾 · 6 家庭困难和残疾 · 7 就业困难、家庭困难和残疾',
  ),
  dictionary('rc_focus_tag', '重点群体', '1 脱贫家庭 · 2 低保家庭 · 3 零就业家庭 · 4 残疾'),
  dictionary('rc_help_kind', '帮扶方式', '1 谈话 · 2 推荐岗位 · 3 培训 · 4 补贴 · 9 其他', fixed),
  dictionary('rc_urban_rural', '城乡生源', '1 城镇 · 2 农村'),
  dictionary('rc_study_form', '学习形式', '1 全日制 · 2 非全日制'),
  dictionary('rc_student_status', '学籍状态', '1 在读 · 2 已毕业 · 3 休学 · 4 结业 · 5 退学', fixed),
  dictionary('rc_intention_status', '求职状态', '1 正在求职 · 2 观望机会 · 3 暂不考虑 · 4 已签约', fixed),
  dictionary('rc_resume_status', '公开状态', '0 草稿 · 1 公开 · 2 仅投递可见 · 3 隐藏', fixed),
  dictionary('rc_exp_type', '经历类型', '1 实习经历 · 2 项目经历 · 3 社会实践 · 4 校园经历'),
  dictionary('rc_cert_type', '证书类型', '1 外语 · 2 计算机 · 3 职业资格 · 4 荣誉奖项 · 5 其他'),
  dictionary('rc_skill_level', '熟练度', '1 了解 · 2 熟悉 · 3 精通', fixed),
  dictionary('rc_available_time', '到岗时间', '1 随时到岗 · 2 一周内 · 3 一个月内 · 4 三个月内 · 5 毕业后'),
  dictionary('rc_download_side', '下载来源', '1 学校 · 2 企业', fixed),
];
