import type { Column } from './column.js'

const OPTIONAL = { optional: true } as const
/** Known by its heading, and not read. */
const UNREAD = { field: null, ...OPTIONAL } as const

/** The columns of a PE-04. About thirty more are neither read nor known. */
export const PE04_COLUMNS: readonly Column[] = [
  // Not in the file of SENA, but in workbooks that people make of several months.
  { field: 'periodo', heading: 'PERIODO', ...OPTIONAL },
  { field: 'codigo_regional', heading: 'CODIGO_REGIONAL', ...OPTIONAL },
  { field: 'nombre_regional', heading: 'NOMBRE_REGIONAL', ...OPTIONAL },
  { field: 'codigo_centro', heading: 'CODIGO_CENTRO', ...OPTIONAL },
  { field: 'nombre_centro', heading: 'NOMBRE_CENTRO', ...OPTIONAL },
  { field: 'ficha', heading: 'IDENTIFICADOR_FICHA' },
  // The ficha's number with a prefix.
  { heading: 'IDENTIFICADOR_UNICO_FICHA', ...UNREAD },
  { field: 'estado_curso', heading: 'ESTADO_CURSO' },
  { field: 'nivel', heading: 'NIVEL_FORMACION' },
  { field: 'jornada', heading: 'NOMBRE_JORNADA', ...OPTIONAL },
  { field: 'inicio_ficha', heading: 'FECHA_INICIO_FICHA' },
  { field: 'fin_ficha', heading: 'FECHA_TERMINACION_FICHA' },
  { field: 'etapa_ficha', heading: 'ETAPA_FICHA', ...OPTIONAL },
  { field: 'modalidad', heading: 'MODALIDAD_FORMACION', ...OPTIONAL },
  { field: 'responsable', heading: 'NOMBRE_RESPONSABLE', ...OPTIONAL },
  { field: 'codigo_programa', heading: 'CODIGO_PROGRAMA' },
  { field: 'version_programa', heading: 'VERSION_PROGRAMA' },
  { field: 'nombre_programa', heading: 'NOMBRE_PROGRAMA_FORMACION' },
  { field: 'duracion_programa', heading: 'DURACION_PROGRAMA' },
  { heading: 'TOTAL_APRENDICES', ...UNREAD },
  { heading: 'TOTAL_APRENDICES_ACTIVOS', ...UNREAD },
]
