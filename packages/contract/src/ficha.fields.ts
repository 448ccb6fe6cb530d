import { JORNADAS, OFERTAS } from './enums.ts'
import type { Fields } from './fields.ts'

/**
 * The columns of `ficha` that its form edits directly. The rules of jefe, program, etapa and number are in `fichas.schema.ts`.
 */
export const FICHA_FIELDS = {
  jornada: { kind: 'choice', values: JORNADAS, initial: 'diurna', description: 'Time of day of the lessons.' },
  oferta: {
    kind: 'choice',
    values: OFERTAS,
    initial: 'cerrada',
    description: 'Admission: `abierta`, open, or `cerrada`, closed.',
  },
  fecha_inicio_lectiva: {
    kind: 'day',
    required: true,
    sentAs: 'fechaInicioLectiva',
    description: 'First day of the lessons.',
  },
  fecha_fin_lectiva: {
    kind: 'day',
    required: true,
    sentAs: 'fechaFinLectiva',
    description: 'Last day of the lessons, after the first.',
  },
  fecha_fin_ficha: {
    kind: 'day',
    required: true,
    sentAs: 'fechaFinFicha',
    description: 'Last day of the ficha, not before the end of its lessons.',
  },
} as const satisfies Fields
