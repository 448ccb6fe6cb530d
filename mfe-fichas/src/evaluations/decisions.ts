import { readDecisions } from '@fichero/contract/absent-decisions'
import type { AbsentPeople, AbsentPerson } from '@fichero/contract/absent-people.schema'

/**
 * The decision about the absent people, that is, enrolled people whom the report does not contain: one decision for each
 * (`lista`), all have left (`fuera`), or the file is incomplete (`incompleto`).
 */
export const CHOICES = ['lista', 'fuera', 'incompleto'] as const
export type Choice = (typeof CHOICES)[number]

/**
 * Returns the decision that the form shows as selected.
 * @param answer the user's value of the parameter `ausentes`; undefined selects the proposal of the API
 */
export function choiceOf({ incompleto, personas }: AbsentPeople, answer: string | undefined): Choice {
  if (answer === undefined) return incompleto ? 'incompleto' : hasCandidates(personas) ? 'lista' : 'fuera'
  const { others, people } = readDecisions(answer)
  if (others === 'incompleto') return 'incompleto'
  return people.size > 0 ? 'lista' : 'fuera'
}

/** True if any absent person may be in the report under another document number. */
export const hasCandidates = (people: readonly AbsentPerson[]): boolean =>
  people.some(({ candidatos }) => candidatos.length > 0)

/** Returns the decision about one person: `fuera`, or the new document number. */
export const decisionOf = ({ documento_nuevo }: AbsentPerson): string => documento_nuevo ?? 'fuera'

/** Sets the decision about one person. If another person had the same new number, that person's decision becomes `fuera`. */
export const decide = (people: readonly AbsentPerson[], document: string, decision: string): AbsentPerson[] =>
  people.map((person) => {
    if (person.nro_documento === document)
      return decision === 'fuera' ? outside(person) : withNewNumber(person, decision)
    return person.documento_nuevo === decision ? outside(person) : person
  })

/** Decides that an absent person has left the ficha. */
const outside = (person: AbsentPerson): AbsentPerson => ({ ...person, decision: 'fuera', documento_nuevo: null })
/** Decides that an absent person is in the report under another document number. */
const withNewNumber = (person: AbsentPerson, number: string): AbsentPerson => ({
  ...person,
  decision: 'misma',
  documento_nuevo: number,
})

/** Returns the parameter `ausentes` with a decision about each person. The API rejects an outdated list. */
export const writeList = (people: readonly AbsentPerson[]): string =>
  people.map((person) => `${person.nro_documento}:${decisionOf(person)}`).join()
