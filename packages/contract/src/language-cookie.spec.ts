import { languageCookie, languageOf } from './language-cookie.ts'

test.each([
  ['/', undefined, 'es'],
  ['/', '', 'es'],
  ['/', 'lang=en', 'en'],
  ['/', 'a=1; lang=en; b=2', 'en'],
  ['/', 'a=1;lang=en', 'en'],
  ['/', 'xlang=en', 'es'],
  ['/', 'lang=fr', 'es'],
  ['/', 'lang=en"', 'es'],
  ['/?lang=en', undefined, 'en'],
  ['/?a=1&lang=es', 'lang=en', 'es'],
  ['/?lang=', 'lang=en', 'en'],
  ['/?xlang=en', undefined, 'es'],
])('%s with the cookie %s is in %s', (url, cookies, language) => {
  expect(languageOf(url, cookies)).toBe(language)
})

test('reads the cookie that it writes', () => {
  expect(languageOf('/', languageCookie('en', false).split(';')[0])).toBe('en')
  expect(languageCookie('en', false)).toBe('lang=en; Path=/; Max-Age=31536000; SameSite=Lax')
  expect(languageCookie('en', true)).toMatch(/; Secure$/)
})
