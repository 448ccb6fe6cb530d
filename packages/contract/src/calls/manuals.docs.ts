import type { DocsOf } from './call-docs.ts'
import type * as calls from './manuals.calls.ts'

const DATA = { titulo_es: 'Guía de cargue', titulo_en: 'Guide to loading', categoria: 'guias' } as const

export const DOCS = {
  getSystemInfo: {
    area: 'Manuals',
    summary: 'Get name and version of the system',
    description: 'Name, version and build of the running system.',
  },
  sampleFile: {
    area: 'Manuals',
    summary: 'Download a sample report',
    description: 'A report of SOFIA Plus with invented people, to try an import.',
    errors: ['not_found'],
    example: { params: { tipo: 'juicios' } },
  },
  publishDocument: {
    area: 'Manuals',
    summary: 'Publish a document',
    description: 'PDF, Office without macros, and images. The server checks the content as well as the name.',
    errors: ['document_exists', 'too_many_documents', 'document_not_accepted', 'document_incomplete'],
    example: { data: DATA, file: 'documento' },
  },
  listDocuments: {
    area: 'Manuals',
    summary: 'List the documents',
    description: 'By category and title. Withdrawn documents are included only for users who may manage documents.',
  },
  documentFile: {
    area: 'Manuals',
    summary: 'Download the file of a document',
    description: 'Each request counts as a download.',
    errors: ['document_not_found'],
    example: { params: { id: 1 } },
  },
  updateDocument: {
    area: 'Manuals',
    summary: 'Change a document',
    description: 'Changes titles and category. If a file is sent, it replaces the current file.',
    errors: [
      'document_not_found',
      'document_exists',
      'too_many_documents',
      'document_not_accepted',
      'document_incomplete',
    ],
    example: { params: { id: 1 }, data: { ...DATA, titulo_es: 'Guía de cargue de juicios' }, file: 'documento' },
  },
  withdrawDocument: {
    area: 'Manuals',
    summary: 'Withdraw a document',
    description: 'The document disappears from the public list. Idempotent.',
    errors: ['document_not_found'],
    example: { params: { id: 1 } },
  },
  restoreDocument: {
    area: 'Manuals',
    summary: 'Publish a withdrawn document again',
    description: 'The document appears in the public list again. Idempotent.',
    errors: ['document_not_found'],
    example: { params: { id: 1 } },
  },
  sendOpinion: {
    area: 'Manuals',
    summary: 'Report whether a page was useful',
    description:
      'The opinion is stored without its author. Text that looks like an email address or a personal number is removed from the sentence.',
    errors: ['too_many_tries'],
    example: { body: { pagina: 'modulofichas', idioma: 'es', util: true, comentario: 'Muy claro' } },
  },
  listOpinions: {
    area: 'Manuals',
    summary: 'List the opinions about one page',
    description: 'Counts of all opinions, and the newest sentences.',
    example: { query: { pagina: 'modulofichas' } },
  },
  listOpinionPages: {
    area: 'Manuals',
    summary: 'List the opinions about all pages',
    description: 'The page with the largest share of *no* comes first.',
  },
} as const satisfies DocsOf<typeof calls>
