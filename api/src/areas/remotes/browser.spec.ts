import { browserOf } from './browser.js'

const WEBKIT = 'AppleWebKit/537.36 (KHTML, like Gecko)'

test.each([
  ['Chrome', `Mozilla/5.0 (Windows NT 10.0) ${WEBKIT} Chrome/141.0.0.0 Safari/537.36`, 'Chrome 141'],
  ['Edge', `Mozilla/5.0 (Windows NT 10.0) ${WEBKIT} Chrome/141.0.0.0 Safari/537.36 Edg/141.0.2`, 'Edge 141'],
  [
    'Samsung Internet',
    `Mozilla/5.0 (Linux; Android 14) ${WEBKIT} SamsungBrowser/28.0 Chrome/130.0.0.0 Mobile Safari/537.36`,
    'Samsung Internet 28',
  ],
  ['Firefox', 'Mozilla/5.0 (X11; Linux x86_64; rv:144.0) Gecko/20100101 Firefox/144.0', 'Firefox 144'],
  ['Safari on a phone', `Mozilla/5.0 (iPhone) ${WEBKIT} Version/18.5 Mobile/15E148 Safari/604.1`, 'Safari 18'],
  ['Safari on a computer', `Mozilla/5.0 (Macintosh) ${WEBKIT} Version/17.4.1 Safari/605.1.15`, 'Safari 17'],
  ['no browser in other text', 'María López 1098765432', '?'],
  ['no browser without a header', undefined, '?'],
])('browserOf recognises %s', (_, agent, name) => {
  expect(browserOf(agent)).toBe(name)
})
