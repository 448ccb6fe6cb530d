import type { DocsOf } from './call-docs.ts'
import type * as calls from './fichas.calls.ts'

const FICHA = 2_888_001
const DATA = {
  idJefeFicha: '1000000001',
  idProgramaFormacion: 1,
  jornada: 'mixta',
  oferta: 'abierta',
  fechaInicioLectiva: '2025-02-05',
  fechaFinLectiva: '2026-08-05',
  fechaFinFicha: '2027-05-06',
} as const
const PERSON = { documentNumber: '1900099001' }

const CREATION_ERRORS = [
  'ficha_exists',
  'program_exists',
  'program_twin',
  'program_differs',
  'dates_differ',
  'report_in_future',
  'report_of_other_centre',
  'rows_rejected',
  'wrong_ficha',
  'wrong_program',
  'ficha_other_version',
  'import_older',
] as const

/** Errors of a plan that is applied to a ficha. */
const OF_PLANS = [
  'ficha_not_found',
  'ficha_disabled',
  'import_older',
  'report_in_future',
  'report_of_other_centre',
  'rows_rejected',
  'people_absent',
  'people_of_other_centres',
  'report_incomplete',
  'wrong_program',
  'ficha_other_version',
] as const

/** Errors of a report that is sent to a ficha. */
const OF_REPORTS = [...OF_PLANS, 'wrong_ficha'] as const

