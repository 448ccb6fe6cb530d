import { browserOf } from './browser.js'

const WEBKIT = 'AppleWebKit/537.36 (KHTML, like Gecko)'

test.each([
  [`Mozilla/5.0 (Windows NT 10.0) ${WEBKIT} Chrome/141.0.0.0 Safari/537.36`, 'Chrome 141'],
  [`Mozilla/5.0 (Windows NT 10.0) ${WEBKIT} Chrome/141.0.0.0 Safari/537.36 Edg/141.0.2`, 'Edge 141'],
  [
    `Mozilla/5.0 (Linux; Android 14) ${WEBKIT} SamsungBrowser/28.0 Chrome/130.0.0.0 Mobile Safari/537.36`,
    'Samsung Internet 28',
  ],
  ['Mozilla/5.0 (X11; Linux x86_64; rv:144.0) Gecko/20100101 Firefox/144.0', 'Firefox 144'],
  [`Mozilla/5.0 (iPhone) ${WEBKIT} Version/18.5 Mobile/15E148 Safari/604.1`, 'Safari 18'],
  [`Mozilla/5.0 (Macintosh) ${WEBKIT} Version/17.4.1 Safari/605.1.15`, 'Safari 17'],
  ['María López 1098765432', '?'],
  [undefined, '?'],
])('%s is %s', (agent, name) => {
  expect(browserOf(agent)).toBe(name)
})
