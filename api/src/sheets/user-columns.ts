import { type Column, namedAfter } from './column.js'
import { APPRENTICE } from './person-columns.js'

const OWN: readonly Column[] = [
  namedAfter('instructor', {
    field: 'correo_institucional',
    heading: 'Correo Institucional',
    alsoKnownAs: ['correo electronico institucional', 'correo sena'],
    inShort: ['correo electronico', 'correo', 'direccion de correo', 'email', 'e-mail', 'mail'],
  }),
  {
    field: 'tipo',
    heading: 'Tipo de Instructor',
    inShort: ['tipo de vinculacion', 'vinculacion', 'tipo de contrato', 'tipo'],
  },
  {
    field: 'fecha_inicio_contrato',
    heading: 'Inicio del Contrato',
    alsoKnownAs: ['fecha inicio contrato', 'fecha de inicio de contrato'],
    inShort: ['fecha de inicio'],
    optional: true,
  },
  {
    field: 'fecha_fin_contrato',
    heading: 'Fin del Contrato',
    alsoKnownAs: ['fin', 'terminacion', 'finalizacion'].flatMap((end) => [
      `${end} de contrato`,
      `fecha ${end} de contrato`,
    ]),
    inShort: ['fecha de fin', 'fecha de terminacion', 'fecha de finalizacion'],
    optional: true,
  },
  { field: 'rol', heading: 'Rol', alsoKnownAs: ['rol en fichero', 'role'], optional: true },
]

/** The columns of a list of people who shall sign in: those of any person, and their own. */
export const USER_COLUMNS: readonly Column[] = [
  ...APPRENTICE.filter(({ field }) => field !== 'estado').map((column) => namedAfter('instructor', column)),
  ...OWN,
]
