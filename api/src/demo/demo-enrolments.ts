import type { DemoFicha } from './demo-fichas.js'
import { inventApprentice } from './demo-people.js'
import type { Random } from './random.js'

export interface DemoEnrolment {
  person: ReturnType<typeof inventApprentice>
  ficha: DemoFicha
  estado: string
  approved: number
}

const LEFT = ['CANCELADO', 'RETIRO VOLUNTARIO', 'TRASLADADO', 'APLAZADO'] as const

/** The people of a ficha: those in training stand close together, those who left stopped early, those who finished have it all. */
export function inventEnrolments(random: Random, ficha: DemoFicha, firstPerson: number): DemoEnrolment[] {
  const total = ficha.program.total_resultados
  const common = Math.min(1, ficha.stage * 0.9)
  return Array.from({ length: random.between(24, 30) }, (_, index) => {
    const estado = stateOf(random, ficha, index)
    return {
      person: inventApprentice(random, firstPerson + index),
      ficha,
      estado,
      approved: approvedOf(random, estado, Math.round(common * total), total),
    }
  })
}

function stateOf(random: Random, { stage }: DemoFicha, index: number): string {
  if (index % 9 === 8) return random.of(LEFT)
  if (stage > 1.5) return random.next() < 0.9 ? 'POR CERTIFICAR' : 'EN FORMACION'
  if (stage < 0.2) return 'INDUCCION'
  return random.next() < 0.04 ? 'CONDICIONADO' : 'EN FORMACION'
}

function approvedOf(random: Random, estado: string, common: number, total: number): number {
  if (estado === 'POR CERTIFICAR') return total
  if (LEFT.some((state) => state === estado)) return Math.min(common, random.between(0, Math.floor(total / 4)))
  // Two of three have exactly what the group has; the others lack a few.
  return Math.max(0, common - (random.next() < 0.67 ? 0 : random.between(1, 6)))
}
