import type { ImportKind } from '@fichero/contract/enums'
import type { Column } from './column.js'
import type { Field } from './fields.js'
import { headingKey } from './heading-key.js'
import { JUDGMENT_COLUMNS } from './judgment-columns.js'
import { APPRENTICE, APPRENTICES } from './person-columns.js'
import { USER_COLUMNS } from './user-columns.js'

/** What a sheet can be: the kinds that are read, and others that people try. */
export type SheetKind = ImportKind | 'juicios_de_uno' | 'instructores' | 'asistencia' | 'planeacion' | 'pe04' | 'df14'

const FULL_NAME: readonly Field[] = ['apellidos_y_nombres', 'nombres_y_apellidos']

const DESIGN: readonly Column[] = [
  {
    field: 'competencia',
    heading: 'Competencia',
    alsoKnownAs: ['nombre de la competencia', 'competencia laboral'],
    inShort: ['competencia'],
  },
  {
    field: 'resultado',
    heading: 'Resultado de Aprendizaje',
    alsoKnownAs: ['nombre del resultado de aprendizaje', 'rap', 'rae'],
    inShort: ['resultado'],
  },
]

const unread = (heading: string, ...alsoKnownAs: string[]): Column => ({
  field: null,
  heading,
  alsoKnownAs,
  optional: true,
})

export const LAYOUTS: Readonly<Record<SheetKind, readonly Column[]>> = {
  juicios: [...APPRENTICE, ...DESIGN, ...JUDGMENT_COLUMNS],
  aprendices: APPRENTICES,
  personas: USER_COLUMNS,
  programa: [
    ...DESIGN,
    unread(
      'Código Norma',
      ...['norma', 'norma de competencia', 'codigo norma de competencia', 'norma de competencia laboral'],
      ...['codigo de norma de competencia laboral', 'nscl'],
    ),
    unread('Horas', 'duracion', 'duracion en horas', 'total horas', 'horas totales', 'numero de horas'),
  ],
  // It is read as the design that it has.
  juicios_de_uno: [],
  instructores: [
    'Nombre Instructor',
    'Apellido Instructor',
    'Estado Instructor',
    'Competencia',
    'Fecha Inicio Programación',
    'Fecha Fin Programación',
    'Horas Programadas',
  ].map((heading) => ({ field: null, heading })),
  asistencia: [],
  planeacion: [],
  pe04: [],
  df14: [],
}

/** Titles above the header, by kind. */
export const TITLES: ReadonlyMap<string, SheetKind> = new Map(
  Object.entries({
    'reporte de juicios de evaluacion': 'juicios',
    'reporte de juicios evaluativos': 'juicios',
    'reporte de aprendices': 'aprendices',
    'reporte de instructores por ficha': 'instructores',
    'reporte de instructores': 'instructores',
  } as const),
)

/** Beginnings of titles of other sheets. */
export const OTHER_TITLES: readonly (readonly [string, SheetKind])[] = [
  ['registro de asistencia', 'asistencia'],
  ['lista de asistencia', 'asistencia'],
  ['control de asistencia', 'asistencia'],
  ['planeacion', 'planeacion'],
  ['pe-04', 'pe04'],
  ['pe04', 'pe04'],
  ['df-14', 'df14'],
  ['df14', 'df14'],
]

/** Names of the kinds in messages. */
export const KIND_NAMES: Readonly<Record<SheetKind, string>> = {
  juicios: 'un Reporte de Juicios Evaluativos',
  aprendices: 'un Reporte de Aprendices',
  personas: 'una lista de personas',
  programa: 'un diseño de programa (Competencia, Resultado de Aprendizaje)',
  juicios_de_uno: 'una lista de juicios de una sola persona, sin columnas de documento y nombre',
  instructores: 'un Reporte de Instructores por Ficha',
  asistencia: 'un registro de asistencia',
  planeacion: 'una planeación',
  pe04: 'un PE-04 (lista de fichas de un centro)',
  df14: 'un DF-14 (fichas de un centro por estado)',
}

/** A column that a heading may stand for; names in short come after others. */
export interface Named {
  column: Column
  rank: number
}

function named(column: Column): [key: string, Named][] {
  const { heading, alsoKnownAs = [], inShort = [] } = column
  const short = new Map(inShort.map((name, at) => [headingKey(name), at + 1]))
  const all = new Set([heading, ...alsoKnownAs, ...inShort].map(headingKey))
  return [...all].map((key) => [key, { column, rank: short.get(key) ?? 0 }])
}

const KNOWN = new Map(
  Object.entries(LAYOUTS).map(([kind, columns]) => {
    const names = new Map<string, Named[]>()
    for (const [key, one] of columns.flatMap(named)) names.set(key, [...(names.get(key) ?? []), one])
    for (const [key, all] of names)
      names.set(
        key,
        all.toSorted((a, b) => a.rank - b.rank),
      )
    return [kind, names] as const
  }),
)

/** The columns of the kind that a heading may stand for, the most specific name first. */
export const namedColumns = (kind: SheetKind, heading: string): readonly Named[] =>
  KNOWN.get(kind)?.get(headingKey(heading)) ?? []

/** The one that it stands for where nothing but the heading is known. */
export function knownColumn(kind: SheetKind, heading: string): Column | undefined {
  const columns = namedColumns(kind, heading).map(({ column }) => column)
  return columns.find(({ fits }) => !fits) ?? columns[0]
}

/** Returns the first columns that the kind needs and that are not among the fields. */
export function missingColumns(kind: SheetKind, has: (column: Column) => boolean): Column[] {
  const missing = LAYOUTS[kind].filter((column) => !column.optional && !has(column))
  if (kind !== 'aprendices') return missing
  const [nombre, apellido] = ['nombre', 'apellido'].map((field) => columnOf(kind, field as Field))
  const whole = FULL_NAME.some((field) => has(columnOf(kind, field)))
  return whole ? missing : [...missing, ...[nombre!, apellido!].filter((column) => !has(column))]
}

function columnOf(kind: SheetKind, field: Field): Column {
  const column = LAYOUTS[kind].find((one) => one.field === field)
  if (!column) throw new Error(`${kind} has no ${field}`)
  return column
}

/** The heading of a field that the file has no column for. */
export const headingOf = (field: Field): string =>
  Object.values(LAYOUTS)
    .flat()
    .find((column) => column.field === field)?.heading ?? field

export function expectedHeadings(kind: SheetKind): string {
  const columns = kind === 'aprendices' ? LAYOUTS[kind].filter(({ field }) => !isForLists(field)) : LAYOUTS[kind]
  return columns.map((column) => column.heading).join(', ')
}

/** Those that a file has to have. */
export const neededHeadings = (kind: SheetKind): string =>
  missingColumns(kind, () => false)
    .map(({ heading }) => heading)
    .join(', ')

/** The headings of an empty sheet of a kind to fill in: those that are read. */
export const templateColumns = (kind: ImportKind): string[] =>
  LAYOUTS[kind].filter(({ field }) => field !== null && !isForLists(field)).map(({ heading }) => heading)

/** Columns of adapted lists, which SOFIA's report does not have. */
const isForLists = (field: Field | null) => field === 'ficha' || FULL_NAME.some((name) => name === field)
