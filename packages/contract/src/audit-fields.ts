import { CONTACT_FIELDS } from './apprentice.fields.ts'
import { DOCUMENT_FIELDS } from './document.fields.ts'
import { FICHA_FIELDS, FICHA_FORM_COLUMNS } from './ficha.fields.ts'
import { columnsOf } from './fields.ts'
import { PROGRAM_FIELDS } from './program.fields.ts'
import { USER_FIELDS } from './user.fields.ts'

/** The values of an audit entry that screens show, in this order. A value that is not listed is never shown. */
export const AUDIT_FIELDS = [
  'nro_ficha',
  'nro_documento',
  ...columnsOf(USER_FIELDS),
  ...columnsOf(CONTACT_FIELDS),
  ...columnsOf(PROGRAM_FIELDS),
  'codigo',
  'version',
  'lanzamiento',
  'origen',
  'para',
  'porcentaje',
  'fijada',
  'clave',
  'puede_activar',
  'vence',
  ...columnsOf(DOCUMENT_FIELDS),
  'archivo',
  'programa',
  'jefe',
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
  'eliminado',
] as const
export type AuditField = (typeof AUDIT_FIELDS)[number]

/** Other names of some values in entries: names of form fields, keys of other rows, groups of counts. */
const OTHER_NAMES: Readonly<Record<string, AuditField>> = {
  ...FICHA_FORM_COLUMNS,
  id_jefe: 'jefe',
  id_programa_formacion: 'programa',
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

/** Values that are recorded but never shown: keys and search columns, which mean nothing to a reader. */
export const UNSHOWN_AUDIT_FIELDS: readonly string[] = ['id', 'id_usuario', 'busqueda', 'huella', 'revision', 'sha256']

/** For values that refer to another row: the kind of row, by the value's name in the entry. */
export const KEY_OF: Readonly<Record<string, 'usuario' | 'documento' | 'programa' | 'importacion'>> = {
  id_jefe: 'usuario',
  idJefeFicha: 'documento',
  id_programa_formacion: 'programa',
  idProgramaFormacion: 'programa',
  importacion: 'importacion',
}

const isField = (name: string): name is AuditField => (AUDIT_FIELDS as readonly string[]).includes(name)

/** Returns the field under which a recorded value is shown; undefined if it is not shown. */
export function auditFieldOf(name: string): AuditField | undefined {
  if (name.startsWith('textos.')) return 'texto'
  return Object.hasOwn(OTHER_NAMES, name) ? OTHER_NAMES[name] : isField(name) ? name : undefined
}
