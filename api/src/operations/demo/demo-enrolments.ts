import type { DemoFicha } from './demo-fichas.js'
import { generateApprentice } from './demo-people.js'
import type { Random } from './random.js'

/** An apprentice in a ficha of the demonstration data. */
export interface DemoEnrolment {
  person: ReturnType<typeof generateApprentice>
  ficha: DemoFicha
  estado: string
  approved: number
}

/** States of apprentices who left the ficha. */
const LEFT_STATES = ['CANCELADO', 'RETIRO VOLUNTARIO', 'TRASLADADO', 'APLAZADO'] as const

/**
 * Generates the apprentices of a ficha: those in training have similar progress, those who left stopped early, those
 * who finished have all outcomes.
 */
export function generateEnrolments(random: Random, ficha: DemoFicha, firstPerson: number): DemoEnrolment[] {
  const total = ficha.program.total_resultados
  const common = Math.min(1, ficha.stage * 0.9)
  return Array.from({ length: random.between(24, 30) }, (_, index) => {
    const estado = stateOf(random, ficha, index)
    return {
      person: generateApprentice(random, firstPerson + index),
      ficha,
      estado,
      approved: approvedOf(random, estado, Math.round(common * total), total),
    }
  })
}

function stateOf(random: Random, { stage }: DemoFicha, index: number): string {
  if (index % 9 === 8) return random.of(LEFT_STATES)
  if (stage > 1.5) return random.next() < 0.9 ? 'POR CERTIFICAR' : 'EN FORMACION'
  if (stage < 0.2) return 'INDUCCION'
  return random.next() < 0.04 ? 'CONDICIONADO' : 'EN FORMACION'
}

/** Returns the number of approved outcomes. `common` is that of the group, `total` that of the program. */
function approvedOf(random: Random, estado: string, common: number, total: number): number {
  if (estado === 'POR CERTIFICAR') return total
  if (LEFT_STATES.some((state) => state === estado)) return Math.min(common, random.between(0, Math.floor(total / 4)))
  // On average, two of three apprentices have exactly the group's progress. The others are up to six outcomes behind.
  return Math.max(0, common - (random.next() < 0.67 ? 0 : random.between(1, 6)))
}
