import { KNOWN_STATES, stateOf } from './apprentice-states.js'
import { documentTypeOf, isKnownType } from './document-types.js'
import { instructorTypeOf, roleOf } from './user-words.js'

/** Each word as people write it, and what is stored. */
const cases = (words: Record<string, string[]>) =>
  Object.entries(words).flatMap(([stored, written]) => [stored, ...written].map((text) => [text, stored] as const))

describe('the words of people', () => {
  it.each(
    cases({
      CC: ['C.C.', 'c.c', 'Cédula', 'Cédula de Ciudadanía', 'CEDULA CIUDADANIA'],
      TI: ['T.I.', 'Tarjeta de Identidad', 'tarjeta identidad'],
      CE: ['C.E.', 'Cédula de Extranjería', 'cedula extranjeria'],
      RC: ['Registro Civil', 'Registro civil de nacimiento'],
      PA: ['Pasaporte'],
      PEP: ['P.E.P.', 'Permiso Especial de Permanencia'],
      PPT: ['Permiso por Protección Temporal', 'permiso de proteccion temporal'],
      DNI: ['Documento Nacional de Identidad', 'documento nacional de identificación'],
      NCS: ['Número Ciego SENA'],
      XYZ: ['xyz'],
    }),
  )('%s is the type of document %s', (text, type) => expect(documentTypeOf(text)).toBe(type))

  it.each([
    ['CC', true],
    ['NCS', true],
    ['XYZ', false],
    ['toString', false],
  ])('%s is a known type of document: %s', (type, isKnown) => expect(isKnownType(type)).toBe(isKnown))

  it.each(
    cases({
      'EN FORMACION': ['En formación'],
      CANCELADO: ['cancelado'],
      'RETIRO VOLUNTARIO': ['Retiro  voluntario'],
      TRASLADADO: ['Trasladado'],
      APLAZADO: ['aplazado'],
      'POR CERTIFICAR': ['por certificar'],
      CONDICIONADO: ['Condicionado'],
      CERTIFICADO: ['certificado'],
      INDUCCION: ['Inducción'],
      REINTEGRADO: ['Reintegrado'],
      'FUERA DEL REPORTE': ['Fuera del reporte'],
    }),
  )('%s is the known state %s', (text, state) => {
    expect(stateOf(text)).toBe(state)
    expect(KNOWN_STATES.has(state)).toBe(true)
  })

  it('a state that is not known stays as it is written', () => {
    expect(stateOf('Suspendido')).toBe('Suspendido')
    expect(KNOWN_STATES.has('Suspendido')).toBe(false)
  })

  it.each(
    cases({
      planta: ['Planta', 'De planta', 'INSTRUCTOR DE PLANTA'],
      contratista: ['Contrato', 'de contrato', 'Por contrato', 'Instructor contratista'],
      clave: ['Instructor clave'],
      tecnico: ['Técnico', 'Instructor técnico'],
      transversal: ['Instructor transversal'],
      jefe: [],
    }),
  )('%s is the type of instructor %s', (text, type) => expect(instructorTypeOf(text)).toBe(type))

  it.each(
    cases({
      user: ['', 'Usuario', 'usuaria', 'Instructor', 'instructora'],
      admin: ['Administrador', 'administradora', 'Administrator'],
      jefe: [],
    }),
  )('%j is the role %s', (text, role) => expect(roleOf(text)).toBe(role))
})
