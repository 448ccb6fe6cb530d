import type { Column } from './column.js'

/** Lists of instructors name them so. */
const named = (column: Column): Column =>
  column.field === 'nombre' || column.field === 'apellido'
    ? {
        ...column,
        alsoKnownAs: [...(column.alsoKnownAs ?? []), `${column.field} instructor`, `${column.field}s instructor`],
      }
    : column

const OWN: readonly Column[] = [
  {
    field: 'correo_institucional',
    heading: 'Correo Institucional',
    alsoKnownAs: ['correo', 'correo electronico', 'correo electronico institucional', 'email', 'e-mail', 'mail'],
  },
  {
    field: 'tipo',
    heading: 'Tipo de Instructor',
    alsoKnownAs: ['tipo', 'tipo instructor', 'vinculacion', 'tipo de vinculacion', 'tipo vinculacion'],
  },
  {
    field: 'fecha_inicio_contrato',
    heading: 'Inicio del Contrato',
    alsoKnownAs: [
      'inicio de contrato',
      'inicio contrato',
      'fecha inicio contrato',
      'fecha de inicio contrato',
      'fecha de inicio de contrato',
      'fecha de inicio del contrato',
      'fecha inicio',
      'fecha de inicio',
    ],
    optional: true,
  },
  {
    field: 'fecha_fin_contrato',
    heading: 'Fin del Contrato',
    alsoKnownAs: [
      'fin de contrato',
      'fin contrato',
      'fecha fin contrato',
      'fecha de fin contrato',
      'fecha de fin de contrato',
      'fecha de fin del contrato',
      'fecha fin',
      'fecha de fin',
      'fecha de terminacion',
    ],
    optional: true,
  },
  { field: 'rol', heading: 'Rol', alsoKnownAs: ['rol en fichero', 'role'], optional: true },
]

/** The columns of a list of people who shall sign in: those of any person, and their own. */
export const userColumns = (person: readonly Column[]): readonly Column[] => [
  ...person.filter(({ field }) => field !== 'estado').map(named),
  ...OWN,
]
