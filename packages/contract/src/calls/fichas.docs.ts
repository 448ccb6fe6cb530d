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
  'rows_rejected',
  'wrong_ficha',
  'wrong_program',
  'ficha_other_version',
  'import_older',
] as const

/** What refuses a report that is sent to a ficha. */
const OF_REPORTS = [
  'ficha_not_found',
  'ficha_disabled',
  'import_older',
  'report_in_future',
  'rows_rejected',
  'people_absent',
  'report_incomplete',
  'wrong_ficha',
  'wrong_program',
  'ficha_other_version',
] as const

export const DOCS = {
  readFichaFile: {
    area: 'Fichas',
    summary: 'Read a file without creating the ficha',
    description:
      'Says what a list of apprentices or a judgments report has of a ficha: its number, program, days and people by state, and whether it is there already. It fills in the form of a new ficha. Nothing is saved.',
    errors: ['report_in_future', 'rows_rejected'],
    example: { file: 'aprendices' },
  },
  exportFichaFileRows: {
    area: 'Fichas',
    summary: 'The rows of such a file that cannot be loaded',
    description:
      'The refused rows with their reasons as a workbook, read as for this ficha and program. Nothing is saved.',
    errors: [
      'program_not_found',
      'wrong_ficha',
      'wrong_program',
      'ficha_other_version',
      'report_in_future',
      'rows_rejected',
    ],
    example: { query: { nroFicha: FICHA, idProgramaFormacion: 1 }, file: 'aprendices' },
  },
  createFichaAlias: {
    area: 'Fichas',
    summary: 'Create a ficha: another address of /fichas/create',
    description: 'Does what `POST /fichas/create` does, with the same data, file and query.',
    errors: CREATION_ERRORS,
    example: { data: { nroFicha: FICHA, ...DATA }, query: { simular: true }, file: 'aprendices' },
  },
  createFicha: {
    area: 'Fichas',
    summary: 'Create a ficha with its apprentices',
    description:
      'Creates the ficha and enrols the people of the file: a list of apprentices, or a judgments report, which brings the judgments along. `simular` answers what would be created and saves nothing; `parcial` loads the rows that can be loaded; `forzar` accepts a file of another program or with other days; `renombrar` accepts another name under a known document. A program that is not here yet is made of the design in a judgments report: send `programa` with its name, level and hours in place of `idProgramaFormacion`.',
    errors: CREATION_ERRORS,
    example: { data: { nroFicha: FICHA, ...DATA }, file: 'aprendices' },
  },
  undoFichaCreation: {
    area: 'Fichas',
    summary: 'Undo the creation of a ficha',
    description:
      'Deletes the ficha with its enrolments and judgments, people who are in no other ficha, and the program that was made with it if nothing else uses it. Only while nothing was loaded or edited since. The audit trail keeps that it was there.',
    errors: ['ficha_not_found', 'ficha_has_history'],
    example: { params: { nroFicha: FICHA } },
  },
  listFichas: {
    area: 'Fichas',
    summary: 'List the enabled fichas',
    description: 'Page by page, the newest number first. Each value of the query filters; what is left out does not.',
    example: { query: { page: 1, limit: 10, programId: 1 } },
  },
  getFicha: {
    area: 'Fichas',
    summary: 'A ficha with its apprentices',
    description:
      'The ficha, its people by surname with the progress of each, and totals by state and by readiness. Where `ultimo_reporte` is null no judgment is known.',
    errors: ['ficha_not_found'],
    example: { params: { nroFicha: FICHA } },
  },
  updateFicha: {
    area: 'Fichas',
    summary: 'Change a ficha',
    description:
      'Changes head, program, days, jornada, oferta and etapa; what is left out of the last three stays. Once there are judgments the program cannot change.',
    errors: ['ficha_not_found', 'ficha_has_judgments'],
    example: { params: { nroFicha: FICHA }, body: { ...DATA, oferta: 'cerrada' } },
  },
  countFichas: {
    area: 'Fichas',
    summary: 'Count the fichas',
    description:
      'Enabled fichas that are in lessons, in work placement, or finished, by their days and the day today in Colombia.',
  },
  exportFichas: {
    area: 'Fichas',
    summary: 'The list as a workbook',
    description: 'All pages of the list with the same filters, or only the numbers of `nros`.',
    example: { query: { programId: 1, lang: 'es' } },
  },
  exportFicha: {
    area: 'Fichas',
    summary: 'The people of a ficha as a workbook',
    description: 'With the figures that `GET /api/fichas/{nroFicha}` has of each.',
    errors: ['ficha_not_found'],
    example: { params: { nroFicha: FICHA }, query: { lang: 'es' } },
  },
  disableFicha: {
    area: 'Fichas',
    summary: 'Disable a ficha',
    description:
      'It leaves lists and figures, and takes no reports. Nothing is deleted. A second call changes nothing.',
    errors: ['ficha_not_found'],
    example: { params: { id: FICHA } },
  },
  listDisabledFichas: {
    area: 'Fichas',
    summary: 'List the disabled fichas',
    description: 'The newest number first. May be empty.',
  },
  enableFicha: {
    area: 'Fichas',
    summary: 'Enable a ficha again',
    description: 'It is back in lists and figures. A second call changes nothing.',
    errors: ['ficha_not_found'],
    example: { params: { id: FICHA } },
  },
  importEvaluations: {
    area: 'Judgments',
    step: 1,
    summary: 'Load a judgments report, or see what it would change',
    description:
      'Compares the report with the ficha and applies the difference: new people, changed data, judgments given and taken back. Send it with `simular` first: the answer has the counts and a plan, which is applied by its id without the file. Loading the same report again changes nothing. A report contains everybody of its ficha: where enrolled people are missing from it, the error `people_absent` lists them in `reporte.ausentes`, with what is most likely, and the request is sent again with `ausentes`.',
    errors: OF_REPORTS,
    example: { params: { nroFicha: FICHA }, query: { simular: true, ausentes: 'fuera' }, file: 'juicios' },
  },
  importApprentices: {
    area: 'Judgments',
    summary: 'Load a list of apprentices into a ficha, or see what it would change',
    description:
      'Compares the list with the people of the ficha and applies the difference: new people, states, names, phones and mails. Empty cells change nothing. It is simulated, and its plan applied, as a judgments report.',
    errors: OF_REPORTS,
    example: { params: { nroFicha: FICHA }, query: { simular: true }, file: 'aprendices' },
  },
  applyEvaluations: {
    area: 'Judgments',
    step: 3,
    summary: 'Apply a plan',
    description:
      'Saves what a simulation announced. The plan is kept for ten minutes, for who simulated it. Where the ficha changed since, nothing is saved and the error has what the report would do now.',
    errors: [
      'ficha_not_found',
      'ficha_disabled',
      'plan_not_found',
      'plan_changed',
      'import_older',
      'report_in_future',
      'rows_rejected',
      'people_absent',
      'report_incomplete',
      'wrong_program',
      'ficha_other_version',
    ],
    example: { params: { nroFicha: FICHA, plan: '0b7f6c1e5d2a4c3b9e8f7a6d5c4b3a29' } },
  },
  exportRejectedEvaluations: {
    area: 'Judgments',
    summary: 'The rows of a report that cannot be loaded',
    description: 'The refused rows with their reasons as a workbook, to be corrected. Nothing is saved.',
    errors: [
      'ficha_not_found',
      'ficha_disabled',
      'report_in_future',
      'wrong_ficha',
      'wrong_program',
      'ficha_other_version',
    ],
    example: { params: { nroFicha: FICHA }, query: { lang: 'es' }, file: 'juicios' },
  },
  getApprentice: {
    area: 'Apprentices',
    summary: 'An apprentice with every judgment',
    description:
      'One enrolment: the person, the ficha, and the judgment of each outcome. Without `ficha` the newest enrolment; `otras_fichas` has the others.',
    errors: ['apprentice_not_found'],
    example: { params: PERSON, query: { ficha: FICHA } },
  },
  getOutcomeHistory: {
    area: 'Apprentices',
    summary: 'What the reports changed in the judgments of a person',
    description: 'Every change of one enrolment, oldest first, with the report that brought it.',
    errors: ['apprentice_not_found'],
    example: { params: PERSON, query: { ficha: FICHA } },
  },
  exportApprentice: {
    area: 'Apprentices',
    summary: 'An enrolment as a workbook',
    description: 'The outcomes with their judgments.',
    errors: ['apprentice_not_found'],
    example: { params: PERSON, query: { ficha: FICHA, lang: 'es' } },
  },
  updateContact: {
    area: 'Apprentices',
    summary: 'Change how an apprentice is reached',
    description:
      'Stores phone and mail as they shall be. For the head of the ficha and for administrators: `can.editContact` of the apprentice says who.',
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
      'Moves the person, in every ficha, to another document number or type. The former number still finds the person, and reports that have it are read under the new one. It is an entry of the ficha’s history and is undone as a load.',
    errors: [
      'ficha_not_found',
      'ficha_disabled',
      'apprentice_not_found',
      'document_same',
      'document_in_ficha',
      'document_other_person',
      'document_former',
    ],
    example: {
      params: { nroFicha: FICHA, documentNumber: '1900099075' },
      body: { tipo_documento: 'CC', nro_documento: '1098000456' },
    },
  },
  mergePeople: {
    area: 'Apprentices',
    summary: 'Merge two people of a ficha, or see what they would become',
    description:
      'Says that two numbers of a ficha are one person. The enrolment of `conserva` stays: its own judgments, state and contact data win, and the other enrolment fills the gaps. The other number becomes a former number. With `simular` it answers what each has and what the result would be. It is an entry of the ficha’s history and is undone as a load.',
    errors: ['ficha_not_found', 'ficha_disabled', 'apprentice_not_found', 'merge_same'],
    example: {
      params: { nroFicha: FICHA, ...PERSON },
      query: { simular: true },
      body: { otro: '1900099038', conserva: '1900099001' },
    },
  },
} as const satisfies DocsOf<typeof calls>
