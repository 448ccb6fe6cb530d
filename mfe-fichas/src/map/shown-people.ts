import type { CompetencyMapAnswer } from '@fichero/contract/competency-map.schema'

export type MapPerson = CompetencyMapAnswer['aprendices'][number]

/** The orders of the people, as the address names them; by default who misses the most is first. */
export const ORDERS = ['apellido'] as const

interface Choice {
  order: (typeof ORDERS)[number] | undefined
  /** Also who is not in training. */
  withOthers: boolean
}

/** Returns the people to show; those who are not in training, if they are shown, are last. */
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

/** How much of a competency is missing, from 0 (nothing) to 4 (all): the shade of its cell. */
export function levelOf(approved: number, total: number): 0 | 1 | 2 | 3 | 4 {
  if (approved >= total) return 0
  if (approved <= 0) return 4
  const share = 1 - approved / total
  if (share < 1 / 3) return 1
  return share < 2 / 3 ? 2 : 3
}
