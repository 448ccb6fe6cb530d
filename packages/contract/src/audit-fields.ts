import { CONTACT_FIELDS } from './apprentice.fields.ts'
import { DOCUMENT_FIELDS } from './document.fields.ts'
import { FICHA_FIELDS } from './ficha.fields.ts'
import { columnsOf } from './fields.ts'
import { ownValue } from './own-value.ts'
import { PROGRAM_FIELDS } from './program.fields.ts'
import { TYT_FIELDS } from './tyt-steps.ts'
import { USER_FIELDS } from './user.fields.ts'

/** The values of an audit entry that screens show, in this order. A value that is not listed is never shown. */
export const AUDIT_FIELDS = [
  'nro_ficha',
  'nro_documento',
  ...columnsOf(USER_FIELDS),
  'resumen_semanal',
  'centros',
  ...columnsOf(CONTACT_FIELDS),
  ...columnsOf(TYT_FIELDS),
  ...columnsOf(PROGRAM_FIELDS),
  'codigo',
  'version',
  'prevista',
  'lanzamiento',
  'origen',
  'para',
  'porcentaje',
  'fijada',
  'clave',
  'puede_activar',
  'servicio',
  'metodos',
  'vence',
  'canal',
  ...columnsOf(DOCUMENT_FIELDS),
  'archivo',
  'programa',
  'jefe',
  'centro',
  'codigo_regional',
  'regional',
  'carga',
  'etapa',
  ...columnsOf(FICHA_FIELDS),
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
  'instructores_nuevos',
  'instructores_cambiados',
  'instructores_sin_cambio',
  'matriculas',
  'total_aprendices_en_formacion',
  'aprobados_en_formacion',
  'resultados_nuevos',
  'texto',
  'contrasena',
  'sesiones',
  'motivo',
  'direccion',
  'filtros',
  'conocido',
  'entrada',
  'eliminado',
] as const
export type AuditField = (typeof AUDIT_FIELDS)[number]

/** Values that are recorded but never shown: keys and search columns, which mean nothing to a reader. */
export const UNSHOWN_AUDIT_FIELDS: readonly string[] = ['id', 'id_usuario', 'busqueda', 'huella', 'revision', 'sha256']

/** For values that are keys of other rows, by their column: the kind of row, and the field that has the label. */
export const AUDIT_KEYS = {
  id_jefe: { kind: 'usuario', field: 'jefe' },
  id_centro: { kind: 'centro', field: 'centro' },
  id_programa_formacion: { kind: 'programa', field: 'programa' },
  importacion: { kind: 'importacion', field: 'importacion' },
} as const satisfies Record<string, { kind: string; field: AuditField }>

const isField = (name: string): name is AuditField => (AUDIT_FIELDS as readonly string[]).includes(name)

/** Returns the field under which a recorded value is shown; undefined if it is not shown. */
export function auditFieldOf(name: string): AuditField | undefined {
  if (name.startsWith('textos.')) return 'texto'
  return ownValue(AUDIT_KEYS, name)?.field ?? (isField(name) ? name : undefined)
}
