import type { DocsOf } from './call-docs.ts'
import type * as calls from './remotes.calls.ts'

export const DOCS = {
  listRemotes: {
    area: 'Modules',
    summary: 'The modules of a page',
    description:
      'The active release of each, or the one that the browser’s group tries (the cookie `grupo`). With `seguro`, those that came with the system.',
    example: { query: { seguro: false } },
  },
  listRetiredRemotes: {
    area: 'Modules',
    summary: 'The modules that were retired',
    description:
      'By name, with the addresses that they had: a page asks for it where it knows none of its modules for an address.',
  },
  reportRemoteFailure: {
    area: 'Modules',
    summary: 'Report that a release failed',
    description:
      'Sent by browsers. It says nothing of who saw it; of the message only words of the release’s code and of browsers are kept. Enough of them withdraw a candidate, except those of a connection (`network`, `withdrawn`) and of a screen that stays open (`running`).',
    errors: ['too_many_tries'],
    example: {
      body: {
        remoto: 'fichas',
        hash: '0123456789abcdef',
        motivo: 'render',
        pagina: 'ficha-page',
        mensaje: 'TypeError: Cannot read properties of undefined',
        pila: [{ archivo: 'ficha-page.js', linea: 1, columna: 2041 }],
      },
    },
  },
  reportPolicyViolation: {
    area: 'Modules',
    summary: 'Report a violation of the content security policy',
    description: 'Sent by browsers themselves, in their own formats (`report-to` and `report-uri`).',
    errors: ['json_invalid', 'payload_too_large', 'upload_too_slow', 'too_many_tries'],
  },
} as const satisfies DocsOf<typeof calls>
