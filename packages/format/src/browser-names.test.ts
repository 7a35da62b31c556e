import { expect, test } from 'vitest'
import { browserNames } from './browser-names.ts'

test.each([
  [
    'Edge',
    'Windows',
    'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Safari/537.36 Edg/142.0.0.0',
  ],
  [
    'Safari',
    'macOS',
    'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/19.0 Safari/605.1.15',
  ],
  [
    'Chrome',
    'iPhone',
    'Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) CriOS/142.0 Mobile/15E148 Safari/604.1',
  ],
  [
    'Chrome',
    'Android',
    'Mozilla/5.0 (Linux; Android 16; Pixel 10) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Mobile Safari/537.36',
  ],
  ['Firefox', 'Linux', 'Mozilla/5.0 (X11; Linux x86_64; rv:145.0) Gecko/20100101 Firefox/145.0'],
  [
    'Opera',
    'ChromeOS',
    'Mozilla/5.0 (X11; CrOS x86_64 16181.0.0) AppleWebKit/537.36 Chrome/142.0.0.0 Safari/537.36 OPR/128.0.0.0',
  ],
  [
    'Samsung Internet',
    'Android',
    'Mozilla/5.0 (Linux; Android 16; SM-X910) AppleWebKit/537.36 SamsungBrowser/29.0 Chrome/136.0.0.0 Safari/537.36',
  ],
  ['Firefox', 'iPad', 'Mozilla/5.0 (iPad; CPU OS 19_0 like Mac OS X) AppleWebKit/605.1.15 FxiOS/145.0 Mobile/15E148'],
  [undefined, undefined, 'curl/8.5.0'],
])('%s on %s is named by %s', (browser, system, userAgent) => {
  expect(browserNames(userAgent)).toEqual({ browser, system })
})