export const DOCS = {
  readFichaFile: {
    area: 'Fichas',
    summary: 'Read a file without creating the ficha',
    description:
      'Returns what a list of apprentices, a judgments report or a report of instructors contains about a ficha: number, program, days, and people by state; and whether the ficha exists already. Used to fill in the form of a new ficha. Nothing is saved.',
    errors: ['ficha_not_found', 'report_in_future', 'report_of_other_centre', 'rows_rejected'],
    example: { file: 'aprendices' },
  },
  exportFichaFileRows: {
    area: 'Fichas',
    summary: 'Export the rejected rows of such a file',
    description:
      'The rows that cannot be imported into this ficha and program, with the reasons, as a workbook. Nothing is saved.',
    errors: [
      'program_not_found',
      'wrong_ficha',
      'wrong_program',
      'ficha_other_version',
      'report_in_future',
      'report_of_other_centre',
      'rows_rejected',
    ],
    example: { query: { nroFicha: FICHA, idProgramaFormacion: 1 }, file: 'aprendices' },
  },
  createFichaAlias: {
    area: 'Fichas',
    summary: 'Create a ficha: alias of /fichas/create',
    description: 'The same as `POST /fichas/create`, with the same data, file and query.',
    errors: CREATION_ERRORS,
    example: { data: { nroFicha: FICHA, ...DATA }, query: { simular: true }, file: 'aprendices' },
  },
  createFicha: {
    area: 'Fichas',
    summary: 'Create a ficha with its apprentices',
    description:
      'Creates the ficha and enrols the people of the file: a list of apprentices, or a judgments report, whose judgments are imported too. `simular` returns what would be created and saves nothing; `parcial` imports the valid rows; `forzar` accepts a file of another program or with other days; `renombrar` accepts another name for a known document. To create the program too, from the design in a judgments report, send `programa` with name, level and hours instead of `idProgramaFormacion`.',
    errors: CREATION_ERRORS,
    example: { data: { nroFicha: FICHA, ...DATA }, file: 'aprendices' },
  },
  undoFichaCreation: {
    area: 'Fichas',
    summary: 'Undo the creation of a ficha',
    description:
      'Deletes the ficha with its enrolments and judgments, the people who are in no other ficha, and the program that was created with it unless something else uses it. Possible only while nothing was imported or edited since, and as long as an import can be undone. The audit log keeps the creation.',
    errors: ['ficha_not_found', 'ficha_has_history', 'import_expired'],
    example: { params: { nroFicha: FICHA } },
  },
  listFichas: {
    area: 'Fichas',
    summary: 'List the enabled fichas',
    description:
      'Paginated; without `orden`, newest number first. An omitted query value does not filter. `faltan` sorts fichas without a report as if nothing were missing.',
    example: { query: { page: 1, limit: 10, programId: 1 } },
  },
  getFicha: {
    area: 'Fichas',
    summary: 'Get a ficha with its apprentices',
    description:
      'The ficha, its people by surname with the progress of each, and totals by state and by readiness. If `ultimo_reporte` is null, no judgment is known yet.',
    errors: ['ficha_not_found'],
    example: { params: { nroFicha: FICHA } },
  },
  getProgressTrend: {
    area: 'Fichas',
    summary: 'Get the progress of a ficha after each report',
    description:
      'The mean progress of the people in training after each judgments report that was not undone, in the order of the dates, with the slowest and the fastest apprentice and what the dates of the lessons would give. The last report has the present progress; an earlier one the progress before the next report. Reports with nobody in training, and reports of an earlier version whose figures are not known, are left out.',
    errors: ['ficha_not_found'],
    example: { params: { nroFicha: FICHA } },
  },
  updateFicha: {
    area: 'Fichas',
    summary: 'Change a ficha',
    description:
      'Changes head, program, days, jornada, oferta and etapa. If one of the last three is omitted, it does not change. An etapa in the request is set by hand and no longer follows the dates; null makes it follow the dates again. The program cannot change once the ficha has judgments.',
    errors: ['ficha_not_found', 'ficha_has_judgments'],
    example: { params: { nroFicha: FICHA }, body: { ...DATA, oferta: 'cerrada' } },
  },
  countFichas: {
    area: 'Fichas',
    summary: 'Count the fichas by category',
    description:
      'Enabled fichas in lessons, in work placement, and ended: by the stage that was set by hand, or else by the dates and the current day in Colombia.',
  },
  exportFichas: {
    area: 'Fichas',
    summary: 'Export the list as a workbook',
    description: 'All fichas that match the same filters, or only the fichas in `nros`.',
    example: { query: { programId: 1, lang: 'es' } },
  },
  exportFicha: {
    area: 'Fichas',
    summary: 'Export the people of a ficha as a workbook',
    description: 'With the figures of each person in `GET /api/fichas/{nroFicha}`.',
    errors: ['ficha_not_found'],
    example: { params: { nroFicha: FICHA }, query: { lang: 'es' } },
  },
  disableFicha: {
    area: 'Fichas',
    summary: 'Disable a ficha',
    description: 'The ficha disappears from lists and figures, and accepts no reports. Nothing is deleted. Idempotent.',
    errors: ['ficha_not_found'],
    example: { params: { id: FICHA } },
  },
  listDisabledFichas: {
    area: 'Fichas',
    summary: 'List the disabled fichas',
    description: 'Newest number first. May be empty.',
  },
  enableFicha: {
    area: 'Fichas',
    summary: 'Enable a ficha again',
    description: 'The ficha appears in lists and figures again. Idempotent.',
    errors: ['ficha_not_found'],
    example: { params: { id: FICHA } },
  },
  importEvaluations: {
    area: 'Judgments',
    step: 1,
    summary: 'Import or simulate a judgments report',
    description:
      'Compares the report with the ficha and applies the differences: new people, changed data, and judgments that were given or withdrawn. Send the report with `simular` first: the answer has the counts and a plan, which is applied by its id without the file. Importing the same report again changes nothing. A report contains everybody of its ficha. If enrolled people are missing from it, the error `people_absent` lists them in `reporte.ausentes`, with the most likely decision about each; send the request again with `ausentes`.',
    errors: OF_REPORTS,
    example: { params: { nroFicha: FICHA }, query: { simular: true, ausentes: 'fuera' }, file: 'juicios' },
  },
  importApprentices: {
    area: 'Judgments',
    summary: 'Import or simulate a list of apprentices',
    description:
      'Compares the list with the people of the ficha and applies the differences: new people, states, names, phones and mails. Empty cells change nothing. Simulations and plans work as for a judgments report.',
    errors: OF_REPORTS,
    example: { params: { nroFicha: FICHA }, query: { simular: true }, file: 'aprendices' },
  },
  importInstructors: {
    area: 'Judgments',
    summary: 'Import or simulate a report of instructors',
    description:
      'Reads who is scheduled for which competency (*Reporte de Instructores por Ficha*) and replaces what the former report said. Competencies are compared with the design of the program by their text; a warning names those that it does not have. A simulation returns what would change and no plan: send the file again to apply it. Importing the same report again changes nothing.',
    errors: [
      'ficha_not_found',
      'ficha_disabled',
      'import_older',
      'report_in_future',
      'report_of_other_centre',
      'rows_rejected',
      'wrong_ficha',
    ],
    example: { params: { nroFicha: FICHA }, query: { simular: true }, file: 'instructores' },
  },
  getScheduledInstructors: {
    area: 'Fichas',
    summary: 'Get who is scheduled for each competency',
    description:
      'The last report of instructors by competency, with the competencies of the program that nobody active is scheduled for.',
    errors: ['ficha_not_found'],
    example: { params: { nroFicha: FICHA } },
  },
  applyEvaluations: {
    area: 'Judgments',
    step: 3,
    summary: 'Apply the plan of a simulation',
    description:
      'Saves the changes of a simulated import. The plan is stored for ten minutes, and only the user who simulated it can apply it. If the ficha has changed since, nothing is saved, and the error contains what the report would change now.',
    errors: [...OF_PLANS, 'plan_not_found', 'plan_changed'],
    example: { params: { nroFicha: FICHA, plan: '0b7f6c1e5d2a4c3b9e8f7a6d5c4b3a29' } },
  },
  exportRejectedEvaluations: {
    area: 'Judgments',
    summary: 'Export the rejected rows of a report',
    description: 'The rows that cannot be imported, with the reasons, as a workbook to correct. Nothing is saved.',
    errors: [
      'ficha_not_found',
      'ficha_disabled',
      'report_in_future',
      'report_of_other_centre',
      'wrong_ficha',
      'wrong_program',
      'ficha_other_version',
    ],
    example: { params: { nroFicha: FICHA }, query: { lang: 'es' }, file: 'juicios' },
  },
  getApprentice: {
    area: 'Apprentices',
    summary: 'Get an apprentice with all judgments',
    description:
      'One enrolment: the person, the ficha, and the judgment of each outcome. Without `ficha`, the newest enrolment; `otras_fichas` lists the others.',
    errors: ['apprentice_not_found'],
    example: { params: PERSON, query: { ficha: FICHA } },
  },
  getOutcomeHistory: {
    area: 'Apprentices',
    summary: 'Get the history of a person’s judgments',
    description: 'Every change of the judgments of one enrolment, oldest first, with the report that contained it.',
    errors: ['apprentice_not_found'],
    example: { params: PERSON, query: { ficha: FICHA } },
  },
  exportApprentice: {
    area: 'Apprentices',
    summary: 'Export an enrolment as a workbook',
    description: 'The outcomes with their judgments.',
    errors: ['apprentice_not_found'],
    example: { params: PERSON, query: { ficha: FICHA, lang: 'es' } },
  },
  updateContact: {
    area: 'Apprentices',
    summary: 'Change the contact data of an apprentice',
    description:
      'Stores phone and mail. Allowed for the head of the ficha and for administrators, if `can.editContact` of the apprentice is true.',
    errors: ['apprentice_not_found', 'ficha_not_found', 'forbidden'],
    example: {
      params: { nroFicha: FICHA, ...PERSON },
      body: { celular: '3001234567', correo: 'persona@fichero.example' },
    },
  },
  correctDocument: {
    area: 'Apprentices',
    summary: 'Correct the document of an apprentice',
    description:
      'Changes the document number or type of a person in every ficha. The former number still finds the person, and reports that contain it are applied to the new one. The correction is an entry of the ficha’s history and can be undone like an import.',
    errors: [
      'ficha_not_found',
      'ficha_disabled',
      'apprentice_not_found',
      'document_same',
      'document_in_ficha',
      'document_other_person',
      'document_former',
      'people_of_other_centres',
    ],
    example: {
      params: { nroFicha: FICHA, documentNumber: '1900099075' },
      body: { tipo_documento: 'CC', nro_documento: '1098000456' },
    },
  },
  mergePeople: {
    area: 'Apprentices',
    summary: 'Merge two people of a ficha, or simulate it',
    description:
      'Declares that two document numbers of a ficha are one person. The enrolment of `conserva` is kept: its judgments, state and contact data take precedence, and the other enrolment fills the gaps. The other number becomes a former number. With `simular`, the answer shows both people and the result. The merge is an entry of the ficha’s history and can be undone like an import.',
    errors: ['ficha_not_found', 'ficha_disabled', 'apprentice_not_found', 'merge_same', 'people_of_other_centres'],
    example: {
      params: { nroFicha: FICHA, ...PERSON },
      query: { simular: true },
      body: { otro: '1900099038', conserva: '1900099001' },
    },
  },
} as const satisfies DocsOf<typeof calls>
