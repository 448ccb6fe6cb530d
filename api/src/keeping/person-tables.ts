/** Its rows may name several people, wherever in them: they are looked through by their key, so many at a time. */
export interface Search {
  key: string
  step: number
}

/**
 * The rows of a table that are about a person, as conditions with `:document` that no row meets twice, each with an index
 * of its own unless it is a search; or why it has none. `deeds` are rows of what the person did that are about others.
 */
export type Held = { rows: string[]; search?: Search; deeds?: string } | { none: string }

const USER = '(SELECT u.id FROM usuario u WHERE u.nro_documento = :document)'
const ENROLMENTS = '(SELECT m.id FROM matricula m WHERE m.nro_documento = :document)'
const JUDGED = `id_matricula IN ${ENROLMENTS}`
const GIVEN = `evaluador_documento = :document AND id_matricula NOT IN ${ENROLMENTS}`
const told = (column: string) => `COALESCE(INSTR(CAST(${column} AS CHAR), CONCAT('"', :document, '"')), 0) > 0`

const IN_TRAIL = `(entidad = 'usuario' AND entidad_id IN ${USER}) OR (entidad = 'matricula' AND entidad_id IN ${ENROLMENTS})
  OR entidad_id = :document OR ${told('antes')} OR ${told('despues')}`

const rows = (...conditions: string[]): Held => ({ rows: conditions })
const among = (search: Search, condition: string): Held => ({ rows: [condition], search })
const none = (why: string): Held => ({ none: why })

/** A decision for each table; a new one without any fails a test. */
export const PERSON_TABLES: Record<string, Held> = {
  usuario: rows('nro_documento = :document'),
  enlace: rows(`id_usuario IN ${USER}`),
  origen_conocido: rows(`id_usuario IN ${USER}`),
  auditoria: {
    rows: [IN_TRAIL],
    search: { key: 'id', step: 500 },
    deeds: `id_usuario IN ${USER} AND NOT (${IN_TRAIL})`,
  },
  ficha: rows(`id_jefe IN ${USER}`),
  aprendiz: rows('nro_documento = :document'),
  aprendiz_palabra: rows('nro_documento = :document'),
  documento_anterior: rows('nro_documento = :document', 'nro_anterior = :document'),
  matricula: rows('nro_documento = :document'),
  juicio: rows(JUDGED, GIVEN),
  juicio_pendiente: rows(JUDGED, GIVEN),
  cambio_matricula: rows(`id_matricula IN ${ENROLMENTS}`),
  importacion: among({ key: 'id', step: 100 }, `id_usuario IN ${USER} OR ${told('resumen')}`),
  importacion_detalle: among({ key: 'id_importacion', step: 20 }, told('contenido')),
  plan_importacion: rows(`id_usuario IN ${USER}`),
  clave_despliegue: rows(`id_usuario IN ${USER}`),
  sesion_cerrada: none('a random number, which says nothing of its owner'),
  correo_pendiente: none('encrypted, and gone within a day'),
  programa: none('designs of programs'),
  competencia: none('designs of programs'),
  resultado_aprendizaje: none('designs of programs'),
  ficha_avance: none('counts'),
  remoto: none('releases of modules'),
  lanzamiento: none('releases of modules; the author is a deploy token’s name'),
  archivo_remoto: none('releases of modules'),
  archivo_remoto_parte: none('releases of modules'),
  fallo_remoto: none('counts'),
  causa_fallo: none('words of code only'),
  documento: none('published documents'),
  documento_parte: none('published documents'),
  opinion: none('does not tell whose it is'),
  copia: none('when backups were made'),
  nodo: none('processes that run'),
  prueba_escritura: none('a number'),
}
