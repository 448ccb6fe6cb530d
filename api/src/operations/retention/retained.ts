// The data that no retention rule removes, with the reason. This file and `retention-rules.ts` together cover every table and
// every kind of file in the data folder: `retained.spec.ts` or `private-files.long.spec.ts` fails for a new kind.

const RECORD = 'academic record, which the institution has to keep (Decreto 1377 of 2013, article 9)'
const DESIGN = 'designs of programs, without data of people'
const RELEASE = 'releases of modules, which `remotes/retention.ts` removes'
const MANUAL = 'published documents, at most MAX_DOCUMENTS'

/** The reason to keep each table. */
export const RETAINED_TABLES: Record<string, string> = {
  usuario: 'users; contact data of a disabled account is removed at the request of its owner',
  aprendiz: RECORD,
  aprendiz_palabra: 'index of the words of names in `aprendiz`, for search',
  documento_anterior: RECORD,
  matricula: `${RECORD}; phone and mail come from the newest report, and are removed at the person’s request`,
  juicio: RECORD,
  juicio_pendiente: 'evaluators who owe a judgment; deleted when the outcome is judged',
  cambio_matricula: `${RECORD}: former judgments, without contact data`,
  importacion: `${RECORD}: the file, time and user of each import; its warnings have a rule`,
  ficha: RECORD,
  ficha_avance: 'counts',
  ficha_faltante: 'counts by evaluator; deleted when the outcomes are judged',
  instructor_programado:
    'who is scheduled for each competency, from the last report of the ficha; the next one replaces it',
  correo_rechazado: 'digests of addresses that refuse messages, for as long as they do',
  centro: 'training centres',
  usuario_centro: 'the centres in which users work; deleted together with the user',
  programa: DESIGN,
  competencia: DESIGN,
  resultado_aprendizaje: DESIGN,
  clave_despliegue: 'deploy tokens, at most MAX_DEPLOY_TOKENS valid ones for each module; their contacts have a rule',
  proxima_version: 'at most one row',
  remoto: 'one row for each module',
  lanzamiento: RELEASE,
  archivo_remoto: RELEASE,
  archivo_remoto_parte: RELEASE,
  causa_fallo: 'names of errors and positions in code, at most MAX_FAILURE_CAUSES for each release',
  documento: MANUAL,
  documento_parte: MANUAL,
  nodo: 'running processes; other processes remove the rows of stopped ones',
  prueba_escritura: 'one row',
  migracion: 'the executed migrations',
}

/** The files of the data folder, and the reason to keep them. */
export const RETAINED_FILES: { pattern: RegExp; why: string }[] = [
  { pattern: /^fichero\.sqlite(-wal|-shm|-journal)?$/, why: 'the database; the rules are by table' },
  { pattern: /^fichero\.sqlite\.restoring(-wal|-shm)?$/, why: 'a running restore; the next one removes it' },
  { pattern: /^fichero\.lock$/, why: 'lock of the process that uses the folder' },
  { pattern: /^fichero\.space$/, why: 'temporary file of the disk check' },
  { pattern: /^jwt-secret(\.[0-9a-f]{8}\.part)?$/, why: 'the secret of sessions' },
  { pattern: /^uploads(\/|$)/, why: 'received files, until their request ends or the next start' },
  { pattern: /^exports(\/|$)/, why: 'workbooks, until they are sent or the next start' },
  { pattern: /^outbox$/, why: 'the folder of messages, which have a rule' },
]
