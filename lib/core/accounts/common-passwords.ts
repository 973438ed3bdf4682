/** Passwords that everybody tries first, in lower case, of 8 characters or more (R2). */
const WORDS = `
  12345678 123456789 1234567890 12345678910 0123456789 987654321 9876543210 87654321 11223344 112233445566
  1122334455 123123123 123321123 12341234 123454321 1234554321 147258369 159753456 741852963 789456123 31415926
  11111111 00000000 88888888 66666666 12121212 10101010 20202020 69696969 13131313 123456abc 123456789a 1234567q
  1234qwer 123qweasd 123qwe123 12qwaszx 1q2w3e4r 1q2w3e4r5t 1q2w3e4r5t6y 1qaz2wsx 1qaz2wsx3edc 1qazxsw2 zaq12wsx
  zaq1zaq1 zaq1xsw2 q1w2e3r4 q1w2e3r4t5 qwer1234 qwerty12 qwerty123 qwerty1234 qwerty12345 qwerty123456 qwertyui
  qwertyuiop qwertyuiop123 qwerqwer qwertyqwerty qazwsxedc qazwsx123 asdfghjk asdfghjkl asdfasdf asdf1234
  asdfqwer zxcvbnm1 zxcvbnm123 zxcvbnm, zxcvzxcv azertyuiop password password1 password12 password123
  password1234 password12345 password! password1! password123! password01 passw0rd p@ssword p@ssw0rd p@ssw0rd1
  p@ssword1 pa$$word pa55word passpass password2 password11 password99 password2023 password2024 password2025
  password2026 mypassword yourpassword nopassword thepassword passwort passwort1 passwort123 motdepasse
  contraseña contrasena wachtwoord senha123 letmein1 letmein123 letmein! letmeinnow welcome1 welcome12 welcome123
  welcome1234 welcome! welcome1! welcome2024 welcome2025 welcome2026 administrator admin123 admin1234 admin12345
  adminadmin admin@123 administrator1 rootroot superuser changeme changeme1 changeme123 default1 guest123
  test1234 testtest test12345 testing1 testing123 temp1234 secret123 topsecret access14 master123 login123
  iloveyou iloveyou1 iloveyou2 iloveyou123 iloveu123 ilovegod iloveme1 lovelove loveyou1 mylove123 baseball
  baseball1 football football1 football123 basketball basketball1 softball volleyball hockey123 soccer123
  superman superman1 superman123 batman123 spiderman spiderman1 starwars starwars1 startrek pokemon1 pokemon123
  minecraft minecraft1 fortnite roblox123 naruto123 sunshine sunshine1 princess princess1 princess123 butterfly
  butterfly1 jennifer michelle elizabeth jonathan charlie1 charlie123 jessica1 michael1 michael123 jordan23
  jordan123 anthony1 daniel123 andrew123 thomas123 robert123 computer computer1 internet internet1 samsung1
  samsung123 google123 facebook facebook1 linkedin whatever whatever1 trustno1 trustno1! abcd1234 abc12345
  abc123456 abcdefgh abcdefghi abcdefg1 a1b2c3d4 a1b2c3d4e5 aa123456 a123456789 a12345678 abcabcabc aaaaaaaa
  qqqqqqqq aabbccdd dragon123 monkey123 shadow123 killer123 freedom1 hunter123 corvette mercedes mustang1
  ferrari1 porsche1 maverick phoenix1 chocolate chocolate1 cheese123 cookie123 blink182 metallica victoria
  midnight november december september february hello123 hello1234 hellohello helloworld goodluck blessed1
  jesus123 jesuschrist godisgood babygirl babygirl1 sweetheart soulmate friends1 family123 flower123 summer2024
  summer2025 winter2024 winter2025 spring2025 autumn2025 summer123 winter123 liverpool liverpool1 chelsea1
  arsenal1 barcelona realmadrid manchester juventus1 lakers24 yankees1 steelers cowboys1 qwe123qwe q1q1q1q1
  1234abcd abcd12345 goalcoach goalcoach1 goalcoach123 goalcrusher
`;

export const COMMON_PASSWORDS: ReadonlySet<string> = new Set(WORDS.trim().split(/\s+/));
