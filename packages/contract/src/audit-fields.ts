/** The values that a reader of the audit trail is shown, in this order. What is not listed is never shown. */
export const AUDIT_FIELDS = [
  'nro_ficha',
  'nro_documento',
  'tipo_documento',
  'nombre',
  'apellido',
  'correo_institucional',
  'correo',
  'celular',
  'rol',
  'tipo',
  'fecha_inicio_contrato',
  'fecha_fin_contrato',
  'nombre_programa',
  'codigo',
  'version',
  'nivel',
  'total_horas',
  'lanzamiento',
  'origen',
  'para',
  'porcentaje',
  'fijada',
  'clave',
  'puede_activar',
  'vence',
  'titulo_es',
  'titulo_en',
  'categoria',
  'archivo',
  'programa',
  'jefe',
  'jornada',
  'oferta',
  'etapa',
  'fecha_inicio_lectiva',
  'fecha_fin_lectiva',
  'fecha_fin_ficha',
  'estado',
  'total_competencias',
  'total_resultados',
  'importacion',
  'juicios_nuevos',
  'juicios_cambiados',
  'juicios_sin_cambio',
  'aprendices_nuevos',
  'aprendices_cambiados',
  'aprendices_sin_cambio',
  'matriculas',
  'total_aprendices_en_formacion',
  'aprobados_en_formacion',
  'resultados_nuevos',
  'texto',
  'contrasena',
  'sesiones',
  'motivo',
  'direccion',
  'conocido',
] as const
export type AuditField = (typeof AUDIT_FIELDS)[number]

/** Entries name some values otherwise: the form's names, keys of other rows, groups of counts. */
const OTHER_NAMES: Readonly<Record<string, AuditField>> = {
  nroFicha: 'nro_ficha',
  idJefeFicha: 'jefe',
  id_jefe: 'jefe',
  idProgramaFormacion: 'programa',
  id_programa_formacion: 'programa',
  fechaInicioLectiva: 'fecha_inicio_lectiva',
  fechaFinLectiva: 'fecha_fin_lectiva',
  fechaFinFicha: 'fecha_fin_ficha',
  nuevos: 'juicios_nuevos',
  cambiados: 'juicios_cambiados',
  sin_cambio: 'juicios_sin_cambio',
  'registros.nuevos': 'juicios_nuevos',
  'registros.cambiados': 'juicios_cambiados',
  'registros.sin_cambio': 'juicios_sin_cambio',
  'aprendices.nuevos': 'aprendices_nuevos',
  'aprendices.cambiados': 'aprendices_cambiados',
  'aprendices.sin_cambio': 'aprendices_sin_cambio',
}

/** Written and not shown: keys and search columns that say nothing to a reader. */
export const UNSHOWN_AUDIT_FIELDS: readonly string[] = ['id', 'id_usuario', 'busqueda', 'huella', 'revision', 'sha256']

/** Which row of another table a value is the key of, by the name that the entry uses. */
export const KEY_OF: Readonly<Record<string, 'usuario' | 'documento' | 'programa' | 'importacion'>> = {
  id_jefe: 'usuario',
  idJefeFicha: 'documento',
  id_programa_formacion: 'programa',
  idProgramaFormacion: 'programa',
  importacion: 'importacion',
}

const isField = (name: string): name is AuditField => (AUDIT_FIELDS as readonly string[]).includes(name)

/** The field under which a written value is shown; undefined if it is not shown. */
export function auditFieldOf(name: string): AuditField | undefined {
  if (name.startsWith('textos.')) return 'texto'
  return Object.hasOwn(OTHER_NAMES, name) ? OTHER_NAMES[name] : isField(name) ? name : undefined
}
