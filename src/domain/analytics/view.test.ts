import { expect, it } from 'vitest'
import { MIN_VIEWS } from './min-views.ts'
import { isBot, referrerHost } from './view.ts'

const FIREFOX = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0'

it.each([
  [FIREFOX, false],
  ['Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 Mobile/15E148 Safari/604.1', false],
  ['Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)', true],
  ['Mozilla/5.0 (compatible; bingbot/2.0)', true],
  ['Mozilla/5.0 (X11; Linux x86_64) HeadlessChrome/140.0', true],
  ['curl/8.5.0', true],
  ['', true],
  [undefined, true],
])('%s is a bot: %s', (userAgent, expected) => expect(isBot(userAgent)).toBe(expected))

it.each([
  ['https://www.mobile.example/liste?q=1', 'mobile.example'],
  ['http://Autos.example:8080/', 'autos.example'],
  ['https://shop.example/auto-kaufen', undefined],
  ['android-app://com.example/', undefined],
  [`https://${'x'.repeat(110)}.example/`, undefined],
  ['nonsense', undefined],
  [undefined, undefined],
])('%s comes from %s', (referrer, host) => expect(referrerHost(referrer, 'shop.example')).toBe(host))

it.each([
  [`https://${'x'.repeat(92)}.example/`, `${'x'.repeat(92)}.example`],
  [`https://${'x'.repeat(93)}.example/`, undefined],
  ['https://awww.example/', 'awww.example'],
  ['https://localhost/', undefined],
  ['xhttps://a.example/', undefined],
  ['http-x://a.example/', undefined],
])('%s leads here from %s', (referrer, host) => expect(referrerHost(referrer, 'shop.example')).toBe(host))

it.each([
  'robot',
  'bot',
  'bot/2',
  'bot-x',
  'crawler',
  'Spider',
  'Slurp',
  'link preview',
  'okhttp',
  'java/21',
  'WhatsApp',
])('Mozilla/5.0 (%s) is a program', (name) => expect(isBot(`Mozilla/5.0 (${name})`)).toBe(true))

it('shows nobody a sum of fewer than five views', () => {
  expect(MIN_VIEWS).toBe(5)
})
