import type { BoardFilters } from '@fichero/contract/tyt-board.schema'
import type { Actor } from '../../access/current-user.decorator.js'
import { type BoardPerson, boardCounts, enrolmentsIn, fichaNumbers, personRows, type Source } from './board-rows.js'
import { tytFichas, tytPopulation } from './tyt-population.js'

/** Fichas, and people, of one statement: whatever it reads at once keeps others waiting. */
const FICHAS = 20
const PEOPLE = 100

/** The enrolments of one ficha with the same count of approved outcomes. */
type Group = number[]

/**
 * Reads everybody of the board's filters in its order, a few at a time. Who it is stands fixed before the first one is read, so that
 * nobody who advances meanwhile is missing or comes twice; the figures are those of the moment when each is read.
 */
export async function* boardPeople(source: Source, filters: BoardFilters, actor: Actor): AsyncGenerator<BoardPerson[]> {
  const groups = await groupsByDistance(source, filters, actor)
  const distances = [...groups.keys()].sort((a, b) => a - b)
  for (const distance of distances) {
    for (const part of parted(groups.get(distance) ?? [])) yield await peopleOf(source, part)
    groups.delete(distance)
  }
}

/** The fichas are read in the order of the list, and the counts of each as well: so nothing large is sorted at once. */
async function groupsByDistance(source: Source, filters: BoardFilters, actor: Actor): Promise<Map<number, Group[]>> {
  const numbers = await fichaNumbers(source, tytFichas(filters, actor))
  const distances = new Map<number, Group[]>()
  for (let first = 0; first < numbers.length; first += FICHAS) {
    const some = numbers.slice(first, first + FICHAS)
    const counts = await boardCounts(source, tytPopulation(filters, actor, some))
    const found = new Map(counts.map((count): [string, Group] => [keyOf(count), []]))
    for (const row of await enrolmentsIn(source, some)) found.get(keyOf(row))?.push(row.id)
    for (const count of counts) {
      const group = found.get(keyOf(count)) ?? []
      const others = distances.get(count.lejania)
      if (others) others.push(group)
      else distances.set(count.lejania, [group])
    }
  }
  return distances
}

const keyOf = ({ nro_ficha, resultados_aprobados }: { nro_ficha: number; resultados_aprobados: number }) =>
  `${nro_ficha} ${resultados_aprobados}`

/** The database sorts by name, as the list does; the groups are put in their order here. */
async function peopleOf(source: Source, groups: Group[]): Promise<BoardPerson[]> {
  const places = new Map(groups.flatMap((ids, place) => ids.map((id): [number, number] => [id, place])))
  const placeOf = ({ id }: BoardPerson) => places.get(id) ?? 0
  const rows = await personRows(source, [...places.keys()])
  return rows.sort((a, b) => placeOf(a) - placeOf(b))
}

/** Whole groups, of some people together. */
function* parted(groups: Group[]): Generator<Group[]> {
  let part: Group[] = []
  let people = 0
  for (const group of groups) {
    part.push(group)
    people += group.length
    if (people < PEOPLE) continue
    yield part
    part = []
    people = 0
  }
  if (people > 0) yield part
}
