import type { Column } from './column.js'

/** The columns of a Reporte de Instructores por Ficha. */
export const SCHEDULED_COLUMNS: readonly Column[] = [
  { field: 'nombre', heading: 'Nombre Instructor', alsoKnownAs: ['nombres instructor', 'nombre del instructor'] },
  {
    field: 'apellido',
    heading: 'Apellido Instructor',
    alsoKnownAs: ['apellidos instructor', 'apellido del instructor'],
  },
  { field: 'estado', heading: 'Estado Instructor', alsoKnownAs: ['estado del instructor'] },
  { field: 'competencia', heading: 'Competencia' },
  {
    field: 'inicio_programacion',
    heading: 'Fecha Inicio Programación',
    alsoKnownAs: ['fecha de inicio programacion', 'fecha de inicio de programacion', 'inicio programacion'],
  },
  {
    field: 'fin_programacion',
    heading: 'Fecha Fin Programación',
    alsoKnownAs: ['fecha de fin programacion', 'fecha de fin de programacion', 'fin programacion'],
  },
  { field: 'horas_programadas', heading: 'Horas Programadas', alsoKnownAs: ['horas programadas instructor'] },
]
