import type { ImportKind } from '@fichero/contract/enums'
import type { Column } from './column.js'
import type { Field } from './column-fields.js'
import { headingKey } from './heading-key.js'
import { JUDGMENT_COLUMNS } from './judgment-columns.js'
import { PE04_COLUMNS } from './pe04-columns.js'
import { APPRENTICE, APPRENTICES } from './person-columns.js'
import { SCHEDULED_COLUMNS } from './scheduled-columns.js'
import { STEP_COLUMNS, TYT_COLUMNS } from './tyt-columns.js'
import { USER_COLUMNS } from './user-columns.js'

/**
 * The kinds that can be imported, and others that people upload by mistake: the judgments of one person, attendance, lesson
 * plans, and SENA's form DF-14 (a centre's fichas by state).
 */
export type SheetKind = ImportKind | 'juicios_de_uno' | 'asistencia' | 'planeacion' | 'df14'

/** The columns with names and surnames together. */
const FULL_NAME: readonly Field[] = ['apellidos_y_nombres', 'nombres_y_apellidos']

const DESIGN: readonly Column[] = [
  {
    field: 'competencia',
    heading: 'Competencia',
    alsoKnownAs: ['nombre de la competencia', 'competencia laboral'],
    ambiguousNames: ['competencia'],
  },
  {
    field: 'resultado',
    heading: 'Resultado de Aprendizaje',
    alsoKnownAs: ['nombre del resultado de aprendizaje', 'rap', 'rae'],
    ambiguousNames: ['resultado'],
  },
]

/** Returns an optional column that is known but not read. */
const unread = (heading: string, ...alsoKnownAs: string[]): Column => ({
  field: null,
  heading,
  alsoKnownAs,
  optional: true,
})

/** The columns of each kind of sheet. Kinds without columns are recognised by other signs: see the rules in `recognise.ts`. */
export const LAYOUTS: Readonly<Record<SheetKind, readonly Column[]>> = {
  juicios: [...APPRENTICE, ...DESIGN, ...JUDGMENT_COLUMNS],
  aprendices: APPRENTICES,
  personas: USER_COLUMNS,
  tyt: TYT_COLUMNS,
  programa: [
    ...DESIGN,
    unread(
      'Código Norma',
      ...['norma', 'norma de competencia', 'codigo norma de competencia', 'norma de competencia laboral'],
      ...['codigo de norma de competencia laboral', 'nscl'],
    ),
    unread('Horas', 'duracion', 'duracion en horas', 'total horas', 'horas totales', 'numero de horas'),
  ],
  // Its sheet has the columns of a design, so that only other signs distinguish it.
  juicios_de_uno: [],
  instructores: SCHEDULED_COLUMNS,
  asistencia: [],
  planeacion: [],
  pe04: PE04_COLUMNS,
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

/** Beginnings of titles of sheets that are not from SOFIA. */
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

/** A column that a heading may mean, with the rank of that meaning. */
export interface ColumnMeaning {
  column: Column
  /** 0 for an unambiguous name; the position of an ambiguous name, from 1 on. */
  rank: number
}

/** Returns the meanings of all names of a column, by the keys of the names. */
function meaningsOf(column: Column): [key: string, ColumnMeaning][] {
  const { heading, alsoKnownAs = [], ambiguousNames = [] } = column
  const ranks = new Map(ambiguousNames.map((name, index) => [headingKey(name), index + 1]))
  const all = new Set([heading, ...alsoKnownAs, ...ambiguousNames].map(headingKey))
  return [...all].map((key) => [key, { column, rank: ranks.get(key) ?? 0 }])
}

/** By kind of sheet and key of a heading, the columns that the heading may mean. */
const MEANINGS = new Map(
  Object.entries(LAYOUTS).map(([kind, columns]) => {
    const names = new Map<string, ColumnMeaning[]>()
    for (const [key, one] of columns.flatMap(meaningsOf)) names.set(key, [...(names.get(key) ?? []), one])
    for (const [key, all] of names)
      names.set(
        key,
        all.toSorted((a, b) => a.rank - b.rank),
      )
    return [kind, names] as const
  }),
)

/** The columns of the kind that a heading may mean, by rank. */
export const columnsMeantBy = (kind: SheetKind, heading: string): readonly ColumnMeaning[] =>
  MEANINGS.get(kind)?.get(headingKey(heading)) ?? []

const KNOWN_KEYS: ReadonlySet<string> = new Set([...MEANINGS.values()].flatMap((names) => [...names.keys()]))
/** Whether a text is a heading of any kind of sheet. */
export const isKnownHeading = (text: string): boolean => KNOWN_KEYS.has(headingKey(text))

/** The column that a heading most likely means, without looking at values. */
export function knownColumn(kind: SheetKind, heading: string): Column | undefined {
  const columns = columnsMeantBy(kind, heading).map(({ column }) => column)
  return columns.find(({ fits }) => !fits) ?? columns[0]
}

/** Returns the required columns of a kind for which `has` returns false. */
export function missingColumns(kind: SheetKind, has: (column: Column) => boolean): Column[] {
  const missing = LAYOUTS[kind].filter((column) => !column.optional && !has(column))
  if (kind === 'tyt' && !STEP_COLUMNS.some(has)) return [...missing, ...STEP_COLUMNS]
  if (kind !== 'aprendices') return missing
  const [nombre, apellido] = ['nombre', 'apellido'].map((field) => columnOf(kind, field as Field))
  const hasFullName = FULL_NAME.some((field) => has(columnOf(kind, field)))
  return hasFullName ? missing : [...missing, ...[nombre!, apellido!].filter((column) => !has(column))]
}

function columnOf(kind: SheetKind, field: Field): Column {
  const column = LAYOUTS[kind].find((candidate) => candidate.field === field)
  if (!column) throw new Error(`${kind} has no ${field}`)
  return column
}

/** SOFIA's heading of a field, for errors about a file that lacks the column. */
export const headingOf = (field: Field): string =>
  Object.values(LAYOUTS)
    .flat()
    .find((column) => column.field === field)?.heading ?? field

/** The headings of a report of SOFIA of this kind, separated by commas. */
export function reportHeadings(kind: SheetKind): string {
  if (kind === 'tyt') return [columnOf(kind, 'nro_documento'), ...STEP_COLUMNS].map(({ heading }) => heading).join(', ')
  const columns =
    kind === 'aprendices' ? LAYOUTS[kind].filter(({ field }) => !isOnlyInCustomLists(field)) : LAYOUTS[kind]
  return columns.map((column) => column.heading).join(', ')
}

/** The required headings of a kind, separated by commas. */
export const requiredHeadings = (kind: SheetKind): string =>
  missingColumns(kind, () => false)
    .map(({ heading }) => heading)
    .join(', ')

/** The headings of an empty sheet to fill in. A list of people has a column of centres if there are several. */
export const templateColumns = (kind: ImportKind, hasCentres = false): string[] =>
  LAYOUTS[kind]
    .filter(({ field }) => field !== null && (!isOnlyInCustomLists(field) || (hasCentres && field === 'centro')))
    .map(({ heading }) => heading)

/** Whether only some lists that people make have the column. Reports of SOFIA never have it. */
const isOnlyInCustomLists = (field: Field | null) =>
  field === 'ficha' || field === 'centro' || FULL_NAME.some((name) => name === field)
