import type { fileQuery } from '../common.schema.ts'
import type { ContactDataAnswer, ContactRemovedAnswer } from '../personal-data.schema.ts'
import { get, type QueryOf, remove } from './call.ts'

/** All data that is stored about a person, as a spreadsheet. */
export const exportPerson = get('/admin/personas/:nro_documento/exportacion', {
  access: 'personal-data:answer',
})
  .takes<{ query?: QueryOf<typeof fileQuery> }>()
  .returnsFile()

/** What `removeContact` would remove now. */
export const getContactData = get('/admin/personas/:nro_documento/contacto', {
  access: 'personal-data:answer',
  reads: ['apprentices', 'users'],
}).returns<ContactDataAnswer>()

export const removeContact = remove('/admin/personas/:nro_documento/contacto', {
  access: 'personal-data:answer',
  changes: ['apprentices', 'users'],
}).returns<ContactRemovedAnswer>()
