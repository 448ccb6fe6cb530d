import type { ApprenticeAnswer } from '@fichero/contract/apprentices.schema'
import { buildApprentice } from '../build.js'
import type { Edit } from './edit.js'

let enrolments: Record<number, { nro_ficha: number; nro_documento: string }> = {}

interface Contact {
  celular: string | null
  correo: string | null
}

/** Returns an edit of contact data. The form sends only the edited fields; other clients send both. */
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
    const editedFields = Object.fromEntries(Object.keys(fields).map((field) => [field, values[field]]))
    return api.put(`/fichas/${nro_ficha}/aprendices/${nro_documento}`, isForm ? editedFields : values, adminToken)
  },
  fields,
})

const MAIL = { correo: { value: 'otro@correo.example', columns: ['correo', 'correo_busqueda', 'correo_editado'] } }
const PHONE = { celular: { value: '3009998877', columns: ['celular', 'celular_editado'] } }

/** Contact data as an import stores it: unreadable values remain as in the file. */
const AS_IN_FILE = { celular: '300 123 45 67', correo: 'Eva.Ruiz@Correo.Example' }
const UNREADABLE = { celular: '3001234567 / 3109876543', correo: 'no tiene' }
/** Edits of contact data, by the form and by other clients. */
export const CONTACT_EDITS = [
  contactForm('the mail of a person without contact data', { celular: null, correo: null }, MAIL),
  contactForm('the mail beside a phone with blanks', AS_IN_FILE, MAIL),
  contactForm('the phone beside a mail in capitals', AS_IN_FILE, PHONE),
  contactForm('the mail beside two phones', UNREADABLE, MAIL),
  contactForm('the phone beside an invalid mail', UNREADABLE, PHONE),
  contactForm('both fields beside a phone with blanks, sent by another client', AS_IN_FILE, MAIL, false),
  contactForm('both fields beside a mail in capitals, sent by another client', AS_IN_FILE, PHONE, false),
]
