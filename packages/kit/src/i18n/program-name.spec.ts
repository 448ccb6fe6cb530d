import i18next from 'i18next'
import { addProgramNames, programName, programNames } from './program-name'

const KEY = 'analisis-y-desarrollo-de-software'
const i18n = i18next.createInstance()
beforeAll(async () => {
  await i18n.init({
    lng: 'en',
    ns: ['kit', 'own'],
    interpolation: { escapeValue: false },
    resources: {
      en: {
        kit: {
          programName: { [KEY]: 'Software' },
          programVersion: '{{name}}, version {{version}}',
          programCode: '{{name}}, code {{codigo}}',
        },
        own: { of: 'Of {{name, programName}}', versioned: 'Of {{name, programName}}{{version, programVersion}}' },
      },
    },
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

test.each([
  ['2', 'Of Software, version 2'],
  ['', 'Of Software'],
  [null, 'Of Software'],
])('version %j behind a name is %j', (version, shown) => {
  expect(i18n.t('own:versioned', { name: 'Análisis y Desarrollo de Software', version })).toBe(shown)
})

test('programs of a list are told apart by version, and by code where the name is the same', () => {
  const program = (nombre_programa: string, codigo: string | null, version: string | null) => ({
    nombre_programa,
    codigo,
    version,
  })
  const programs = [
    program('Cocina', '100', '1'),
    program('Cocina', '100', '2'),
    program('Mesa', '200', '1'),
    program('Mesa', '300', '4'),
    program('Bar', '400', null),
    program('Bar y mesa', '400', '3'),
    program('Panadería', '500', '1'),
    program('Sin código', null, null),
  ]
  expect(programs.map(programNames(i18n.t, programs))).toEqual([
    'Cocina, version 1',
    'Cocina, version 2',
    'Mesa, code 200',
    'Mesa, code 300',
    'Bar',
    'Bar y mesa, version 3',
    'Panadería',
    'Sin código',
  ])
})
