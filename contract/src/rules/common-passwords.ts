/**
 * Words that people build passwords from: fewer than 400 of the best-known ones. Together with the runs, repetitions,
 * years and dates of `password.ts` they cover thousands of common passwords (Admin@123, P@ssw0rd1!).
 */
export const commonWords: readonly string[] = `
password passwd passw0rd pass pwd passcode passphrase secret private secure security login logon signin signup
admin administrator manager master root system sys superuser super user guest test tester testing demo default
temp temporary welcome hello hi letmein open sesame access server service oracle mysql postgres database backup
changeme change newpass newpassword mypass mypassword yourpassword nopassword nothing something whatever
iloveyou loveyou love lovely lover loveme forever woaini woaiwo aini woai wsad wasd baobao baobei laogong laopo
qwerty qwert qwer qaz qazwsx wsx edc rfv tgb asdf asdfgh asdfghjkl zxcv zxcvbn zxcvbnm poiuy lkjhg mnbvc azerty
dragon monkey tiger lion eagle panda bear wolf horse snake rabbit kitty kitten puppy butterfly fish shark
sunshine summer winter spring autumn flower rose star stars moon angel devil heaven hell magic shadow
football baseball basketball soccer hockey tennis golf sports player game games gamer winner champion
superman batman spiderman ironman starwars pokemon naruto mario zelda matrix avatar hunter killer ninja samurai
princess prince king queen boss chief captain soldier warrior legend hero phoenix thunder lightning
charlie thomas michael michelle jordan jessica jennifer ashley amanda daniel andrew robert william george joshua
james john david mary anna lisa peter paul jack tom jerry alice bob mike kevin tony jason eric nicole
freedom trust trustno trustnoone family friend friends mother father mama papa baby happy lucky smile peace money
business office work worker home house school student teacher class college university company china
beijing shanghai guangzhou shenzhen hangzhou nanjing chengdu wuhan xian tianjin chongqing suzhou xiamen qingdao
zhongguo zhonghua renmin gongsi xuexiao laoshi xuesheng daxue zhang wang liu chen yang huang zhao zhou
li wu xu sun zhu ma hu guo lin he gao luo zheng liang xie song tang han feng deng cao peng zeng xiao tian
zhangsan lisi wangwu zhaoliu xiaoming xiaohong zhangwei wangwei lilei hanmeimei mima wodemima guanliyuan
computer internet network wifi router cisco huawei xiaomi tencent alibaba baidu weixin wechat qq google apple
samsung nokia microsoft windows linux ubuntu android iphone github java python jeecg boot ruoyi
cookie chocolate banana orange cherry pepper ginger coffee cheese pizza summertime silver gold golden diamond
blue red green black white purple yellow pink
abc abcd abcde abcdef aaa xyz ok yes no fuck fuckyou shit asshole bitch
january february march april may june july august september october november december monday friday sunday
`
  .trim()
  .split(/\s+/);
