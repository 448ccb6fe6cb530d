import { type Column, namedAfter } from './column.js'
import { documentTypeOf, isKnownType } from './document-types.js'

/** Columns of any list of people. */
const PERSON: readonly Column[] = [
  {
    field: 'tipo_documento',
    heading: 'Tipo de Documento',
    alsoKnownAs: [
      ...['tipo de documento de identidad', 'tipo de documento de identificacion', 'clase de documento'],
      ...['tipo de identificacion', 'tipo de identidad', 'tipo id'],
    ],
    ambiguousNames: ['tipo', 'td'],
    fits: (cell) => isKnownType(documentTypeOf(String(cell ?? '').trim())),
  },
  {
    field: 'nro_documento',
    heading: 'Número de Documento',
    alsoKnownAs: [
      ...['numero de documento de identidad', 'numero de documento de identificacion', 'numero de identificacion'],
      ...['numero de identidad', 'numero de cedula', 'numero id', 'documento de identidad'],
      ...['documento de identificacion', 'cedula de ciudadania'],
    ],
    ambiguousNames: ['documento', 'identificacion', 'cedula', 'cc'],
  },
  { field: 'nombre', heading: 'Nombre', ambiguousNames: ['nombre'] },
  { field: 'apellido', heading: 'Apellidos', ambiguousNames: ['apellidos'] },
  {
    field: 'estado',
    heading: 'Estado',
    alsoKnownAs: ['estado de formacion', 'estado de la matricula'],
    ambiguousNames: ['estado'],
  },
]

const CONTACT: readonly Column[] = [
  {
    field: 'celular',
    heading: 'Celular',
    alsoKnownAs: ['numero de celular', 'telefono celular', 'numero de telefono celular', 'telefono movil'],
    ambiguousNames: [
      'celular',
      'movil',
      'telefono',
      'numero de telefono',
      'telefono de contacto',
      'numero de contacto',
    ],
    optional: true,
  },
  {
    field: 'correo',
    heading: 'Correo Electrónico',
    alsoKnownAs: ['direccion de correo electronico', 'correo personal', 'correo electronico personal'],
    ambiguousNames: ['correo electronico', 'correo', 'direccion de correo', 'email', 'e-mail', 'mail'],
    optional: true,
  },
]

/** Names and surnames in one column. */
const FULL_NAMES: readonly Column[] = [
  { field: 'apellidos_y_nombres', heading: 'Apellidos y Nombres', optional: true },
  { field: 'nombres_y_apellidos', heading: 'Nombres y Apellidos', alsoKnownAs: ['nombre completo'], optional: true },
]

/** The number of the ficha, in a list of people of several fichas. */
const FICHA: Column = {
  field: 'ficha',
  heading: 'Ficha',
  alsoKnownAs: [
    ...['numero de ficha', 'codigo de ficha', 'identificador de ficha', 'id ficha', 'ficha de caracterizacion'],
    ...['numero de ficha de caracterizacion', 'codigo de ficha de caracterizacion'],
  ],
  ambiguousNames: ['ficha'],
  optional: true,
}

const ofApprentice = (column: Column) => namedAfter('aprendiz', column)

/** The columns of `PERSON`; their headings may mention the apprentice. */
export const APPRENTICE: readonly Column[] = PERSON.map(ofApprentice)

/** The columns of a list of apprentices. In lists made by people, only the document number always has a separate column. */
export const APPRENTICES: readonly Column[] = [
  ...APPRENTICE.map((column) => (column.field === 'nro_documento' ? column : { ...column, optional: true as const })),
  ...FULL_NAMES.map(ofApprentice),
  FICHA,
  ...CONTACT.map(ofApprentice),
]
