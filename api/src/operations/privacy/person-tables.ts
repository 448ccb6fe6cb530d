/** How to scan a table whose rows may mention several people anywhere: in steps of the primary key `key`. */
export interface Search {
  key: string
  step: number
}

/**
 * Finds the rows of a table that are about a person. `rows`: SQL conditions with `:document`; a row fulfils at most one of
 * them, and each uses an index unless there is a `search`. `own`: SQL condition for further rows, which are only about the
 * person. `actions`: SQL condition for rows about what the person did to others. `none`: the reason why no row of the table is about a person.
 */
export type PersonRule = { rows: string[]; search?: Search; own?: string; actions?: string } | { none: string }

/** SQL: the id of the person’s account. */
const USER = '(SELECT u.id FROM usuario u WHERE u.nro_documento = :document)'
/** SQL: the ids of the person’s enrolments. */
const ENROLMENTS = '(SELECT m.id FROM matricula m WHERE m.nro_documento = :document)'
/** SQL condition: the row belongs to an enrolment of the person. */
const JUDGED = `id_matricula IN ${ENROLMENTS}`
/** SQL condition: the row is about a judgment that the person gave, or owes, to somebody else. */
const EVALUATED = `evaluador_documento = :document AND id_matricula NOT IN ${ENROLMENTS}`
/** SQL condition: the JSON in the column contains the document number as a text. */
const mentionedIn = (column: string) => `COALESCE(INSTR(CAST(${column} AS CHAR), CONCAT('"', :document, '"')), 0) > 0`

/** SQL condition: the JSON in the column says that the person is or was the head of a ficha. */
const headedIn = (column: string) => `COALESCE(JSON_EXTRACT(${column}, '$.id_jefe'), 0) IN ${USER}`

/** SQL condition: the audit entry is about the person. */
const IN_TRAIL = `(entidad = 'usuario' AND entidad_id IN ${USER}) OR (entidad = 'matricula' AND entidad_id IN ${ENROLMENTS})
  OR entidad_id = :document OR ${mentionedIn('antes')} OR ${mentionedIn('despues')}
  OR ${headedIn('antes')} OR ${headedIn('despues')}`

const rows = (...conditions: string[]): PersonRule => ({ rows: conditions })
const among = (search: Search, condition: string): PersonRule => ({ rows: [condition], search })
const none = (why: string): PersonRule => ({ none: why })

/** A rule for each table; a test fails for a new table without a rule. */
export const PERSON_TABLES: Record<string, PersonRule> = {
  usuario: rows('nro_documento = :document'),
  enlace: rows(`id_usuario IN ${USER}`),
  origen_conocido: rows(`id_usuario IN ${USER}`),
  sesion_institucion: rows(`id_usuario IN ${USER}`),
  auditoria: {
    rows: [IN_TRAIL],
    search: { key: 'id', step: 500 },
    actions: `id_usuario IN ${USER} AND NOT (${IN_TRAIL})`,
  },
  ficha: rows(`id_jefe IN ${USER}`),
  aprendiz: rows('nro_documento = :document'),
  aprendiz_palabra: rows('nro_documento = :document'),
  documento_anterior: rows('nro_documento = :document', 'nro_anterior = :document'),
  matricula: rows('nro_documento = :document'),
  juicio: rows(JUDGED, EVALUATED),
  juicio_pendiente: rows(JUDGED, EVALUATED),
  enlace_avance: rows(JUDGED, `id_usuario IN ${USER} AND NOT (${JUDGED})`),
  aviso_aprendiz: rows(JUDGED, `id_usuario IN ${USER} AND NOT (${JUDGED})`),
  ficha_faltante: rows('evaluador_documento = :document'),
  instructor_programado: rows('documento = :document'),
  cambio_matricula: rows(`id_matricula IN ${ENROLMENTS}`),
  importacion: among({ key: 'id', step: 100 }, `id_usuario IN ${USER} OR ${mentionedIn('resumen')}`),
  importacion_detalle: among({ key: 'id_importacion', step: 20 }, mentionedIn('contenido')),
  plan_importacion: rows(`id_usuario IN ${USER}`),
  lote: rows(`id_usuario IN ${USER}`),
  lote_reporte: among({ key: 'id', step: 20 }, mentionedIn('detalle')),
  clave_despliegue: among(
    { key: 'id', step: 500 },
    `id_usuario IN ${USER} OR correo IN (SELECT u.correo_institucional FROM usuario u WHERE u.nro_documento = :document)`,
  ),
  dato_modulo: {
    rows: [`${mentionedIn('valor')} AND COALESCE(id_usuario NOT IN ${USER}, TRUE)`],
    search: { key: 'id', step: 500 },
    own: `id_usuario IN ${USER}`,
  },
  sesion_cerrada: none('random ids, which do not identify a user'),
  correo_pendiente: none('encrypted, and deleted within a day'),
  correo_rechazado: none('digests of addresses, which name nobody'),
  usuario_centro: rows(`id_usuario IN ${USER}`),
  centro: none('training centres'),
  programa: none('designs of programs'),
  competencia: none('designs of programs'),
  resultado_aprendizaje: none('designs of programs'),
  ficha_avance: none('counts'),
  remoto: none('releases of modules'),
  lanzamiento: none('releases of modules; the author is a deploy token’s name'),
  archivo_remoto: none('releases of modules'),
  archivo_remoto_parte: none('releases of modules'),
  fallo_remoto: none('counts'),
  causa_fallo: none('names of errors and positions in code'),
  documento: none('published documents'),
  documento_parte: none('published documents'),
  opinion: none('anonymous'),
  copia: none('when backups were made'),
  retiro: rows(`clave = :document AND tipo <> 'edad'`),
  proxima_version: none('the next release of the system'),
  nodo: none('running processes'),
  prueba_escritura: none('a number'),
}
