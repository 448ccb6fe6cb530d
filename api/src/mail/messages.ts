import type { Message } from './message.js'

// Texts of mail. Each one says what to do if the message was not expected.

interface Person {
  nombre: string
  apellido: string
  correo_institucional: string
}

const MAX_NAME = 40

/**
 * A name as it may stand in a message. People choose theirs when they ask for access, and mail programs would make links
 * of addresses in it: only letters, hyphens and apostrophes stay.
 */
const safeName = (name: string) =>
  name
    .replace(/[^\p{L}\p{M}'’-]+/gu, ' ')
    .trim()
    .slice(0, MAX_NAME)
    .trim()

function letter(person: Person, subject: string, paragraphs: string[]): Message {
  const name = safeName(person.nombre)
  return {
    to: { name: `${name} ${safeName(person.apellido)}`.trim(), address: person.correo_institucional },
    subject,
    text: [name ? `Hola, ${name}:` : 'Hola:', ...paragraphs, 'Fichero', ''].join('\n\n'),
  }
}

export const approvedMessage = (person: Person, link: string): Message =>
  letter(person, 'Su solicitud de acceso a Fichero fue aprobada', [
    'Un administrador aprobó su solicitud. Para entrar por primera vez, cree su contraseña en este enlace:',
    link,
    'El enlace sirve una sola vez y vence en 72 horas. Si se vence, pida uno nuevo con «¿Olvidó su contraseña?» en la página de ingreso.',
  ])

export const rejectedMessage = (person: Person): Message =>
  letter(person, 'Su solicitud de acceso a Fichero no fue aprobada', [
    'Un administrador revisó su solicitud de acceso a Fichero y no la aprobó. Los datos que envió se borraron.',
    'Si cree que se trata de un error, hable con la coordinación de su centro y envíe una solicitud nueva.',
  ])

export const recoveryMessage = (person: Person, link: string): Message =>
  letter(person, 'Cree una contraseña nueva para Fichero', [
    'Recibimos una solicitud para cambiar su contraseña. Cree una nueva en este enlace:',
    link,
    'El enlace sirve una sola vez y vence en 60 minutos.',
    'Si usted no lo pidió, no haga nada: su contraseña sigue siendo la misma.',
  ])

export const passwordChangedMessage = (person: Person): Message =>
  letter(person, 'Su contraseña de Fichero cambió', [
    'Su contraseña se acaba de cambiar y las sesiones que tenía abiertas se cerraron.',
    'Si no fue usted, pida una contraseña nueva con «¿Olvidó su contraseña?» en la página de ingreso y avise a un administrador.',
  ])

/** To the address that the person had. */
export const emailChangedMessage = (person: Person): Message =>
  letter(person, 'Su correo de Fichero cambió', [
    'El correo de su cuenta de Fichero se acaba de cambiar. Desde ahora los mensajes llegan al correo nuevo y a este no.',
    'Si no fue usted, avise enseguida a un administrador: quien tenga el correo nuevo puede pedir una contraseña.',
  ])

/** To somebody whose account an administrator made. `hours`: how long the link works. */
export const accountMessage = (person: Person, link: string, hours: number): Message =>
  letter(person, 'Ya tiene una cuenta en Fichero', [
    'Un administrador creó su cuenta. Para entrar por primera vez, con su número de documento, cree su contraseña en este enlace:',
    link,
    `El enlace sirve una sola vez y vence en ${hours} horas. Si se vence, pida uno nuevo con «¿Olvidó su contraseña?» en la página de ingreso.`,
  ])

/** A link that an administrator made. `hours`: how long it works. */
export const accessLinkMessage = (person: Person, link: string, hours: number): Message =>
  letter(person, 'Cree su contraseña de Fichero', [
    'Un administrador hizo este enlace para que usted cree su contraseña:',
    link,
    `El enlace sirve una sola vez y vence en ${hours} horas. Los que recibió antes ya no sirven.`,
  ])
