import type { DocsOf } from './call-docs.ts'
import type * as calls from './personal-data.calls.ts'

const PERSON = { nro_documento: '1900099001' }

export const DOCS = {
  exportPerson: {
    area: 'Personal data',
    summary: 'Export all data stored about a person',
    description:
      'A workbook with one sheet per table, for the document of an apprentice or a user. Lists of several people are reduced to this person, and changes that this person made to others have no values. Hashes of passwords and links are omitted. The file may name other people, such as the author of a judgment: read it before you hand it over.',
    errors: ['not_found'],
    example: { params: PERSON, query: { lang: 'es' } },
  },
  getContactData: {
    area: 'Personal data',
    summary: 'Preview the removal of contact data',
    description:
      'Number of rows with contact data of the person, what happens to the account, the data that a removal keeps and why, and the backups that may contain the data. Changes nothing.',
    example: { params: PERSON },
  },
  removeContact: {
    area: 'Personal data',
    summary: 'Remove a person’s contact data',
    description:
      'For a request of the person. Removes phone and mail from enrolments, from the undo data of imports, from stored plans and from the audit log. From a disabled account, also removes password, links, known browsers, mail address, and messages to that address. `queda` lists the data that is kept and why, `copias` the backups that may still contain the removed data. The audit log gets a new entry without the data. Idempotent.',
    example: { params: PERSON },
  },
} as const satisfies DocsOf<typeof calls>
