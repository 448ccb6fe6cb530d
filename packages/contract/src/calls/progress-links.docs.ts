import type { DocsOf } from './call-docs.ts'
import type * as calls from './progress-links.calls.ts'

const FICHA = 2_888_001

export const DOCS = {
  listProgressLinks: {
    area: 'Apprentices',
    summary: 'List the links to the own progress of a ficha’s apprentices',
    description:
      'Who has a link that works, until when, and when it was last opened. Allowed for the head of the ficha and for administrators, if `can.shareProgress` of the ficha is true. The links themselves are not stored.',
    errors: ['ficha_not_found', 'ficha_disabled', 'ficha_ended', 'forbidden'],
    example: { params: { nroFicha: FICHA } },
  },
  makeProgressLinks: {
    area: 'Apprentices',
    summary: 'Make links with which apprentices read their own progress',
    description:
      'Makes the link of one person, or replaces all links of the ficha by one for each person in training. A link opens a page with the progress and the missing outcomes of that person, with the last four digits of the document. It expires with the ficha, and after 90 days at the latest. Only this answer contains the addresses.',
    errors: ['ficha_not_found', 'ficha_disabled', 'ficha_ended', 'apprentice_not_found', 'forbidden'],
    example: { params: { nroFicha: FICHA }, query: { aprendiz: '1900099001' } },
  },
  revokeProgressLinks: {
    area: 'Apprentices',
    summary: 'Revoke links to the own progress of apprentices',
    description: 'The link of one person, or all links of the ficha, stop working. Does nothing if there are none.',
    errors: ['ficha_not_found', 'ficha_disabled', 'ficha_ended', 'apprentice_not_found', 'forbidden'],
    example: { params: { nroFicha: FICHA }, query: { aprendiz: '1900099001' } },
  },
  openProgress: {
    area: 'Apprentices',
    summary: 'Read the own progress with a link',
    description:
      'Returns the progress of the person of the link in one ficha, and what is missing. The error is the same for wrong digits and for a link that is unknown, has expired or was revoked. Five wrong answers in succession lock the link.',
    errors: ['progress_link_unknown', 'progress_link_locked', 'too_many_tries'],
    example: { body: { enlace: 'Zm9yLXRoZS1leGFtcGxlLW9ubHktMzItYnl0ZXMtLS0', digitos: '9001' } },
  },
} as const satisfies DocsOf<typeof calls>
