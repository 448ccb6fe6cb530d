import { normalise } from './normalise.js'

/** Type of the document numbers in a list without a column of types, as the specification says. */
export const DEFAULT_TYPE = 'CC'

/** The normalised names of each document type. */
const NAMES: Readonly<Record<string, readonly string[]>> = {
  CC: ['cedula', 'cedula de ciudadania', 'cedula ciudadania'],
  TI: ['tarjeta de identidad', 'tarjeta identidad'],
  CE: ['cedula de extranjeria', 'cedula extranjeria'],
  RC: ['registro civil', 'registro civil de nacimiento'],
  PA: ['pasaporte'],
  PEP: ['permiso especial de permanencia'],
  PPT: ['permiso por proteccion temporal', 'permiso de proteccion temporal'],
  DNI: ['documento nacional de identidad', 'documento nacional de identificacion'],
  NCS: ['numero ciego sena'],
}

const BY_NAME = new Map(
  Object.entries(NAMES).flatMap(([type, names]) => [type, ...names].map((name) => [normalise(name), type] as const)),
)

/** Whether a code, such as `CC`, is a known document type. */
export const isKnownType = (type: string) => Object.hasOwn(NAMES, type)

/** Returns the code of a type: `Cédula de Ciudadanía` and `C.C.` are CC. An unknown type is returned in capitals. */
export const documentTypeOf = (text: string): string =>
  BY_NAME.get(normalise(text.replaceAll('.', ''))) ?? text.toUpperCase()
