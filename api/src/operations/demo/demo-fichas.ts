import type { FichaTarget } from '../../areas/fichas/import/ficha-state.js'
import type { DemoInstructor } from './demo-people.js'
import type { DemoProgram } from './demo-programs.js'
import type { Random } from './random.js'

export const FICHAS = 24
/** Number of the first ficha; the other fichas have the next numbers. */
export const FIRST_FICHA = 2_990_001

/**
 * Progress of a ficha: 0 at its start, 1 at the end of the classroom stage; above 1 in its work placement or finished.
 */
const STAGES = [0.1, 0.25, 0.4, 0.55, 0.7, 0.85, 0.95, 1.1, 1.25, 1.6] as const
const CLASSROOM_MONTHS = { tecnologo: 18, tecnico: 12 }

export interface DemoFicha {
  row: {
    nro_ficha: number
    id_jefe: number
    id_programa_formacion: number
    id_centro: number | null
    jornada: string
    oferta: string
    etapa: string
    estado: string
    fecha_inicio_lectiva: string
    fecha_fin_lectiva: string
    fecha_fin_ficha: string
  }
  program: DemoProgram
  target: Pick<FichaTarget, 'total_horas' | 'total_resultados'>
  stage: number
}

/** Generates fichas of all ages, so that all three categories have some on any day. */
export function generateFichas(
  random: Random,
  programs: DemoProgram[],
  heads: DemoInstructor[],
  today: string,
): DemoFicha[] {
  return Array.from({ length: FICHAS }, (_, index) => {
    const program = programs[index % programs.length] ?? random.of(programs)
    // Spread the ages over all programs.
    const stage = STAGES[(index * 3 + Math.floor(index / 5)) % STAGES.length] ?? 0.5
    const months = program.total_horas > 2500 ? CLASSROOM_MONTHS.tecnologo : CLASSROOM_MONTHS.tecnico
    const start = monthsLater(today, -Math.round(stage * months))
    const classroomEnd = monthsLater(start, months)
    return {
      row: {
        nro_ficha: FIRST_FICHA + index,
        id_jefe: (heads[index % heads.length] ?? random.of(heads)).id,
        id_programa_formacion: program.id,
        id_centro: null,
        jornada: random.of(['diurna', 'diurna', 'nocturna', 'mixta']),
        oferta: random.of(['abierta', 'cerrada']),
        // The stage is computed from the dates; this value is not used.
        etapa: 'productiva',
        estado: 'habilitado',
        fecha_inicio_lectiva: start,
        fecha_fin_lectiva: classroomEnd,
        fecha_fin_ficha: monthsLater(classroomEnd, 6),
      },
      program,
      target: program,
      stage,
    }
  })
}

/** Returns the same day `months` later, at most the 28th, which every month has. */
export function monthsLater(day: string, months: number): string {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number)
  return new Date(Date.UTC(year, month - 1 + months, Math.min(date, 28))).toISOString().slice(0, 10)
}
