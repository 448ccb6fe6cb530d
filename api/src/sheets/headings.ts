import type { ImportKind } from '@fichero/contract/enums'
import type { Column } from './column.js'
import type { Field } from './fields.js'
import { normalise } from './normalise.js'
import { userColumns } from './user-columns.js'

/** What a sheet can be: the kinds that are read, and others that people try. */
export type SheetKind = ImportKind | 'instructores' | 'asistencia' | 'planeacion' | 'pe04'

const FULL_NAME: readonly Field[] = ['apellidos_y_nombres', 'nombres_y_apellidos']

const PERSON: readonly Column[] = [
  {
    field: 'tipo_documento',
    heading: 'Tipo de Documento',
    alsoKnownAs: ['tipo documento', 'tipo doc', 'tipo de doc', 'tipo doc.', 'tipo de identificacion'],
  },
  {
    field: 'nro_documento',
    heading: 'Número de Documento',
    alsoKnownAs: [
      'numero documento',
      'nro documento',
      'nro de documento',
      'nro. documento',
      'nro. de documento',
      'no documento',
      'no. documento',
      'no de documento',
      'no. de documento',
      'n° documento',
      'documento',
      'documento de identidad',
      'numero de identificacion',
      'identificacion',
      'cedula',
    ],
  },
  { field: 'nombre', heading: 'Nombre', alsoKnownAs: ['nombres', 'nombre aprendiz', 'nombres aprendiz'] },
  { field: 'apellido', heading: 'Apellidos', alsoKnownAs: ['apellido', 'apellidos aprendiz', 'apellido aprendiz'] },
  { field: 'estado', heading: 'Estado', alsoKnownAs: ['estado aprendiz', 'estado del aprendiz'] },
]

const DESIGN: readonly Column[] = [
  { field: 'competencia', heading: 'Competencia', alsoKnownAs: ['competencias'] },
  {
    field: 'resultado',
    heading: 'Resultado de Aprendizaje',
    alsoKnownAs: ['resultados de aprendizaje', 'resultado aprendizaje', 'resultado', 'rap', 'rae'],
  },
]

const unread = (heading: string, ...alsoKnownAs: string[]): Column => ({
  field: null,
  heading,
  alsoKnownAs,
  optional: true,
})

export const LAYOUTS: Readonly<Record<SheetKind, readonly Column[]>> = {
  juicios: [
    ...PERSON,
    ...DESIGN,
    {
      field: 'juicio',
      heading: 'Juicio de Evaluación',
      alsoKnownAs: ['juicio', 'juicio evaluativo', 'juicio de evaluativo'],
    },
    {
      field: 'fecha_registro',
      heading: 'Fecha y Hora del Juicio Evaluativo',
      alsoKnownAs: ['fecha y hora del juicio', 'fecha y hora del juicio de evaluacion', 'fecha del juicio evaluativo'],
      optional: true,
    },
    {
      field: 'evaluador',
      heading: 'Funcionario que registro el juicio evaluativo',
      alsoKnownAs: ['funcionario que registro el juicio', 'funcionario que registro juicio evaluativo', 'funcionario'],
    },
    {
      field: 'observacion',
      heading: 'Observaciones',
      alsoKnownAs: ['observacion', 'observacion del juicio', 'observaciones del juicio'],
      optional: true,
    },
  ],
  aprendices: [
    // Lists that people make have no type or state, or both names in one column.
    ...PERSON.map((column) => (column.field === 'nro_documento' ? column : { ...column, optional: true as const })),
    {
      field: 'apellidos_y_nombres',
      heading: 'Apellidos y Nombres',
      alsoKnownAs: ['apellido y nombre', 'apellidos y nombres del aprendiz', 'apellidos nombres'],
      optional: true,
    },
    {
      field: 'nombres_y_apellidos',
      heading: 'Nombres y Apellidos',
      alsoKnownAs: [
        'nombre y apellido',
        'nombre y apellidos',
        'nombres y apellidos del aprendiz',
        'nombre completo',
        'nombres apellidos',
      ],
      optional: true,
    },
    {
      field: 'ficha',
      heading: 'Ficha',
      alsoKnownAs: [
        'numero de ficha',
        'numero ficha',
        'nro ficha',
        'nro. ficha',
        'no ficha',
        'no. ficha',
        'no. de ficha',
        'codigo ficha',
        'codigo de ficha',
        'ficha de caracterizacion',
      ],
      optional: true,
    },
    {
      field: 'celular',
      heading: 'Celular',
      alsoKnownAs: ['telefono', 'telefono celular', 'numero de celular', 'movil'],
      optional: true,
    },
    {
      field: 'correo',
      heading: 'Correo Electrónico',
      alsoKnownAs: ['correo', 'correo electronico aprendiz', 'email', 'e-mail'],
      optional: true,
    },
  ],
  personas: userColumns(PERSON),
  programa: [
    ...DESIGN,
    unread(
      'Código Norma',
      'norma',
      'codigo de norma',
      'codigo de la norma',
      'norma de competencia',
      'codigo norma de competencia',
      'codigo de norma de competencia laboral',
      'codigo de la norma de competencia laboral',
      'nscl',
    ),
    unread(
      'Horas',
      'duracion',
      'duracion horas',
      'duracion en horas',
      'duracion (horas)',
      'total horas',
      'horas totales',
    ),
  ],
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
]

/** Names of the kinds in messages. */
export const KIND_NAMES: Readonly<Record<SheetKind, string>> = {
  juicios: 'un Reporte de Juicios Evaluativos',
  aprendices: 'un Reporte de Aprendices',
  personas: 'una lista de personas',
  programa: 'un diseño de programa (Competencia, Resultado de Aprendizaje)',
  instructores: 'un Reporte de Instructores por Ficha',
  asistencia: 'un registro de asistencia',
  planeacion: 'una planeación',
  pe04: 'un PE-04 (lista de fichas de un centro)',
}

const KNOWN = new Map(
  Object.entries(LAYOUTS).map(([kind, columns]) => [
    kind,
    new Map(
      columns.flatMap((column) =>
        [column.heading, ...(column.alsoKnownAs ?? [])].map((name) => [normalise(name), column]),
      ),
    ),
  ]),
)

export function knownColumn(kind: SheetKind, heading: string): Column | undefined {
  return KNOWN.get(kind)?.get(normalise(heading))
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

/** The headings of an empty sheet of a kind to fill in: those that are read. */
export const templateColumns = (kind: ImportKind): string[] =>
  LAYOUTS[kind].filter(({ field }) => field !== null && !isForLists(field)).map(({ heading }) => heading)

/** Columns of adapted lists, which SOFIA's report does not have. */
const isForLists = (field: Field | null) => field === 'ficha' || FULL_NAME.some((name) => name === field)
