import type { DocsOf } from './call-docs.ts'
import type * as calls from './remotes.calls.ts'

export const DOCS = {
  listRemotes: {
    area: 'Modules',
    summary: 'List the modules for a page',
    description:
      'The active release of each module, or the candidate for browsers in its rollout group (cookie `grupo`). With `seguro`, the releases that are included in the system.',
    example: { query: { seguro: false } },
  },
  listRetiredRemotes: {
    area: 'Modules',
    summary: 'List the retired modules',
    description: 'By name, with their former addresses. A page requests them if no module has an address.',
  },
  reportRemoteFailure: {
    area: 'Modules',
    summary: 'Report that a release failed',
    description:
      'Sent by browsers. The report does not identify the user and has no error message; a message from an older page is ignored. A candidate with enough failures is withdrawn automatically; failures of a connection (`network`, `withdrawn`) and of a screen that stays open (`running`) do not count. `blocking`: the module kept the page from reacting for over two seconds, twice in a tab.',
    errors: ['too_many_tries'],
    example: {
      body: {
        remoto: 'fichas',
        hash: '0123456789abcdef',
        motivo: 'render',
        pagina: 'ficha-page',
        error: 'TypeError',
        pila: [{ archivo: 'ficha-page.js', linea: 1, columna: 2041 }],
      },
    },
  },
  reportPolicyViolation: {
    area: 'Modules',
    summary: 'Report a violation of the content security policy',
    description: 'Sent by browsers, in their own formats (`report-to` and `report-uri`).',
    errors: ['json_invalid', 'payload_too_large', 'upload_too_slow', 'too_many_tries'],
  },
} as const satisfies DocsOf<typeof calls>
