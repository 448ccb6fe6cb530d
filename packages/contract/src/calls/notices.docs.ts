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
  sendNotice: {
    area: 'Apprentices',
    summary: 'Send a message to an apprentice by mail',
    description:
      'Sends plain text to the stored address of the person, in the name of the caller, to whom answers go. The server adds why the person receives it and a link that stops such messages. Records the notice with the channel `sistema`; neither the audit log nor the notice has the text. At most 100 messages a day for each user. Allowed for everybody who sees the ficha.',
    errors: [
      'ficha_not_found',
      'apprentice_not_found',
      'mail_not_configured',
      'apprentice_without_mail',
      'mail_refused',
      'mail_limit_reached',
    ],
    example: {
      params: { nroFicha: 2_888_001, documentNumber: '1900099001' },
      body: { asunto: 'Lo que falta en la ficha 2888001', texto: 'Buen día, Luz:\n\nLe faltan 3 resultados.' },
    },
  },
  sendGroupNotice: {
    area: 'Apprentices',
    summary: 'Send a message to all apprentices of a ficha by mail',
    description:
      'Sends the same plain text to each apprentice in training who has an address and did not stop such messages, one message each, as `POST /fichas/{nroFicha}/aprendices/{documentNumber}/avisos/correo` does. Each message counts towards the 100 of the day: if they are more than those left, none is sent. Allowed for everybody who sees the ficha.',
    errors: ['ficha_not_found', 'mail_not_configured', 'group_without_mail', 'mail_limit_reached'],
    example: {
      params: { nroFicha: 2_888_001 },
      body: { asunto: 'Lo que falta en la ficha 2888001', texto: 'Buen día:\n\nInducción: 3 de 23 aprendices' },
    },
  },
  sendReminder: {
    area: 'Who lacks what',
    summary: 'Send a reminder to a user by mail',
    description:
      'Sends plain text to the address of an enabled user, in the name of the caller, to whom answers go, with a link that stops such messages. Counts towards the 100 messages of the day. The audit log has the recipient, not the text.',
    errors: ['user_not_found', 'mail_not_configured', 'mail_refused', 'mail_limit_reached'],
    example: {
      body: {
        id_usuario: 1,
        asunto: 'Juicios por registrar en la ficha 2888001',
        texto: 'Buen día, Marta:\n\nInducción: 3 juicios',
      },
    },
  },
  stopMail: {
    area: 'Apprentices',
    summary: 'Stop the messages to an address',
    description:
      'No user can send messages through the system any more to the address of the link, which is at the end of each message. The link does not expire.',
    errors: ['mail_link_unknown', 'too_many_tries'],
    example: { body: { enlace: '0'.repeat(128) } },
  },
} as const satisfies DocsOf<typeof calls>
