import * as enums from '@fichero/contract/enums'
import en from './en.json'
import es from './es.json'

// What the forms of the specification offer and what its display maps name: any of it may be stored.
const NAMED = {
  instructorType: [
    ...['planta', 'contratista'],
    ...['tecnico', 'transversal', 'clave'],
    ...['ninguno'],
    ...['profesional', 'instructor', 'virtual', 'presencial', 'otro'],
  ],
  documentType: ['CC', 'CE', 'TI', 'RC'],
  role: ['user', 'admin'],
  level: ['tecnico', 'tecnologo'],
}
const STORED = {
  instructorType: enums.INSTRUCTOR_TYPES,
  documentType: enums.DOCUMENT_TYPES,
  role: enums.ROLES,
  level: enums.NIVELES,
}
const KINDS = ['instructorType', 'documentType', 'role', 'level'] as const

test.each(KINDS)('every %s of the specification can be stored', (kind) => {
  expect([...STORED[kind]].sort()).toEqual([...NAMED[kind]].sort())
})

test.each(KINDS)('every %s has a label of its own in both languages', (kind) => {
  for (const { enum: labels } of [es, en]) {
    const shown = STORED[kind].map((value) => Object.entries(labels[kind]).find(([name]) => name === value)?.[1])
    expect(shown).not.toContain(undefined)
    expect(new Set(shown).size).toBe(STORED[kind].length)
  }
})
