import { KNOWN_STATES, stateOf } from './apprentice-states.js'
import { documentTypeOf, isKnownType } from './document-types.js'
import { instructorTypeOf, roleOf } from './user-words.js'

/** Pairs of a word as people write it and its stored value. */
const cases = (words: Record<string, string[]>) =>
  Object.entries(words).flatMap(([stored, written]) => [stored, ...written].map((text) => [text, stored] as const))

describe('words that people write', () => {
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
  )('%j is the document type %s', (text, type) => expect(documentTypeOf(text)).toBe(type))

  it.each(['CC', 'NCS'])('%j is a known document type', (type) => expect(isKnownType(type)).toBe(true))

  it.each(['XYZ', 'toString'])('%j is not a known document type', (type) => expect(isKnownType(type)).toBe(false))

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
  )('%j is the known state %j', (text, state) => {
    expect(stateOf(text)).toBe(state)
    expect(KNOWN_STATES.has(state)).toBe(true)
  })

  it('an unknown state is kept unchanged', () => {
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
      ninguno: ['Ninguno', 'Administración'],
      jefe: [],
    }),
  )('%j is the type of instructor %s', (text, type) => expect(instructorTypeOf(text)).toBe(type))

  it.each(
    cases({
      user: ['', 'Usuario', 'usuaria', 'Instructor', 'instructora'],
      coordinador: ['Coordinador', 'COORDINADORA', 'Coordinator'],
      admin: ['Administrador', 'administradora', 'Administrator'],
      jefe: [],
    }),
  )('%j is the role %s', (text, role) => expect(roleOf(text)).toBe(role))
})
