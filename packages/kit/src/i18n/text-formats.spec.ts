import i18next from 'i18next'
import { addTextFormats } from './text-formats'

const i18n = i18next.createInstance()
beforeAll(async () => {
  await i18n.init({
    lng: 'en',
    ns: ['kit', 'own'],
    interpolation: { escapeValue: false },
    resources: {
      en: {
        kit: { programVersion: '{{name}}, version {{version}}' },
        own: { versioned: 'Of {{name}}{{version, programVersion}}', dated: 'Of {{fecha, day}}' },
      },
    },
  })
  addTextFormats(i18n)
})

test.each([
  ['2', 'Of Cocina, version 2'],
  ['', 'Of Cocina'],
  [null, 'Of Cocina'],
])('a name with the version %j is formatted as %j', (version, shown) => {
  expect(i18n.t('own:versioned', { name: 'Cocina', version })).toBe(shown)
})

test.each([
  ['en', 1234, '1,234 rows'],
  ['es', 1234, '1.234 rows'],
  ['fr', 1234, '1.234 rows'],
  // A text that the API has already formatted stays unchanged.
  ['en', 'more than 1000', 'more than 1000 rows'],
])('in a sentence in the language %s, the number %j is formatted: “%s”', (lng, filas, text) => {
  expect(i18n.t('own:none', { filas, lng, defaultValue: '{{filas, number}} rows' })).toBe(text)
})

test('a day in a sentence is formatted in the language of the sentence', () => {
  expect(i18n.t('own:dated', { fecha: '2026-12-11' })).toBe('Of 11 Dec 2026')
  expect(i18n.t('own:dated', { fecha: '2026-12-11', lng: 'es', defaultValue: 'Del {{fecha, day}}' })).toBe(
    'Del 11/12/2026',
  )
})
