import type { DocsOf } from './call-docs.ts'
import type * as calls from './personal-data.calls.ts'

const PERSON = { nro_documento: '1900099001' }

export const DOCS = {
  exportPerson: {
    area: 'Personal data',
    summary: 'All that is held about a person',
    description:
      'A workbook with a sheet for each table, by the document of an apprentice or a user. A list that names several people has only this one, and what the person changed about others has no values. Digests of passwords and links are left out. Where a record names somebody else, such as who gave a judgment, so does the file: read it before you hand it over.',
    errors: ['not_found'],
    example: { params: PERSON, query: { lang: 'es' } },
  },
  getContactData: {
    area: 'Personal data',
    summary: 'What a removal would remove',
    description: 'How many rows have contact data of the person now, and what becomes of the account. Changes nothing.',
    example: { params: PERSON },
  },
  removeContact: {
    area: 'Personal data',
    summary: 'Remove a person’s contact data',
    description:
      'At the person’s request: phone and mail go from enrolments, from what loads keep to be undone and from the audit trail; of a disabled account the password, links, known browsers and mail go too. Name, document and judgments are the academic record and stay. The audit trail has a new entry without the data. Done again it finds nothing.',
    example: { params: PERSON },
  },
} as const satisfies DocsOf<typeof calls>
