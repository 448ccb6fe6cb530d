// This file does not import Zod, so that screens can write decisions without loading Zod.
import type { AbsentPeople } from './absent-people.schema.ts'

/** The decisions in the parameter `ausentes`. */
export interface AbsentDecisions {
  /** The decision about everybody who is not in `people`; undefined if each person has to be named. */
  others: 'fuera' | 'incompleto' | undefined
  /** The decision about each named person, by document number: `fuera`, or the new number of the same person. */
  people: Map<string, string>
}

/** Parses `ausentes`, which `absentDecisions` must have accepted. */
export function readDecisions(text: string): AbsentDecisions {
  const items = text.split(',').map((item) => item.split(':') as [string, string?])
  const [others] = items.find(([, decision]) => decision === undefined) ?? []
  const people = new Map(
    items.flatMap(([document, decision]) => (decision === undefined ? [] : [[document, decision] as const])),
  )
  return { others: others as AbsentDecisions['others'], people }
}

/** Returns the decisions of a plan as the parameter `ausentes`, which the request that applies the plan must repeat. */
export function writeDecisions({ incompleto, personas }: Pick<AbsentPeople, 'incompleto' | 'personas'>): string {
  if (incompleto) return 'incompleto'
  const samePeople = personas.filter(({ decision }) => decision === 'misma')
  return [
    'fuera',
    ...samePeople.map(({ nro_documento, documento_nuevo }) => `${nro_documento}:${documento_nuevo}`),
  ].join()
}
