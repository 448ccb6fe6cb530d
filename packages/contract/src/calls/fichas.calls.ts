import type {
  ApprenticeAnswer,
  apprenticeQuery,
  OutcomeHistoryAnswer,
  UpdateContactAnswer,
  UpdateContactInput,
} from '../apprentices.schema.ts'
import type { fileQuery } from '../common.schema.ts'
import type {
  CorrectDocumentAnswer,
  CorrectDocumentInput,
  MergePeopleAnswer,
  MergePeopleInput,
  mergePeopleQuery,
} from '../corrections.schema.ts'
import type { FichaFileAnswer, fichaFileQuery, fichaFileRowsQuery } from '../ficha-files.schema.ts'
import type {
  CreateFichaAnswer,
  CreateFichaInput,
  DisabledFichasAnswer,
  FichaAnswer,
  FichaCounts,
  FichaStateAnswer,
  FichasAnswer,
  UndoCreationAnswer,
  UpdateFichaAnswer,
  UpdateFichaInput,
} from '../fichas.schema.ts'
import type { fichasExportQuery, fichasQuery } from '../fichas-query.schema.ts'
import type { applyPlanQuery, ImportAnswer, importQuery, rejectedRowsQuery } from '../imports.schema.ts'
import type { ProgressTrendAnswer } from '../progress-trend.schema.ts'
import type { ScheduledInstructorsAnswer } from '../scheduled-instructors.schema.ts'
import { get, post, put, type QueryOf, remove } from './call.ts'

/** An answer about a ficha includes the names of its head and program, its number of apprentices and their progress. */
const SHOWN = ['fichas', 'apprentices', 'programs', 'users'] as const

export const countFichas = get('/fichas/reporte-estado', {
  access: 'authenticated',
  reads: ['fichas'],
}).returns<FichaCounts>()

export const listFichas = get('/fichas', {
  access: 'authenticated',
  reads: SHOWN,
  shapes: { list: 'fichas', paged: true, can: { create: 'fichas:create', viewDisabled: 'fichas:view-disabled' } },
})
  .takes<{ query?: QueryOf<typeof fichasQuery> }>()
  .returns<FichasAnswer>()

export const getFicha = get('/fichas/:nroFicha', {
  access: 'authenticated',
  reads: SHOWN,
  shapes: { within: ['ficha', 'data'] },
}).returns<FichaAnswer>()

/** The progress of a ficha after each judgments report. */
export const getProgressTrend = get('/fichas/:nroFicha/avance', {
  access: 'authenticated',
  reads: ['fichas', 'apprentices', 'programs'],
}).returns<ProgressTrendAnswer>()

/** The list with its filters, as a spreadsheet. */
export const exportFichas = get('/fichas/exportacion', { access: 'authenticated', reads: SHOWN })
  .takes<{ query?: QueryOf<typeof fichasExportQuery> }>()
  .returnsFile()

/** The ficha's people with the figures of `getFicha`, as a spreadsheet. */
export const exportFicha = get('/fichas/:nroFicha/exportacion', { access: 'authenticated', reads: SHOWN })
  .takes<{ query?: QueryOf<typeof fileQuery> }>()
  .returnsFile()

const CREATES_FICHA = {
  access: 'fichas:create',
  changes: ['fichas', 'apprentices', 'programs'],
  file: 'required',
} as const

export const createFicha = post('/fichas/create', CREATES_FICHA)
  .takes<{ data: CreateFichaInput; query?: QueryOf<typeof importQuery> }>()
  .returns<CreateFichaAnswer>()

/** The second path of `createFicha` in the specification. */
export const createFichaAlias = post('/fichas', CREATES_FICHA)
  .takes<{ data: CreateFichaInput; query?: QueryOf<typeof importQuery> }>()
  .returns<CreateFichaAnswer>()

/** Undoes the creation of a ficha that has no other history. Also deletes the program that was created together with the ficha. */
export const undoFichaCreation = remove('/fichas/:nroFicha', {
  access: 'fichas:create',
  changes: ['fichas', 'apprentices', 'programs'],
}).returns<UndoCreationAnswer>()

/** Reads a file without saving anything. */
export const readFichaFile = post('/fichas/archivo', { access: 'fichas:import-evaluations', file: 'required' })
  .takes<{ query?: QueryOf<typeof fichaFileQuery> }>()
  .returns<FichaFileAnswer>()

/** The rows of a file for `createFicha` that cannot be imported, with the reasons, as a spreadsheet. */
export const exportFichaFileRows = post('/fichas/archivo/rechazos', { access: 'fichas:create', file: 'required' })
  .takes<{ query: QueryOf<typeof fichaFileRowsQuery> }>()
  .returnsFile()

export const updateFicha = put('/fichas/:nroFicha', {
  access: 'fichas:edit',
  changes: ['fichas'],
  versioned: true,
})
  .takes<{ body: UpdateFichaInput }>()
  .returns<UpdateFichaAnswer>()

