import type { ImportKind } from '@fichero/contract/enums'
import type { Field } from './records.js'

export type SheetKind = ImportKind | 'instructores'

/** Longer than any heading, title or label. Sorting the accents of an endless text takes quadratic time. */
const MAX_LENGTH = 200

/** The beginning of the text in lower case, without accents, whitespace collapsed to one space. */
export function normalise(text: string): string {
  return text.slice(0, MAX_LENGTH).normalize('NFD').replace(/\p{M}/gu, '').replace(/\s+/g, ' ').trim().toLowerCase()
}

interface Column {
  /** The field in the column; null for columns that are known but not read. */
  field: Field | null
  /** As SOFIA writes it. */
  heading: string
  alsoKnownAs?: readonly string[]
  optional?: true
}

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
  ],
  aprendices: [
    ...PERSON,
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

/** Names of the kinds in messages. */
export const KIND_NAMES: Readonly<Record<SheetKind, string>> = {
  juicios: 'un Reporte de Juicios de Evaluación',
  aprendices: 'un Reporte de Aprendices',
  programa: 'un diseño de programa (Competencia, Resultado de Aprendizaje)',
  instructores: 'un Reporte de Instructores por Ficha',
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

export function expectedHeadings(kind: SheetKind): string {
  return LAYOUTS[kind].map((column) => column.heading).join(', ')
}
