import type { Random } from '../../src/operations/demo/random.js'
import { makePerson } from './people.js'
import { type Column, cell, newTable, type Row, rowOf, type Table, type Written } from './table.js'

/** The ficha that is created from a list. */
export const LIST_FICHA = 2_777_001
/** A ficha that is created before the table is imported. */
export const EARLIER_FICHA = 2_777_002
export const LIST_DAY = '2026-05-04'

const REPORT: Column[] = [
  { field: 'tipo_documento', heading: 'Tipo de Documento' },
  { field: 'nro_documento', heading: 'Número de Documento' },
  { field: 'nombre', heading: 'Nombre' },
  { field: 'apellido', heading: 'Apellidos' },
  { field: 'celular', heading: 'Celular' },
  { field: 'correo', heading: 'Correo Electrónico' },
  { field: 'estado', heading: 'Estado' },
]

/** Makes the rows of one to `max` people. */
const rowsOf = (random: Random, max: number, change: (row: ReturnType<typeof makePerson>) => object = () => ({})) =>
  Array.from({ length: random.between(1, max) }, (_, index) => {
    const person = makePerson(random, index)
    return rowOf({ ...person, ...change(person) })
  })

/** Makes a Reporte de Aprendices in the layout of SOFIA Plus. */
export function apprenticesReport(random: Random): Table {
  const day: Written = random.next() < 0.5 ? { moment: `${LIST_DAY} 00:00:00`, dayOnly: true } : '04/05/2026'
  const above: Written[][] = [
    ['Reporte de Aprendices'],
    ['Ficha de Caracterización:', null, `${LIST_FICHA} - GESTIÓN DE HUERTAS.`],
    ['Estado:', null, 'EN EJECUCION'],
    ['Fecha del Reporte:', null, day],
  ]
  const rows = rowsOf(random, 7)
  for (const row of rows) row.also = { fecha_reporte: LIST_DAY }
  return newTable(REPORT, rows, above)
}

const HEADINGS: [Column['field'], string[]][] = [
  ['tipo_documento', ['tipo_documento', 'Tipo Doc.', 'TIPO DE IDENTIFICACIÓN']],
  ['nro_documento', ['documento', 'Cédula', 'No. de documento', 'IDENTIFICACION']],
  ['nombre', ['nombres', 'Nombre Aprendiz']],
  ['apellido', ['apellidos', 'Apellido']],
  ['celular', ['telefono', 'Móvil', 'CELULAR']],
  ['correo', ['email', 'Correo', 'e-mail']],
  ['estado', ['estado', 'Estado del aprendiz']],
]
const FULL_NAMES = { apellidos_y_nombres: 'Apellidos y Nombres', nombres_y_apellidos: 'Nombre completo' }

/** Makes a hand-made list: other headings, sometimes names in one column, or no type or state. */
export function adaptedList(random: Random): Table {
  const fullNameField = random.of([null, null, 'apellidos_y_nombres', 'nombres_y_apellidos'] as const)
  const missingFields = (['tipo_documento', 'estado', 'celular', 'correo'] as const).filter(() => random.next() < 0.4)
  const rows = rowsOf(random, 7, () => (fullNameField ? { [fullNameField]: fullName(random, fullNameField) } : {}))
  const columns = HEADINGS.filter(([field]) => !missingFields.some((one) => one === field)).flatMap(
    ([field, names]) => {
      if (fullNameField && field === 'apellido') return []
      if (fullNameField && field === 'nombre') return [{ field: fullNameField, heading: FULL_NAMES[fullNameField] }]
      return [{ field, heading: random.of(names) }]
    },
  )
  for (const { cells } of rows) for (const field of missingFields) cells.delete(field)
  const table = newTable(columns, rows)
  if (missingFields.includes('tipo_documento')) byDefault(table, 'tipo_documento', 'CC', 'Tipo de Documento')
  if (missingFields.includes('estado')) byDefault(table, 'estado', 'EN FORMACION', 'Estado')
  // Only passports have letters, and a list without types has no passports.
  if (missingFields.includes('tipo_documento')) for (const row of rows) withoutLetters(row)
  return table
}

/** Expects the default value for all rows, and a warning that the column is missing. */
function byDefault(table: Table, field: 'tipo_documento' | 'estado', value: string, heading: string): void {
  for (const row of table.rows) row.also = { ...row.also, [field]: value }
  table.expectedProblems.push({ what: `${heading} has no column`, text: heading })
}

/** Replaces the letters of a document number by digits. */
function withoutLetters({ cells }: Row): void {
  const document = cells.get('nro_documento')!
  const digits = String(document.written).replace('AB', '55')
  cells.set('nro_documento', cell(digits))
}

/** Makes two given names and two surnames that can be split in only one way. */
function fullName(random: Random, field: keyof typeof FULL_NAMES) {
  const names = `${random.of(['ANA', 'LUZ', 'JOSÉ'])} ${random.of(['MARÍA', 'INÉS', 'IVÁN'])}`
  const surnames = `${random.of(['MUÑOZ', 'PEÑA'])} ${random.of(['DE LA CRUZ', 'GÜIZA', 'RÍOS'])}`
  const comma = random.of([', ', ' '])
  return cell(
    field === 'apellidos_y_nombres' ? `${surnames}${comma}${names}` : `${names} ${surnames}`,
    `${surnames}|${names}`,
  )
}

/** Values of cells whose column the other list does not have. */
const ABSENT: Readonly<Record<string, string>> = { tipo_documento: 'CC', estado: 'EN FORMACION' }

/** Makes a list of another ficha in which one person has another name or document type. */
export const listOfAnother = (row: Row, change: Partial<Record<'nombre' | 'tipo_documento', string>>): Table => {
  const cells = new Map(
    REPORT.map(({ field }) => [field, row.cells.get(field) ?? cell(ABSENT[field] ?? null)] as const),
  )
  for (const [field, value] of Object.entries(change)) cells.set(field as 'nombre', cell(value))
  return newTable(REPORT, [{ cells }])
}
