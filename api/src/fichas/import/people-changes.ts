import type { PlannedPerson } from './plan-people.js'

/** Above any realistic change of one ficha; keeps audit entries small. */
const MAX_LISTED = 100

/** Enrolments that the plan changes, before or after. New ones can be found by their import. */
export function peopleChanges(people: PlannedPerson[], side: 'before' | 'after'): Record<string, unknown> | null {
  const changed = people.filter(({ change }) => change === 'changed').slice(0, MAX_LISTED)
  if (changed.length === 0) return null
  return { matriculas: changed.map((planned) => (side === 'before' ? valueBefore(planned) : valueAfter(planned))) }
}

function valueBefore({ before }: PlannedPerson) {
  const { id: _, fecha_persona: __, ...value } = before ?? { id: 0, fecha_persona: null }
  return value
}

const valueAfter = ({ person, enrolment }: PlannedPerson) => ({ ...person, ...enrolment })
