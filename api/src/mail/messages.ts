import type { Message } from './message.js'

// Texts of mail. Each one says what to do if the message was not expected.

interface Person {
  nombre: string
  apellido: string
  correo_institucional: string
}

const letter = (person: Person, subject: string, paragraphs: string[]): Message => ({
  to: { name: `${person.nombre} ${person.apellido}`, address: person.correo_institucional },
  subject,
  text: [`Hola, ${person.nombre}:`, ...paragraphs, 'Fichero', ''].join('\n\n'),
})

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
