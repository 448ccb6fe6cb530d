import type { FichaTarget } from '../fichas/import/ficha-state.js'
import type { DemoInstructor } from './demo-people.js'
import type { DemoProgram } from './demo-programs.js'
import type { Random } from './random.js'

export const FICHAS = 24
export const FIRST_FICHA = 2_990_001

/**
 * Progress of a ficha: 0 at its start, 1 at the end of the lective stage; above 1 in its practical stage or finished.
 */
const STAGES = [0.1, 0.25, 0.4, 0.55, 0.7, 0.85, 0.95, 1.1, 1.25, 1.6] as const
const LECTIVE_MONTHS = { tecnologo: 18, tecnico: 12 }

export interface DemoFicha {
  row: {
    nro_ficha: number
    id_jefe: number
    id_programa_formacion: number
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
    const months = program.total_horas > 2500 ? LECTIVE_MONTHS.tecnologo : LECTIVE_MONTHS.tecnico
    const start = monthsLater(today, -Math.round(stage * months))
    const lectiveEnd = monthsLater(start, months)
    return {
      row: {
        nro_ficha: FIRST_FICHA + index,
        id_jefe: (heads[index % heads.length] ?? random.of(heads)).id,
        id_programa_formacion: program.id,
        jornada: random.of(['diurna', 'diurna', 'nocturna', 'mixta']),
        oferta: random.of(['abierta', 'cerrada']),
        etapa: stage < 1 ? 'lectiva' : 'productiva',
        estado: 'habilitado',
        fecha_inicio_lectiva: start,
        fecha_fin_lectiva: lectiveEnd,
        fecha_fin_ficha: monthsLater(lectiveEnd, 6),
      },
      program,
      target: program,
      stage,
    }
  })
}

/** The same day of the month `months` later, at most the 28th so that it always exists. */
export function monthsLater(day: string, months: number): string {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number)
  return new Date(Date.UTC(year, month - 1 + months, Math.min(date, 28))).toISOString().slice(0, 10)
}
