import type { DocsOf } from './call-docs.ts'
import type * as calls from './notices.calls.ts'

export const DOCS = {
  recordNotice: {
    area: 'Apprentices',
    summary: 'Record that an apprentice was written to',
    description:
      'Replaces the last notice of the person in this ficha: who wrote about the missing outcomes, when and by which channel. `GET /fichas/{nroFicha}/faltantes` shows it until the person lacks other outcomes. Sends nothing, and does not store the text. Allowed for everybody who sees the ficha.',
    errors: ['ficha_not_found', 'apprentice_not_found'],
    example: { params: { nroFicha: 2_888_001, documentNumber: '1900099001' }, body: { canal: 'whatsapp' } },
  },
} as const satisfies DocsOf<typeof calls>
