import type { DocsOf } from './call-docs.ts'
import type * as calls from './manuals.calls.ts'

const DATA = { titulo_es: 'Guía de cargue', titulo_en: 'Guide to loading', categoria: 'guias' } as const

export const DOCS = {
  getSystemInfo: {
    area: 'Manuals',
    summary: 'What runs here',
    description: 'Name, version and build of the system.',
  },
  sampleFile: {
    area: 'Manuals',
    summary: 'A sample of a report',
    description: 'A report of SOFIA Plus with invented people, to try an import with.',
    errors: ['not_found'],
    example: { params: { tipo: 'juicios' } },
  },
  publishDocument: {
    area: 'Manuals',
    summary: 'Publish a document',
    description: 'PDF, Office without macros, and images. The server looks at the content, not only at the name.',
    errors: ['document_exists', 'too_many_documents', 'document_not_accepted', 'document_incomplete'],
    example: { data: DATA, file: 'documento' },
  },
  listDocuments: {
    area: 'Manuals',
    summary: 'List the documents',
    description: 'By category and title. Withdrawn ones only for who may manage them.',
  },
  documentFile: {
    area: 'Manuals',
    summary: 'The file of a document',
    description: 'Each request counts as a download.',
    errors: ['document_not_found'],
    example: { params: { id: 1 } },
  },
  updateDocument: {
    area: 'Manuals',
    summary: 'Change a document',
    description: 'Changes titles and category. With a file, that one replaces the former.',
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
    description: 'It leaves the public list. A second call changes nothing.',
    errors: ['document_not_found'],
    example: { params: { id: 1 } },
  },
  restoreDocument: {
    area: 'Manuals',
    summary: 'Publish a withdrawn document again',
    description: 'It is back in the public list. A second call changes nothing.',
    errors: ['document_not_found'],
    example: { params: { id: 1 } },
  },
  sendOpinion: {
    area: 'Manuals',
    summary: 'Say whether a page was useful',
    description:
      'Nothing of who says it is stored, and what looks like a mail or a number of a person is removed from the sentence.',
    errors: ['too_many_tries'],
    example: { body: { pagina: 'modulofichas', idioma: 'es', util: true, comentario: 'Muy claro' } },
  },
  listOpinions: {
    area: 'Manuals',
    summary: 'Opinions about one page',
    description: 'All are counted; the newest sentences are listed.',
    example: { query: { pagina: 'modulofichas' } },
  },
  listOpinionPages: {
    area: 'Manuals',
    summary: 'Opinions about all pages',
    description: 'The page with the largest share of *no* first.',
  },
} as const satisfies DocsOf<typeof calls>
