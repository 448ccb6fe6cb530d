import { CENTRE_LOADERS } from './enums.ts'
import type { Fields } from './fields.ts'
import { MAX_CENTRE_CODE, MAX_CENTRE_NAME } from './limits.ts'

/** The columns of `centro` that its form edits. Reports of SOFIA Plus name a centre and its regional office. */
export const CENTRE_FIELDS = {
  codigo: { kind: 'text', max: MAX_CENTRE_CODE, required: true, description: 'Code of the centre, such as `9225`.' },
  nombre: { kind: 'text', max: MAX_CENTRE_NAME, required: true, description: 'Name of the centre.' },
  codigo_regional: {
    kind: 'text',
    max: MAX_CENTRE_CODE,
    description: 'Code of the regional office of the centre, such as `68`.',
  },
  regional: { kind: 'text', max: MAX_CENTRE_NAME, description: 'Name of the regional office.' },
  carga: {
    kind: 'choice',
    values: CENTRE_LOADERS,
    initial: 'coordinacion',
    description:
      'Who loads reports: only coordinators and administrators (`coordinacion`), or also the head of each ficha (`jefes`).',
  },
} as const satisfies Fields
