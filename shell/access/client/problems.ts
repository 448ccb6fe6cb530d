import { fieldNamed } from './page'
import { sentences } from './sentences'

/** What is wrong with fields, by name: a code, and what the API says of one that is not known here. */
const problems = new Map<string, { code: string; msg?: string }>()

export const problemOf = (name: string) => problems.get(name)

/** Shows at a field what is wrong with it, or no longer. */
export function showProblem(name: string, problem: { code: string; msg?: string } | undefined) {
  if (problem) problems.set(name, problem)
  else problems.delete(name)
  draw(name)
}

function draw(name: string) {
  const place = document.getElementById(`${name}-problem`)
  const problem = problems.get(name)
  if (!place) return
  const { field } = sentences()
  place.textContent = problem ? (field[problem.code] ?? problem.msg ?? field.invalid ?? '') : ''
  place.hidden = !problem
  fieldNamed(name)?.setAttribute('aria-invalid', String(problem !== undefined))
}

/** Shows the same in a document that has just come. */
export function keepProblems() {
  for (const name of problems.keys()) draw(name)
}
