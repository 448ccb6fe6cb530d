import type { z } from 'zod'
import type { fileQuery } from '../common.schema.ts'
import type { importQuery } from '../imports.schema.ts'
import type {
  CreateProgramAnswer,
  createProgramData,
  DisabledProgramsAnswer,
  ProgramAnswer,
  ProgramFichasAnswer,
  ProgramFileAnswer,
  ProgramStateAnswer,
  ProgramsAnswer,
  UpdateProgramAnswer,
  updateProgramData,
} from '../programs.schema.ts'
import { get, post, put, type QueryOf } from './call.ts'

export const listPrograms = get('/programs', {
  access: 'authenticated',
  reads: ['programs'],
  shapes: { list: 'programs', can: { create: 'programs:create', viewDisabled: 'programs:view-disabled' } },
}).returns<ProgramsAnswer>()

export const getProgram = get('/programs/:id', { access: 'public', reads: ['programs'] }).returns<ProgramAnswer>()

/** The progress of a program's fichas in each competency. */
export const programFichas = get('/programs/fichas/:id', {
  access: 'authenticated',
  reads: ['programs', 'fichas', 'apprentices'],
}).returns<ProgramFichasAnswer>()

/** The design of a program as a spreadsheet that can be imported again. */
export const exportDesign = get('/programs/diseno/:id', { access: 'authenticated' })
  .takes<{ query?: QueryOf<typeof fileQuery> }>()
  .returnsFile()

/** An empty template; `tipo` is a `TemplateKind`. */
export const exportTemplate = get('/programs/plantillas/:tipo', { access: 'public' })
  .takes<{ query?: QueryOf<typeof fileQuery> }>()
  .returnsFile()

export const listDisabledPrograms = get('/programs/disabled', {
  access: 'programs:view-disabled',
  reads: ['programs'],
}).returns<DisabledProgramsAnswer>()

export const createProgram = post('/programs/create', {
  access: 'programs:create',
  changes: ['programs'],
  file: 'required',
})
  .takes<{ data: z.input<typeof createProgramData>; query?: QueryOf<typeof importQuery> }>()
  .returns<CreateProgramAnswer>()

/** Reads a file without saving anything. */
export const readProgramFile = post('/programs/archivo', {
  access: 'programs:create',
  file: 'required',
}).returns<ProgramFileAnswer>()

/** The rows of a design that cannot be imported, with the reasons, as a spreadsheet. */
export const exportProgramFileRows = post('/programs/archivo/rechazos', { access: 'programs:create', file: 'required' })
  .takes<{ query?: QueryOf<typeof fileQuery> }>()
  .returnsFile()

export const updateProgram = put('/programs/update/:id', {
  access: 'programs:edit',
  changes: ['programs'],
  file: 'optional',
  versioned: true,
})
  .takes<{ data: z.input<typeof updateProgramData>; query?: QueryOf<typeof importQuery> }>()
  .returns<UpdateProgramAnswer>()

export const disableProgram = post('/programs/disabled/:id', {
  access: 'programs:disable',
  changes: ['programs'],
}).returns<ProgramStateAnswer>()

export const enableProgram = post('/programs/enabled/:id', {
  access: 'programs:enable',
  changes: ['programs'],
}).returns<ProgramStateAnswer>()
