import { type Column, namedAfter } from './column.js'
import { documentTypeOf, isKnownType } from './document-types.js'

/** What a list has of any person. */
const PERSON: readonly Column[] = [
  {
    field: 'tipo_documento',
    heading: 'Tipo de Documento',
    alsoKnownAs: [
      ...['tipo de documento de identidad', 'tipo de documento de identificacion', 'clase de documento'],
      ...['tipo de identificacion', 'tipo de identidad', 'tipo id'],
    ],
    inShort: ['tipo', 'td'],
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
    inShort: ['documento', 'identificacion', 'cedula', 'cc'],
  },
  { field: 'nombre', heading: 'Nombre', inShort: ['nombre'] },
  { field: 'apellido', heading: 'Apellidos', inShort: ['apellidos'] },
  {
    field: 'estado',
    heading: 'Estado',
    alsoKnownAs: ['estado de formacion', 'estado de la matricula'],
    inShort: ['estado'],
  },
]

const CONTACT: readonly Column[] = [
  {
    field: 'celular',
    heading: 'Celular',
    alsoKnownAs: ['numero de celular', 'telefono celular', 'numero de telefono celular', 'telefono movil'],
    inShort: ['celular', 'movil', 'telefono', 'numero de telefono', 'telefono de contacto', 'numero de contacto'],
    optional: true,
  },
  {
    field: 'correo',
    heading: 'Correo Electrónico',
    alsoKnownAs: ['direccion de correo electronico', 'correo personal', 'correo electronico personal'],
    inShort: ['correo electronico', 'correo', 'direccion de correo', 'email', 'e-mail', 'mail'],
    optional: true,
  },
]

/** Both names in one column. */
const WHOLE_NAMES: readonly Column[] = [
  { field: 'apellidos_y_nombres', heading: 'Apellidos y Nombres', optional: true },
  { field: 'nombres_y_apellidos', heading: 'Nombres y Apellidos', alsoKnownAs: ['nombre completo'], optional: true },
]

const FICHA: Column = {
  field: 'ficha',
  heading: 'Ficha',
  alsoKnownAs: [
    ...['numero de ficha', 'codigo de ficha', 'identificador de ficha', 'id ficha', 'ficha de caracterizacion'],
    ...['numero de ficha de caracterizacion', 'codigo de ficha de caracterizacion'],
  ],
  inShort: ['ficha'],
  optional: true,
}

const ofApprentice = (column: Column) => namedAfter('aprendiz', column)

/** Of any person, whose columns may be named after the apprentice. */
export const APPRENTICE: readonly Column[] = PERSON.map(ofApprentice)

/** Those of a list of apprentices: what people make has no type or state, or both names in one column. */
export const APPRENTICES: readonly Column[] = [
  ...APPRENTICE.map((column) => (column.field === 'nro_documento' ? column : { ...column, optional: true as const })),
  ...WHOLE_NAMES.map(ofApprentice),
  FICHA,
  ...CONTACT.map(ofApprentice),
]
