import type { Language } from '@fichero/contract/enums'

/** `{{enlace}}` and `{{horas}}` are filled in. */
interface Letter {
  subject: string
  paragraphs: readonly string[]
}

interface MailWords {
  hello: string
  /** To somebody with a name, `{{nombre}}`. */
  helloTo: string
  approved: Letter
  rejected: Letter
  recovery: Letter
  passwordChanged: Letter
  emailChanged: Letter
  account: Letter
  accessLink: Letter
}

export type LetterName = Exclude<keyof MailWords, 'hello' | 'helloTo'>

/** Texts of mail. Each one says what to do if it was not expected. */
export const MAIL_WORDS: Record<Language, MailWords> = {
  es: {
    hello: 'Hola:',
    helloTo: 'Hola, {{nombre}}:',
    approved: {
      subject: 'Su solicitud de acceso a Fichero fue aprobada',
      paragraphs: [
        'Un administrador aprobó su solicitud. Para entrar por primera vez, cree su contraseña en este enlace:',
        '{{enlace}}',
        'El enlace sirve una sola vez y vence en 72 horas. Si se vence, pida uno nuevo con «¿Olvidó su contraseña?» en la página de ingreso.',
      ],
    },
    rejected: {
      subject: 'Su solicitud de acceso a Fichero no fue aprobada',
      paragraphs: [
        'Un administrador revisó su solicitud de acceso a Fichero y no la aprobó. Los datos que envió se borraron.',
        'Si cree que se trata de un error, hable con la coordinación de su centro y envíe una solicitud nueva.',
      ],
    },
    recovery: {
      subject: 'Cree una contraseña nueva para Fichero',
      paragraphs: [
        'Recibimos una solicitud para cambiar su contraseña. Cree una nueva en este enlace:',
        '{{enlace}}',
        'El enlace sirve una sola vez y vence en 60 minutos.',
        'Si usted no lo pidió, no haga nada: su contraseña sigue siendo la misma.',
      ],
    },
    passwordChanged: {
      subject: 'Su contraseña de Fichero cambió',
      paragraphs: [
        'Su contraseña se acaba de cambiar y las sesiones que tenía abiertas se cerraron.',
        'Si no fue usted, pida una contraseña nueva con «¿Olvidó su contraseña?» en la página de ingreso y avise a un administrador.',
      ],
    },
    emailChanged: {
      subject: 'Su correo de Fichero cambió',
      paragraphs: [
        'El correo de su cuenta de Fichero se acaba de cambiar. Desde ahora los mensajes llegan al correo nuevo y a este no.',
        'Si no fue usted, avise enseguida a un administrador: quien tenga el correo nuevo puede pedir una contraseña.',
      ],
    },
    account: {
      subject: 'Ya tiene una cuenta en Fichero',
      paragraphs: [
        'Un administrador creó su cuenta. Para entrar por primera vez, con su número de documento, cree su contraseña en este enlace:',
        '{{enlace}}',
        'El enlace sirve una sola vez y vence en {{horas}} horas. Si se vence, pida uno nuevo con «¿Olvidó su contraseña?» en la página de ingreso.',
      ],
    },
    accessLink: {
      subject: 'Cree su contraseña de Fichero',
      paragraphs: [
        'Un administrador hizo este enlace para que usted cree su contraseña:',
        '{{enlace}}',
        'El enlace sirve una sola vez y vence en {{horas}} horas. Los que recibió antes ya no sirven.',
      ],
    },
  },
  en: {
    hello: 'Hello,',
    helloTo: 'Hello {{nombre}},',
    approved: {
      subject: 'Your request for access to Fichero was approved',
      paragraphs: [
        'An administrator approved your request. To sign in for the first time, set your password with this link:',
        '{{enlace}}',
        'The link works once and expires in 72 hours. If it expires, request a new one with “Forgot your password?” on the sign-in page.',
      ],
    },
    rejected: {
      subject: 'Your request for access to Fichero was not approved',
      paragraphs: [
        'An administrator reviewed your request for access to Fichero and did not approve it. The details you sent were deleted.',
        'If you think this is a mistake, talk to your training centre and send a new request.',
      ],
    },
    recovery: {
      subject: 'Set a new password for Fichero',
      paragraphs: [
        'We received a request to change your password. Set a new one with this link:',
        '{{enlace}}',
        'The link works once and expires in 60 minutes.',
        'If you did not request it, do nothing: your password stays the same.',
      ],
    },
    passwordChanged: {
      subject: 'Your Fichero password changed',
      paragraphs: [
        'Your password has just been changed, and your open sessions were closed.',
        'If it was not you, request a new password with “Forgot your password?” on the sign-in page, and tell an administrator.',
      ],
    },
    emailChanged: {
      subject: 'Your Fichero email changed',
      paragraphs: [
        'The email of your Fichero account has just been changed. From now on, messages go to the new address and not to this one.',
        'If it was not you, tell an administrator at once: whoever has the new address can request a password.',
      ],
    },
    account: {
      subject: 'You have a Fichero account',
      paragraphs: [
        'An administrator created your account. To sign in for the first time, with your document number, set your password with this link:',
        '{{enlace}}',
        'The link works once and expires in {{horas}} hours. If it expires, request a new one with “Forgot your password?” on the sign-in page.',
      ],
    },
    accessLink: {
      subject: 'Set your Fichero password',
      paragraphs: [
        'An administrator made this link for you to set your password:',
        '{{enlace}}',
        'The link works once and expires in {{horas}} hours. Earlier links no longer work.',
      ],
    },
  },
}
