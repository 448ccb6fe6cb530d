/** The values that the script writes into the page. */
const NAMES = [
  'nombre',
  'apellido',
  'nro_ficha',
  'programa_formacion',
  'nombre_jefe_ficha',
  'vence',
  'fecha_reporte',
  'porcentaje',
  'aprobados',
  'total',
  'faltan_para_lista',
  'nombre_competencia',
  'nombre_rae',
  'lo_evalua',
] as const
export type Slot = (typeof NAMES)[number]

/** What the page contains in place of each value: `{name}`. The values of a translation's params. */
export const SLOTS = Object.fromEntries(NAMES.map((name) => [name, `{${name}}`])) as Record<Slot, string>
