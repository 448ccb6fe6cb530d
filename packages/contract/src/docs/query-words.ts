// What the values of addresses, queries and requests mean, by name: they mean the same in every call. Part of
// `field-words.ts`.

export const QUERY_WORDS = {
  accion: 'An action, such as `fichas:create`, or an area, such as `fichas`.',
  ausentes:
    'What becomes of enrolled people whom the report does not contain (`people_absent`): items with commas between them. `fuera` sets everybody who is not named to the state FUERA DEL REPORTE, `incompleto` applies nothing; `1052000123:fuera` decides about one person, and `1052000123:1098000456` says that the second number is the new one of the same person.',
  categoria:
    '`en_proceso` in lessons, `en_practicas` in work placement, `finalizadas` ended: by the days of the ficha and the day today in Colombia.',
  contacto: '`archivo`: a phone or mail of the file replaces the one that was typed here after the date of the report.',
  data: 'The JSON beside the file.',
  documentNumber: 'Document number of the apprentice: digits, or letters and digits of a passport.',
  desde: 'First day, in Colombia.',
  entidad: 'Table of what was acted upon.',
  entidad_id: 'Key of what was acted upon.',
  estado: 'State.',
  etapa: 'Stage: `lectiva`, lessons, or `productiva`, work placement.',
  faltan: 'How many outcomes are missing until ready.',
  fechas:
    'What stands first in the dates of the file, the day (`dmy`) or the month (`mdy`). It counts only where nothing in the file decides (`dates_ambiguous`).',
  ficha: 'Number of the ficha.',
  forzar: '`true` accepts an older report, and at a ficha’s creation a file of another program or with other days.',
  grupo:
    'Readiness: `listos` from 75 % of the outcomes, `cerca` from 50 %, `lejos` below, `sin_reporte` where no report was loaded.',
  hasta: 'Last day, in Colombia.',
  id: 'Key, made by the system.',
  idProgramaFormacion: 'Id of the program.',
  jefe: 'Document number of the head of the ficha.',
  jornada: 'Time of day of the lessons.',
  lang: 'Language of headings and words in the workbook. Spanish where it is left out.',
  limit: 'Entries on a page. What is beyond the bounds becomes the nearest bound, and what is no number the default.',
  mias: '`true`: only fichas that the caller heads.',
  nombre: 'Name.',
  nroFicha: 'National number of the ficha, five to nine digits.',
  nro_documento: 'Document number, without dots.',
  nros: 'Numbers of fichas, with commas between them: `2888001,2888002`. At most 100.',
  oferta: 'Admission: `abierta`, open, or `cerrada`, closed.',
  page: 'Number of the page, from 1.',
  pagina: 'The last part of a manual page’s address.',
  parcial: '`true` loads the rows that can be loaded. Without it one refused row refuses the file.',
  plan: 'Id of the plan, from the answer of a simulation.',
  por: 'What the rows are: programs, fichas or heads.',
  programId: 'Id of the program.',
  progreso:
    'An id that the client makes up, 32 hexadecimal digits, to ask with `GET /api/importaciones/en-curso/{id}` how far the request is.',
  q: 'The text that is looked for.',
  renombrar:
    '`true` accepts that a document which is here under another name (`person_conflict`) is of the same person.',
  seguro: '`true`: the releases that came with the system.',
  sha384: 'SHA-384 of the bytes, in hexadecimal.',
  simular: '`true` answers what would change and saves nothing.',
  sinEmpezar: '`true`: also outcomes of which nobody has a judgment yet while the lessons go on.',
  tipo: 'Kind.',
  todas: '`true` ends all sessions of the user.',
  token: 'The token of the link, or of the session.',
  tyt: 'Only the tecnólogo level, and of it this readiness.',
  usuario: 'Who acted: the document number, or `nadie` for the system itself.',
} as const
