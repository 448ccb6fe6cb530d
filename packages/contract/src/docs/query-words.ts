// The meaning of values of paths, queries and requests by name. A name has the same meaning in every endpoint. Part of
// `field-words.ts`.

export const QUERY_DESCRIPTIONS = {
  accion: 'An action, such as `fichas:create`, or an area, such as `fichas`.',
  antiguedad:
    'For how many days judgments have been owed: `hasta_7` (0 to 7), `hasta_30` (8 to 30), `hasta_60` (31 to 60), `hasta_90` (61 to 90), `mas_de_90` (over 90).',
  aprendiz: 'Document number of the apprentice.',
  ausentes:
    'Decisions about enrolled people whom the report does not contain (`people_absent`), separated by commas. `fuera` sets everybody who is not named to the state FUERA DEL REPORTE; `incompleto` applies nothing. `1052000123:fuera` decides about one person; `1052000123:1098000456` means that the second number is the new number of the same person.',
  categoria:
    '`en_proceso` (lessons), `en_practicas` (work placement) or `finalizadas` (ended): by the stage of the ficha, its last day, and the current day in Colombia.',
  contacto:
    '`archivo`: phone and mail of the file replace contact data that was typed in Fichero after the date of the report.',
  data: 'The JSON part beside the file.',
  documentNumber: 'Document number of the apprentice: digits, or the letters and digits of a passport.',
  desde: 'First day, in Colombia.',
  entidad: 'Table of the subject.',
  entidad_id: 'Key of the subject.',
  estado: 'State.',
  etapa:
    'Stage: `lectiva` (lessons) or `productiva` (work placement). Set by hand, or else computed from the last day of lessons.',
  faltan: 'Number of outcomes that are missing for the band `lista`.',
  fechas:
    'Whether the day (`dmy`) or the month (`mdy`) comes first in the dates of the file. Used only if the file itself does not show the order (`dates_ambiguous`).',
  ficha: 'Number of the ficha.',
  forzar: '`true` accepts an older report and, when a ficha is created, a file of another program or with other days.',
  grupo:
    'Readiness: `listos` from 75 % of the outcomes, `cerca` from 50 %, `lejos` below, `sin_reporte` without a judgments report.',
  hasta: 'Last day, in Colombia.',
  id: 'Key, assigned by the system.',
  idProgramaFormacion: 'Id of the program.',
  ingresos: '`sin` omits sign-ins and sign-outs, unless `accion` selects them.',
  jefe: 'Document number of the head of the ficha.',
  lang: 'Language of headings and words in the workbook; Spanish if omitted.',
  limit: 'Entries per page. Numbers out of range are clamped; any other text means the default.',
  mias: '`true`: only fichas that the caller heads.',
  motivo: 'Only fichas with this reason.',
  nombre: 'Name.',
  nroFicha: 'National number of the ficha, five to nine digits.',
  nroReporte: 'Which report of a file with several ones is read, from 1 (`several_reports`).',
  nro_documento: 'Document number, without dots.',
  nros: 'Numbers of fichas, separated by commas: `2888001,2888002`. At most 100.',
  ocultas: '`true` also loads the hidden rows of a list of people or apprentices.',
  orden: 'What the entries are sorted by; `-` before the name sorts in descending order.',
  page: 'Number of the page, from 1.',
  pagina: 'The last part of a manual page’s address.',
  parcial: '`true` imports the valid rows. Otherwise, one rejected row rejects the file.',
  paso: 'Step of the TyT test: `inscrito` (enrolled), `presentado` (took it), `certificado` (certificate received); as a filter the last known step, or `sin_inscribir` without one.',
  plan: 'Id of the plan, from the answer of a simulation.',
  por: 'What the totals are grouped by: programs, fichas or heads.',
  programId: 'Id of the program.',
  progreso:
    'An id that the client generates, 32 hexadecimal digits, to poll the progress with `GET /api/importaciones/en-curso/{id}`.',
  q: 'The search text.',
  renombrar:
    '`true` accepts that a document which is stored under another name (`person_conflict`) belongs to the same person.',
  seguro: '`true`: the releases that are included in the system.',
  sha384: 'SHA-384 of the bytes, in hexadecimal.',
  simular: '`true` returns what would change and saves nothing (dry run).',
  sinEmpezar: '`true`: also include outcomes for which nobody has a judgment yet while the lessons go on.',
  tipo: 'Kind.',
  todas: '`true` ends all sessions of the user.',
  token: 'The token of the link, or of the session.',
  tyt: 'Only apprentices of the tecnólogo level in this readiness group.',
  usuario: 'Document number of the acting user, or `nadie` for the system.',
} as const
