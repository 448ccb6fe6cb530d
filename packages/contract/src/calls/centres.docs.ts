import type { DocsOf } from './call-docs.ts'
import type * as calls from './centres.calls.ts'

const CENTRE = { codigo: '9225', nombre: 'CENTRO AGROTURISTICO', codigo_regional: '68', regional: 'REGIONAL SANTANDER' }

export const DOCS = {
  listCentres: {
    area: 'Centres',
    summary: 'List the training centres',
    description:
      'With the number of their fichas and people. A centre that a judgments report named is not confirmed (`confirmado`): its fichas count as fichas without a centre until an administrator confirms it.',
  },
  createCentre: {
    area: 'Centres',
    summary: 'Create a centre',
    description:
      'The code is the one of SOFIA Plus. Reports that name it assign their fichas to the centre. The first centre gets all users who work in none.',
    errors: ['centre_exists'],
    example: { body: CENTRE },
  },
  updateCentre: {
    area: 'Centres',
    summary: 'Change a centre',
    description: 'Changes code, name and regional office.',
    errors: ['centre_not_found', 'centre_exists'],
    example: { params: { id: 1 }, body: CENTRE },
  },
  confirmCentre: {
    area: 'Centres',
    summary: 'Confirm a centre that a report named',
    description: 'The heads of its fichas work in it from now on. Idempotent.',
    errors: ['centre_not_found'],
    example: { params: { id: 1 } },
  },
  discardCentre: {
    area: 'Centres',
    summary: 'Discard a centre that a report named',
    description: 'Its fichas have no centre. The next report that names it proposes it again.',
    errors: ['centre_not_found', 'centre_confirmed'],
    example: { params: { id: 1 } },
  },
} as const satisfies DocsOf<typeof calls>
