import { type Column, namedAfter } from './column.js'
import { APPRENTICE } from './person-columns.js'

const ACCOUNT: readonly Column[] = [
  namedAfter('instructor', {
    field: 'correo_institucional',
    heading: 'Correo Institucional',
    alsoKnownAs: ['correo electronico institucional', 'correo sena'],
    ambiguousNames: ['correo electronico', 'correo', 'direccion de correo', 'email', 'e-mail', 'mail'],
  }),
  {
    field: 'tipo',
    heading: 'Tipo de Instructor',
    ambiguousNames: ['tipo de vinculacion', 'vinculacion', 'tipo de contrato', 'tipo'],
  },
  {
    field: 'fecha_inicio_contrato',
    heading: 'Inicio del Contrato',
    alsoKnownAs: ['fecha inicio contrato', 'fecha de inicio de contrato'],
    ambiguousNames: ['fecha de inicio'],
    optional: true,
  },
  {
    field: 'fecha_fin_contrato',
    heading: 'Fin del Contrato',
    alsoKnownAs: ['fin', 'terminacion', 'finalizacion'].flatMap((end) => [
      `${end} de contrato`,
      `fecha ${end} de contrato`,
    ]),
    ambiguousNames: ['fecha de fin', 'fecha de terminacion', 'fecha de finalizacion'],
    optional: true,
  },
  { field: 'rol', heading: 'Rol', alsoKnownAs: ['rol en fichero', 'role'], optional: true },
  {
    field: 'centro',
    heading: 'Centro',
    alsoKnownAs: ['centro de formacion', 'codigo de centro', 'codigo de centro de formacion'],
    optional: true,
  },
]

/** The columns of a list of people who get accounts: the columns of any person, and the columns of an account. */
export const USER_COLUMNS: readonly Column[] = [
  ...APPRENTICE.filter(({ field }) => field !== 'estado').map((column) => namedAfter('instructor', column)),
  ...ACCOUNT,
]
