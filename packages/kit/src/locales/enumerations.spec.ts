import * as enums from '@fichero/contract/enums'
import en from '../texts/en'
import es from '../texts/es'

// The values in the forms and display maps of the specification.
const NAMED = {
  tipo: [
    ...['planta', 'contratista'],
    ...['tecnico', 'transversal', 'clave'],
    ...['ninguno'],
    ...['profesional', 'instructor', 'virtual', 'presencial', 'otro'],
  ],
  tipo_documento: ['CC', 'CE', 'TI', 'RC'],
  rol: ['user', 'admin'],
  nivel: ['tecnico', 'tecnologo'],
}
const STORED = {
  tipo: enums.INSTRUCTOR_TYPES,
  tipo_documento: enums.DOCUMENT_TYPES,
  rol: enums.ROLES,
  nivel: enums.NIVELES,
}
const KINDS = ['tipo', 'tipo_documento', 'rol', 'nivel'] as const

test.each(KINDS)('every %s of the specification can be stored', (kind) => {
  expect(STORED[kind]).toEqual(expect.arrayContaining(NAMED[kind]))
})

test.each(KINDS)('every %s has a different label in both languages', (kind) => {
  for (const { value: words } of [es, en]) {
    const shown = STORED[kind].map((value) => Object.entries(words[kind]).find(([name]) => name === value)?.[1])
    expect(shown).not.toContain(undefined)
    expect(new Set(shown).size).toBe(STORED[kind].length)
  }
})

test('modules that were built with kit 1.0 find the labels of columns by their former names', () => {
  expect(es.label).toMatchObject({ program: 'Programa', level: 'Nivel', state: 'Estado' })
  expect(en.label).toMatchObject({ program: 'Program', level: 'Level', state: 'Status' })
  expect([es.enum.level.tecnico, en.enum.level.tecnologo]).toEqual(['Técnico', 'Technologist'])
})
