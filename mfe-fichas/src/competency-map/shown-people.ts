import type { CompetencyMapAnswer } from '@fichero/contract/competency-map.schema'

/** A row of the map: a person, with the approved outcomes of each competency. */
export type MapPerson = CompetencyMapAnswer['aprendices'][number]

/** The values of the URL parameter `orden`. Without it, people stay in the API's order: whoever lacks most is first. */
export const ORDERS = ['apellido'] as const

/** The order and the filter of the people. If `order` is undefined, the API's order remains. */
interface Choice {
  order: (typeof ORDERS)[number] | undefined
  /** Whether people who are not in training are shown. */
  withOthers: boolean
}

/** Filters and sorts the people of the map. People who are not in training are last, or left out. */
export function shownPeople(people: readonly MapPerson[], { order, withOthers }: Choice): MapPerson[] {
  const shown = people.filter(({ en_formacion }) => withOthers || en_formacion)
  if (order === undefined) return shown
  const { compare } = new Intl.Collator('es')
  return shown.sort(
    (a, b) =>
      Number(b.en_formacion) - Number(a.en_formacion) ||
      Number(a.retirado) - Number(b.retirado) ||
      compare(a.apellido, b.apellido) ||
      compare(a.nombre, b.nombre),
  )
}

/** Returns the shade of a cell: how much of a competency a person lacks, from 0 (nothing) to 4 (everything). */
export function shadeOf(approved: number, total: number): 0 | 1 | 2 | 3 | 4 {
  if (approved >= total) return 0
  if (approved <= 0) return 4
  const share = 1 - approved / total
  if (share < 1 / 3) return 1
  return share < 2 / 3 ? 2 : 3
}
