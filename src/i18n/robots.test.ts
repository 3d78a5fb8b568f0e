import { isRobot } from "./robots";

const WEBKIT = "AppleWebKit/537.36 (KHTML, like Gecko)";
const IPHONE = "Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko)";
const android = (phone: string): string =>
  `Mozilla/5.0 (Linux; Android 14; ${phone}) ${WEBKIT} Version/4.0 Chrome/126.0.0.0 Mobile Safari/537.36`;

const ROBOTS = [
  `Mozilla/5.0 (Linux; Android 6.0.1; Nexus 5X Build/MMB29P) ${WEBKIT} Chrome/126.0.0.0 Mobile Safari/537.36 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)`,
  "Mozilla/5.0 (compatible; Google-InspectionTool/1.0;)",
  "Mediapartners-Google",
  `Mozilla/5.0 ${WEBKIT.slice(0, -1)}; compatible; bingbot/2.0; +http://www.bing.com/bingbot.htm) Chrome/116.0.0.0 Safari/537.36`,
  "Mozilla/5.0 (compatible; YandexBot/3.0; +http://yandex.com/bots)",
  "Mozilla/5.0 (compatible; Yahoo! Slurp; http://help.yahoo.com/help/us/ysearch/slurp)",
  "Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_5) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/13.1.1 Safari/605.1.15 (Applebot/0.1; +http://www.apple.com/go/applebot)",
  "facebookexternalhit/1.1 (+http://www.facebook.com/externalhit_uatext.php)",
  "WhatsApp/2.24.12.78 A",
  "TelegramBot (like TwitterBot)",
  "Twitterbot/1.0",
  "LinkedInBot/1.0 (compatible; Mozilla/5.0; Apache-HttpClient +http://www.linkedin.com)",
  "Pinterest/0.2 (+https://www.pinterest.com/bot.html)",
  "Slackbot-LinkExpanding 1.0 (+https://api.slack.com/robots)",
  "Mozilla/5.0 (compatible; vkShare; +http://vk.com/dev/Share)",
  "Mozilla/5.0 (Windows NT 6.1; WOW64) SkypeUriPreview Preview/0.5 skype-url-preview@microsoft.com",
  `Mozilla/5.0 (Linux; Android 5.0) ${WEBKIT} Mobile Safari/537.36 (compatible; Bytespider; spider-feedback@bytedance.com)`,
  `Mozilla/5.0 ${WEBKIT.slice(0, -1)}; compatible; GPTBot/1.2; +https://openai.com/gptbot)`,
  "Mozilla/5.0+(compatible; UptimeRobot/2.0; http://www.uptimerobot.com/)",
  `Mozilla/5.0 (X11; Linux x86_64) ${WEBKIT} HeadlessChrome/126.0.0.0 Safari/537.36`,
  `Mozilla/5.0 (Linux; Android 11; moto g power (2022)) ${WEBKIT} Chrome/126.0.0.0 Mobile Safari/537.36 Chrome-Lighthouse`,
  "curl/8.5.0",
  "",
];

const PEOPLE = [
  `Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${WEBKIT} Chrome/126.0.0.0 Safari/537.36 Edg/126.0.0.0`,
  "Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/17.5 Safari/605.1.15",
  "Opera/9.80 (Android; Opera Mini/36.2.2254/119.132; U; id) Presto/2.12.423 Version/12.16",
  android("CUBOT X50"),
  `Mozilla/5.0 (Linux; Android 13; SAMSUNG SM-S918B) ${WEBKIT} SamsungBrowser/25.0 Chrome/121.0.0.0 Mobile Safari/537.36`,
  `${IPHONE} Mobile/15E148 [Pinterest/iOS]`,
  `${android("Pixel 8")} [Pinterest/Android]`,
  `${IPHONE} Mobile/15E148 WhatsApp/2.24.12`,
  `${android("Redmi Note 8")} Telegram-Android/10.14.5 (Xiaomi Redmi Note 8; Android 14; SDK 34; AVERAGE)`,
  `${IPHONE} Mobile/15E148 Snapchat/13.2.0.44 (like Safari/8618.2.12.0.3, panda)`,
  `${IPHONE} Mobile/15E148 [FBAN/FBIOS;FBAV/468.0.0.36.110;FBBV/610968034;FBDV/iPhone13,2;FBLC/de_DE;FBOP/5]`,
  `${android("SM-A546B")} Instagram 336.0.0.35.90 Android (34/14; 450dpi; 1080x2125; samsung; SM-A546B; de_DE)`,
  `${android("V2250")} Mobile Safari/537.36 [LinkedInApp]`,
  `${android("SM-G991B")} (Ecosia android@126.0.6478.71)`,
  `${IPHONE} GSA/322.0.644 Mobile/15E148 Safari/604.1`,
  `Mozilla/5.0 (Linux; arm_64; Android 12; SPIDER 5) ${WEBKIT} Chrome/124.0.0.0 YaBrowser/24.6.0.109 Mobile Safari/537.36`,
];

test("programs that fetch pages are told from people, whatever the names of their phones and apps", () => {
  expect(ROBOTS.filter((agent) => !isRobot(agent))).toEqual([]);
  expect(PEOPLE.filter(isRobot)).toEqual([]);
});
