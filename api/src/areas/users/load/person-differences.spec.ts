import type { UserRecord } from '../../../files/spreadsheet-reader/records.js'
import { inPastTense } from '../../../files/spreadsheet-reader/row-problem.js'
import { rowReason } from '../../../i18n/sentences.js'
import { type ComparedUser, personDifferences } from './person-differences.js'

const STORED: ComparedUser = {
  tipo_documento: 'CC',
  nro_documento: '52000111',
  nombre: 'Rosa',
  apellido: 'Peña Díaz',
  correo_institucional: 'rosa@example.com',
  tipo: 'contratista',
  rol: 'user',
  fecha_inicio_contrato: '2026-01-20',
  fecha_fin_contrato: null,
}
const HEADINGS = Object.fromEntries([...Object.keys(STORED)].map((field) => [field, `Columna ${field}`])) as Parameters<
  typeof personDifferences
>[2]
const row = (overrides: Partial<UserRecord> = {}) =>
  ({ ...STORED, fecha_fin_contrato: undefined, ...overrides, fila: 4 }) as UserRecord

const differencesOf = (overrides: Partial<UserRecord>, stored: Partial<ComparedUser> = {}) =>
  personDifferences(row(overrides), { ...STORED, ...stored }, HEADINGS).map(({ code, columna, valor, params }) => [
    code,
    columna.replace('Columna ', ''),
    valor,
    params?.actual,
  ])

it.each<[string, Partial<UserRecord>, Partial<ComparedUser>, unknown[]]>([
  ['no difference', {}, {}, []],
  ['a name in capitals', { nombre: 'ROSA', apellido: 'PEÑA DÍAZ' }, {}, []],
  ['a mail address in capitals', { correo_institucional: 'Rosa@Example.com' }, {}, []],
  ['no contract dates', { fecha_inicio_contrato: undefined }, {}, []],
  ['another name', { nombre: 'Luz' }, {}, [['person_differs_here', 'nombre', 'Luz', 'Rosa']]],
  [
    'a name without its accent',
    { apellido: 'Peña Diaz' },
    {},
    [['person_differs_here', 'apellido', 'Peña Diaz', 'Peña Díaz']],
  ],
  ['another document type', { tipo_documento: 'CE' }, {}, [['person_differs_here', 'tipo_documento', 'CE', 'CC']]],
  ['another type of instructor', { tipo: 'planta' }, {}, [['person_differs_here', 'tipo', 'planta', 'contratista']]],
  [
    'another mail address and start date',
    { correo_institucional: 'r@example.com', fecha_inicio_contrato: '2026-02-01' },
    {},
    [
      ['person_differs_here', 'correo_institucional', 'r@example.com', 'rosa@example.com'],
      ['person_differs_here', 'fecha_inicio_contrato', '01/02/2026', '2026-01-20'],
    ],
  ],
  [
    'an end date that the stored user lacks',
    { fecha_fin_contrato: '2026-12-11' },
    {},
    [['person_empty_here', 'fecha_fin_contrato', '11/12/2026', undefined]],
  ],
  [
    'the role of coordinator',
    { rol: 'coordinador' },
    {},
    [['person_no_coordinator_here', 'rol', 'coordinador', undefined]],
  ],
  ['a role with fewer rights', { rol: 'coordinador' }, { rol: 'admin' }, []],
  ['the role of administrator', { rol: 'admin' }, {}, [['person_no_admin_here', 'rol', 'admin', undefined]]],
  ['the role of administrator, for a user who has it already', { rol: 'admin' }, { rol: 'admin' }, []],
  ['the role of user, for an administrator', { rol: 'user' }, { rol: 'admin' }, []],
])('personDifferences compares a row that has %s', (_, overrides, stored, differences) => {
  expect(differencesOf(overrides, stored)).toEqual(differences)
})

it('personDifferences does not compare a column that the file lacks', () => {
  expect(personDifferences(row({ tipo_documento: 'CE' }), STORED, { ...HEADINGS, tipo_documento: undefined })).toEqual(
    [],
  )
})

it.each<[string, Partial<UserRecord>, string, string, string]>([
  [
    'another mail address',
    { correo_institucional: 'r@example.com' },
    'Columna correo_institucional de Rosa Peña Díaz (52000111): aquí dice «rosa@example.com», el archivo dice «r@example.com». Se dejará como está; si el archivo tiene razón, corríjalo en Fichero.',
    'aquí dice «rosa@example.com», el archivo dice «r@example.com». Se dejó como estaba',
    'it is “rosa@example.com” here and “r@example.com” in the file. It stayed as it was',
  ],
  [
    'another first day of the contract',
    { fecha_inicio_contrato: '2026-02-01' },
    'Columna fecha_inicio_contrato de Rosa Peña Díaz (52000111): aquí dice «20/01/2026», el archivo dice «01/02/2026». Se dejará como está; si el archivo tiene razón, corríjalo en Fichero.',
    'aquí dice «20/01/2026», el archivo dice «01/02/2026». Se dejó como estaba',
    'it is “20 Jan 2026” here and “1 Feb 2026” in the file',
  ],
  [
    'a new last day of the contract',
    { fecha_fin_contrato: '2026-12-11' },
    'Columna fecha_fin_contrato de Rosa Peña Díaz (52000111): aquí no está, el archivo dice «11/12/2026». Se dejará así; si el archivo tiene razón, escríbalo en Fichero.',
    'aquí no está, el archivo dice «11/12/2026». Se dejó así',
    'it is missing here and “11 Dec 2026” in the file. It stayed so',
  ],
])('%s is described in the plan and after the import, in both languages', (_, overrides, plan, done, english) => {
  const [problem] = personDifferences(row(overrides), STORED, HEADINGS)
  expect(problem?.motivo).toBe(plan)
  expect(problem && inPastTense(problem).motivo).toContain(done)
  expect(problem && rowReason(problem, 'done', 'en')).toContain(english)
})
