/** The rows of a table that are about a person, as a condition with `:document`; or why it has none. */
export type Held = { rows: string } | { none: string }

const USER = '(SELECT u.id FROM usuario u WHERE u.nro_documento = :document)'
const ENROLMENTS = '(SELECT m.id FROM matricula m WHERE m.nro_documento = :document)'
/** Reports write an evaluator's document with its type before it. */
const EVALUATOR = "(evaluador_documento = :document OR evaluador_documento LIKE CONCAT('% ', :document))"
const told = (column: string) => `CAST(${column} AS CHAR) LIKE CONCAT('%"', :document, '"%')`

const rows = (condition: string): Held => ({ rows: condition })
const none = (why: string): Held => ({ none: why })

/** A decision for each table; a new one without any fails a test. */
export const PERSON_TABLES: Record<string, Held> = {
  usuario: rows('nro_documento = :document'),
  enlace: rows(`id_usuario IN ${USER}`),
  origen_conocido: rows(`id_usuario IN ${USER}`),
  auditoria: rows(
    `id_usuario IN ${USER} OR (entidad = 'usuario' AND entidad_id IN ${USER}) OR (entidad = 'matricula' AND entidad_id IN ${ENROLMENTS})
      OR entidad_id = :document OR ${told('antes')} OR ${told('despues')}`,
  ),
  ficha: rows(`id_jefe IN ${USER}`),
  aprendiz: rows('nro_documento = :document'),
  aprendiz_palabra: rows('nro_documento = :document'),
  matricula: rows('nro_documento = :document'),
  juicio: rows(`id_matricula IN ${ENROLMENTS} OR ${EVALUATOR}`),
  juicio_pendiente: rows(`id_matricula IN ${ENROLMENTS} OR ${EVALUATOR}`),
  cambio_matricula: rows(`id_matricula IN ${ENROLMENTS}`),
  importacion: rows(`id_usuario IN ${USER} OR ${told('resumen')}`),
  importacion_detalle: rows(told('contenido')),
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
