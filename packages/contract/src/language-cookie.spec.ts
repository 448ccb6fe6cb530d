import { languageCookie, languageOf } from './language-cookie.ts'

test.each([
  ['Spanish without a cookie', '/', undefined, 'es'],
  ['Spanish with an empty cookie header', '/', '', 'es'],
  ['English with the cookie "lang=en"', '/', 'lang=en', 'en'],
  ['English with the cookie "lang=en" between others', '/', 'a=1; lang=en; b=2', 'en'],
  ['English with the cookie "lang=en" after another cookie without a space', '/', 'a=1;lang=en', 'en'],
  ['Spanish with a cookie whose name only ends in "lang"', '/', 'xlang=en', 'es'],
  ['Spanish with an unknown language in the cookie', '/', 'lang=fr', 'es'],
  ['Spanish with a damaged value in the cookie', '/', 'lang=en"', 'es'],
  ['English with "lang=en" in the address', '/?lang=en', undefined, 'en'],
  ['the language in the address, even if the cookie has another language', '/?a=1&lang=es', 'lang=en', 'es'],
  ['the language in the cookie if the address has no language', '/?lang=', 'lang=en', 'en'],
  ['Spanish with a parameter whose name only ends in "lang"', '/?xlang=en', undefined, 'es'],
])('the language of a request is %s', (_, url, cookies, language) => {
  expect(languageOf(url, cookies)).toBe(language)
})

test('languageOf reads the cookie that languageCookie writes', () => {
  expect(languageOf('/', languageCookie('en', false).split(';')[0])).toBe('en')
  expect(languageCookie('en', false)).toBe('lang=en; Path=/; Max-Age=31536000; SameSite=Lax')
  expect(languageCookie('en', true)).toMatch(/; Secure$/)
})
