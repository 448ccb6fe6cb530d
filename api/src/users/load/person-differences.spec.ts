import { englishReason } from '../../language/sentences.js'
import type { UserRecord } from '../../sheets/records.js'
import { toldAfter } from '../../sheets/row-problem.js'
import { type ComparedUser, personDifferences } from './person-differences.js'

const HERE: ComparedUser = {
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
const HEADINGS = Object.fromEntries([...Object.keys(HERE)].map((field) => [field, `Columna ${field}`])) as Parameters<
  typeof personDifferences
>[2]
const row = (given: Partial<UserRecord> = {}) =>
  ({ ...HERE, fecha_fin_contrato: undefined, ...given, fila: 4 }) as UserRecord

const seen = (given: Partial<UserRecord>, here: Partial<ComparedUser> = {}) =>
  personDifferences(row(given), { ...HERE, ...here }, HEADINGS).map(({ code, columna, valor, params }) => [
    code,
    columna.replace('Columna ', ''),
    valor,
    params?.actual,
  ])

it.each<[string, Partial<UserRecord>, Partial<ComparedUser>, unknown[]]>([
  ['nothing', {}, {}, []],
  ['a name in capitals', { nombre: 'ROSA', apellido: 'PEÑA DÍAZ' }, {}, []],
  ['an address in capitals', { correo_institucional: 'Rosa@Example.com' }, {}, []],
  ['days that the file does not have', { fecha_inicio_contrato: undefined }, {}, []],
  ['another name', { nombre: 'Luz' }, {}, [['person_differs_here', 'nombre', 'Luz', 'Rosa']]],
  [
    'a name without its accent',
    { apellido: 'Peña Diaz' },
    {},
    [['person_differs_here', 'apellido', 'Peña Diaz', 'Peña Díaz']],
  ],
  ['another type of document', { tipo_documento: 'CE' }, {}, [['person_differs_here', 'tipo_documento', 'CE', 'CC']]],
  ['another type', { tipo: 'planta' }, {}, [['person_differs_here', 'tipo', 'planta', 'contratista']]],
  [
    'another address and day',
    { correo_institucional: 'r@example.com', fecha_inicio_contrato: '2026-02-01' },
    {},
    [
      ['person_differs_here', 'correo_institucional', 'r@example.com', 'rosa@example.com'],
      ['person_differs_here', 'fecha_inicio_contrato', '2026-02-01', '2026-01-20'],
    ],
  ],
  [
    'a day that is not here',
    { fecha_fin_contrato: '2026-12-11' },
    {},
    [['person_empty_here', 'fecha_fin_contrato', '2026-12-11', undefined]],
  ],
  ['an administrator', { rol: 'admin' }, {}, [['person_no_admin_here', 'rol', 'admin', undefined]]],
  ['an administrator who is one', { rol: 'admin' }, { rol: 'admin' }, []],
  ['no role, of an administrator', { rol: 'user' }, { rol: 'admin' }, []],
])('a row that has %s', (_, given, here, differences) => {
  expect(seen(given, here)).toEqual(differences)
})

it('does not compare a column that the file does not have', () => {
  expect(personDifferences(row({ tipo_documento: 'CE' }), HERE, { ...HEADINGS, tipo_documento: undefined })).toEqual([])
})

it.each<[Partial<UserRecord>, string, string, string]>([
  [
    { correo_institucional: 'r@example.com' },
    'Columna correo_institucional de Rosa Peña Díaz (52000111): aquí dice «rosa@example.com», el archivo dice «r@example.com». Se dejará como está; si el archivo tiene razón, corríjalo en Fichero.',
    'aquí dice «rosa@example.com», el archivo dice «r@example.com». Se dejó como estaba',
    'it is “rosa@example.com” here and “r@example.com” in the file. It stayed as it was',
  ],
  [
    { fecha_inicio_contrato: '2026-02-01' },
    'Columna fecha_inicio_contrato de Rosa Peña Díaz (52000111): aquí dice «20 ene 2026», el archivo dice «1 feb 2026». Se dejará como está; si el archivo tiene razón, corríjalo en Fichero.',
    'aquí dice «20 ene 2026», el archivo dice «1 feb 2026». Se dejó como estaba',
    'it is “20 Jan 2026” here and “1 Feb 2026” in the file',
  ],
  [
    { fecha_fin_contrato: '2026-12-11' },
    'Columna fecha_fin_contrato de Rosa Peña Díaz (52000111): aquí no está, el archivo dice «11 dic 2026». Se dejará así; si el archivo tiene razón, escríbalo en Fichero.',
    'aquí no está, el archivo dice «11 dic 2026». Se dejó así',
    'it is missing here and “11 Dec 2026” in the file. It stayed so',
  ],
])('says %j before and after, in both languages', (given, plan, done, english) => {
  const [problem] = personDifferences(row(given), HERE, HEADINGS)
  expect(problem?.motivo).toBe(plan)
  expect(problem && toldAfter(problem).motivo).toContain(done)
  expect(problem && englishReason(problem, 'done')).toContain(english)
})
