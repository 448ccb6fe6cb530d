import type { ApprenticeAnswer } from '@fichero/contract/apprentices.schema'
import { buildApprentice } from '../build.js'
import type { Edit } from './edit.js'

let enrolments: Record<number, { nro_ficha: number; nro_documento: string }> = {}

interface Contact {
  celular: string | null
  correo: string | null
}

/** The form sends what was typed, other clients send both fields. */
const contactForm = (form: string, contact: Contact, fields: Edit['fields'], isForm = true): Edit => ({
  form,
  table: 'matricula',
  async build({ api }) {
    const { enrolment } = await buildApprentice(api.dataSource, contact)
    enrolments = { ...enrolments, [enrolment.id]: enrolment }
    return enrolment.id
  },
  async read({ api, adminToken }, id) {
    const { nro_ficha, nro_documento } = enrolments[id]!
    const path = `/fichas/aprendiz/${nro_documento}?ficha=${nro_ficha}`
    const { celular, correo } = (await api.get<ApprenticeAnswer>(path, adminToken)).body.data.aprendiz
    return { celular: celular ?? '', correo: correo ?? '' }
  },
  send({ api, adminToken }, id, values) {
    const { nro_ficha, nro_documento } = enrolments[id]!
    const typed = Object.fromEntries(Object.keys(fields).map((field) => [field, values[field]]))
    return api.put(`/fichas/${nro_ficha}/aprendices/${nro_documento}`, isForm ? typed : values, adminToken)
  },
  fields,
})

const MAIL = { correo: { value: 'otro@correo.example', columns: ['correo', 'correo_busqueda', 'correo_editado'] } }
const PHONE = { celular: { value: '3009998877', columns: ['celular', 'celular_editado'] } }

/** As a load stores it: what it cannot read stays as it is in the file. */
const WRITTEN = { celular: '300 123 45 67', correo: 'Eva.Ruiz@Correo.Example' }
const UNREADABLE = { celular: '3001234567 / 3109876543', correo: 'no tiene' }
export const CONTACT_EDITS = [
  contactForm('the mail where there is no contact', { celular: null, correo: null }, MAIL),
  contactForm('the mail beside a phone with blanks', WRITTEN, MAIL),
  contactForm('the phone beside a mail in capitals', WRITTEN, PHONE),
  contactForm('the mail beside two phones', UNREADABLE, MAIL),
  contactForm('the phone beside a mail that is none', UNREADABLE, PHONE),
  contactForm('both fields beside a phone with blanks, of another client', WRITTEN, MAIL, false),
  contactForm('both fields beside a mail in capitals, of another client', WRITTEN, PHONE, false),
]
