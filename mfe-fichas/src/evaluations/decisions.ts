import { readDecisions } from '@fichero/contract/absent-decisions'
import type { AbsentPeople, AbsentPerson } from '@fichero/contract/absent-people.schema'

/** The decision about all absent people; `lista` says it of each. */
export const CHOICES = ['lista', 'fuera', 'incompleto'] as const
export type Choice = (typeof CHOICES)[number]

/**
 * Returns the decision about all people that the screen shows as chosen.
 * @param said the parameter `ausentes` of the user; undefined shows the plan's proposal
 */
export function choiceOf({ incompleto, personas }: AbsentPeople, said: string | undefined): Choice {
  if (said === undefined) return incompleto ? 'incompleto' : hasCandidates(personas) ? 'lista' : 'fuera'
  const { others, people } = readDecisions(said)
  if (others === 'incompleto') return 'incompleto'
  return people.size > 0 ? 'lista' : 'fuera'
}

/** Whether an absent person can be one of the report. */
export const hasCandidates = (people: readonly AbsentPerson[]): boolean =>
  people.some(({ candidatos }) => candidatos.length > 0)

/** The decision about one person: `fuera`, or the new number. */
export const decisionOf = ({ documento_nuevo }: AbsentPerson): string => documento_nuevo ?? 'fuera'

/** Decides about one person. Nobody else keeps the same new number, because it belongs to one person. */
export const decide = (people: readonly AbsentPerson[], document: string, decision: string): AbsentPerson[] =>
  people.map((person) => {
    if (person.nro_documento === document) return decision === 'fuera' ? leaving(person) : moving(person, decision)
    return person.documento_nuevo === decision ? leaving(person) : person
  })

const leaving = (person: AbsentPerson): AbsentPerson => ({ ...person, decision: 'fuera', documento_nuevo: null })
const moving = (person: AbsentPerson, number: string): AbsentPerson => ({
  ...person,
  decision: 'misma',
  documento_nuevo: number,
})

/** The parameter `ausentes` with each person by name: if the ficha changes meanwhile, others are asked about again. */
export const writeList = (people: readonly AbsentPerson[]): string =>
  people.map((person) => `${person.nro_documento}:${decisionOf(person)}`).join()
