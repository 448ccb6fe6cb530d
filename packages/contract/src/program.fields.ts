import { NIVELES } from './enums.ts'
import type { Fields } from './fields.ts'
import { MAX_PROGRAM_NAME, MAX_TOTAL_HOURS } from './limits.ts'

/** The columns of `programa` that its form edits. Code, version and counters come from the file with the design. */
export const PROGRAM_FIELDS = {
  nombre_programa: {
    kind: 'text',
    max: MAX_PROGRAM_NAME,
    required: true,
    sentAs: 'nombrePrograma',
    description: 'Name of the program.',
  },
  total_horas: {
    kind: 'number',
    max: MAX_TOTAL_HOURS,
    unit: 'hours',
    sentAs: 'totalHoras',
    description: 'Hours of the program, 1 to 20,000.',
  },
  nivel: { kind: 'choice', values: NIVELES, description: 'Level: `tecnico` or `tecnologo`.' },
} as const satisfies Fields
