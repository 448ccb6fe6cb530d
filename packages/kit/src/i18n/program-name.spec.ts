import i18next from 'i18next'
import { programNames } from './program-name'

const i18n = i18next.createInstance()
beforeAll(async () => {
  await i18n.init({
    lng: 'en',
    interpolation: { escapeValue: false },
    resources: {
      en: {
        kit: { programVersion: '{{name}}, version {{version}}', programCode: '{{name}}, code {{codigo}}' },
      },
    },
  })
})

test('programs with the same code are distinguished by version, and those with the same name by code', () => {
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
    program('PROGRAMACION DE SOFTWARE', '600', '1'),
    program('PROGRAMACION DE SOFTWARE', '600', '2'),
  ]
  expect(programs.map(programNames(i18n.t, programs, 'en'))).toEqual([
    'Cocina, version 1',
    'Cocina, version 2',
    'Mesa, code 200',
    'Mesa, code 300',
    'Bar',
    'Bar y mesa, version 3',
    'Panadería',
    'Sin código',
    'Software Programming, version 1',
    'Software Programming, version 2',
  ])
})
