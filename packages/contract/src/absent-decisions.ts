// Without Zod, because screens write decisions on the first visit.
import type { AbsentPeople } from './absent-people.schema.ts'

/** What the parameter `ausentes` says. */
export interface AbsentDecisions {
  /** The decision about everybody who is not in `people`; undefined if each person has to be named. */
  others: 'fuera' | 'incompleto' | undefined
  /** By document: `fuera`, or the new number of the same person. */
  people: Map<string, string>
}

/** Reads a valid `ausentes`. */
export function readDecisions(text: string): AbsentDecisions {
  const items = text.split(',').map((item) => item.split(':') as [string, string?])
  const [others] = items.find(([, decision]) => decision === undefined) ?? []
  const people = new Map(items.flatMap(([who, decision]) => (decision === undefined ? [] : [[who, decision] as const])))
  return { others: others as AbsentDecisions['others'], people }
}

/** Writes the decisions of a plan as `ausentes`, to apply that plan. */
export function writeDecisions({ incompleto, personas }: Pick<AbsentPeople, 'incompleto' | 'personas'>): string {
  if (incompleto) return 'incompleto'
  const moved = personas.filter(({ decision }) => decision === 'misma')
  return ['fuera', ...moved.map(({ nro_documento, documento_nuevo }) => `${nro_documento}:${documento_nuevo}`)].join()
}
