import i18next from 'i18next'
import { addProgramNames, programName } from './program-name'

const KEY = 'analisis-y-desarrollo-de-software'
const i18n = i18next.createInstance()
beforeAll(async () => {
  await i18n.init({
    lng: 'en',
    ns: ['kit', 'own'],
    interpolation: { escapeValue: false },
    resources: { en: { kit: { programName: { [KEY]: 'Software' } }, own: { of: 'Of {{name, programName}}' } } },
  })
  addProgramNames(i18n)
})

test.each([
  ['Análisis y Desarrollo de Software', 'Software'],
  ['ANALISIS Y DESARROLLO DE SOFTWARE .', 'Software'],
  ['Cocina: la costa', 'Cocina: la costa'],
  ['—', '—'],
])('%j is shown as %j', (name, shown) => {
  expect(programName(i18n.t, name)).toBe(shown)
  expect(i18n.t('own:of', { name })).toBe(`Of ${shown}`)
})
