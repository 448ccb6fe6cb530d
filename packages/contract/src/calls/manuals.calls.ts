import type { z } from 'zod'
import type {
  DocumentAnswer,
  DocumentsAnswer,
  documentData,
  OpinionAnswer,
  OpinionPagesAnswer,
  OpinionsAnswer,
  opinionBody,
  opinionsQuery,
  SystemInfoAnswer,
} from '../manuals.schema.ts'
import { get, post, put, type QueryOf } from './call.ts'

export const getSystemInfo = get('/manuals/info', { access: 'public' }).returns<SystemInfoAnswer>()

export const listDocuments = get('/manuals/documentos', {
  access: 'public',
  reads: ['manuals'],
}).returns<DocumentsAnswer>()

/** The file of a document. Each request counts as a download. */
export const documentFile = get('/manuals/documentos/:id/archivo', { access: 'public' }).returnsStoredFile()

/** A report with invented people, to try an import; `tipo` is a `SampleKind`. */
export const sampleFile = get('/manuals/muestras/:tipo', { access: 'public' }).returnsStoredFile()

export const publishDocument = post('/manuals/documentos', {
  access: 'manuals:manage',
  changes: ['manuals'],
  file: 'required',
  fileField: 'archivo',
})
  .takes<{ data: z.input<typeof documentData> }>()
  .returns<DocumentAnswer>()

export const updateDocument = put('/manuals/documentos/:id', {
  access: 'manuals:manage',
  changes: ['manuals'],
  file: 'optional',
  fileField: 'archivo',
  versioned: true,
})
  .takes<{ data: z.input<typeof documentData> }>()
  .returns<DocumentAnswer>()

export const withdrawDocument = post('/manuals/documentos/:id/retirar', {
  access: 'manuals:manage',
  changes: ['manuals'],
}).returns<DocumentAnswer>()

export const restoreDocument = post('/manuals/documentos/:id/restaurar', {
  access: 'manuals:manage',
  changes: ['manuals'],
}).returns<DocumentAnswer>()

/** Stores whether a page was useful. */
export const sendOpinion = post('/manuals/opiniones', { access: 'public', changes: ['manuals'] })
  .takes<{ body: z.input<typeof opinionBody> }>()
  .returns<OpinionAnswer>()

export const listOpinions = get('/manuals/opiniones', { access: 'manuals:manage', reads: ['manuals'] })
  .takes<{ query: QueryOf<typeof opinionsQuery> }>()
  .returns<OpinionsAnswer>()

export const listOpinionPages = get('/manuals/opiniones/paginas', {
  access: 'manuals:manage',
  reads: ['manuals'],
}).returns<OpinionPagesAnswer>()