export const listDisabledFichas = get('/fichas/disabled', {
  access: 'fichas:view-disabled',
  reads: SHOWN,
  shapes: { within: ['fichas', 'data'], none: 'No hay fichas deshabilitadas' },
}).returns<DisabledFichasAnswer>()

export const disableFicha = post('/fichas/disabled/:id', {
  access: 'fichas:disable',
  changes: ['fichas'],
}).returns<FichaStateAnswer>()

export const enableFicha = post('/fichas/enabled/:id', {
  access: 'fichas:enable',
  changes: ['fichas'],
}).returns<FichaStateAnswer>()

export const importEvaluations = put('/fichas/:nroFicha/evaluaciones', {
  access: 'fichas:import-evaluations',
  changes: ['fichas', 'apprentices'],
  file: 'required',
})
  .takes<{ query?: QueryOf<typeof importQuery> }>()
  .returns<ImportAnswer>()

/** Imports a *Reporte de Aprendices* into an existing ficha: new people, states, names, phones and mails. */
export const importApprentices = put('/fichas/:nroFicha/aprendices', {
  access: 'fichas:import-evaluations',
  changes: ['fichas', 'apprentices'],
  file: 'required',
})
  .takes<{ query?: QueryOf<typeof importQuery> }>()
  .returns<ImportAnswer>()

/** Imports a *Reporte de Instructores por Ficha*, which replaces who was scheduled in the ficha. */
export const importInstructors = put('/fichas/:nroFicha/instructores', {
  access: 'fichas:import-evaluations',
  changes: ['fichas'],
  file: 'required',
})
  .takes<{ query?: QueryOf<typeof importQuery> }>()
  .returns<ImportAnswer>()

/** Who is scheduled for the competencies of a ficha. */
export const getScheduledInstructors = get('/fichas/:nroFicha/instructores', {
  access: 'authenticated',
  reads: SHOWN,
}).returns<ScheduledInstructorsAnswer>()

/** The rows of a report of either kind that cannot be imported into the ficha, with the reasons, as a spreadsheet. */
export const exportRejectedEvaluations = post('/fichas/:nroFicha/evaluaciones/rechazos', {
  access: 'fichas:import-evaluations',
  file: 'required',
})
  .takes<{ query?: QueryOf<typeof rejectedRowsQuery> }>()
  .returnsFile()

/** Applies a plan from a simulated `importEvaluations` or `importApprentices`, without the file. */
export const applyEvaluations = post('/fichas/:nroFicha/evaluaciones/:plan', {
  access: 'fichas:import-evaluations',
  changes: ['fichas', 'apprentices'],
})
  .takes<{ query?: QueryOf<typeof applyPlanQuery> }>()
  .returns<ImportAnswer>()

export const getApprentice = get('/fichas/aprendiz/:documentNumber', {
  access: 'authenticated',
  reads: ['apprentices', 'fichas', 'programs'],
})
  .takes<{ query?: QueryOf<typeof apprenticeQuery> }>()
  .returns<ApprenticeAnswer>()

/** What the reports changed in the outcomes of one enrolment. */
export const getOutcomeHistory = get('/fichas/aprendiz/:documentNumber/historial', {
  access: 'authenticated',
  reads: ['apprentices', 'fichas'],
})
  .takes<{ query?: QueryOf<typeof apprenticeQuery> }>()
  .returns<OutcomeHistoryAnswer>()

/** One enrolment with the outcomes of `getApprentice`, as a spreadsheet. */
export const exportApprentice = get('/fichas/aprendiz/:documentNumber/exportacion', {
  access: 'authenticated',
  reads: ['apprentices', 'fichas', 'programs'],
})
  .takes<{ query?: QueryOf<typeof apprenticeQuery> & QueryOf<typeof fileQuery> }>()
  .returnsFile()

/** Allowed if the apprentice's `can.editContact` is true: for the jefe de ficha and for administrators. */
export const updateContact = put('/fichas/:nroFicha/aprendices/:documentNumber', {
  access: 'authenticated',
  changes: ['apprentices'],
  versioned: true,
})
  .takes<{ body: UpdateContactInput }>()
  .returns<UpdateContactAnswer>()

/** Changes a person's document number in every ficha. Can be undone. Allowed if the apprentice's `can.correct` is true. */
export const correctDocument = post('/fichas/:nroFicha/aprendices/:documentNumber/documento', {
  access: 'apprentices:correct',
  changes: ['apprentices', 'fichas'],
})
  .takes<{ body: CorrectDocumentInput }>()
  .returns<CorrectDocumentAnswer>()

/** Merges two people of a ficha. Can be undone like an import. Allowed if the apprentice's `can.correct` is true. */
export const mergePeople = post('/fichas/:nroFicha/aprendices/:documentNumber/union', {
  access: 'apprentices:correct',
  changes: ['apprentices', 'fichas'],
})
  .takes<{ body: MergePeopleInput; query?: QueryOf<typeof mergePeopleQuery> }>()
  .returns<MergePeopleAnswer>()
