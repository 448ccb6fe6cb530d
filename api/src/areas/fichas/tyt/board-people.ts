import type { BoardFilters } from '@fichero/contract/tyt-board.schema'
import type { Actor } from '../../../access/current-user.decorator.js'
import { type BoardPerson, boardCounts, enrolmentsIn, fichaNumbers, personRows, type Source } from './board-rows.js'
import { tytFichas, tytPopulation } from './tyt-population.js'

// Number of fichas and people that one statement reads. Longer statements would make other requests wait.
const FICHAS = 20
const PEOPLE = 100

/** Ids of the enrolments in one ficha that have the same number of approved outcomes. */
type Group = number[]

/**
 * Yields all people who match the filters of the board, in the order of the board and in batches. Selects the enrolments before
 * the first batch. Otherwise a person whose progress changes during the export could be missing or repeated. The data of the
 * people is read batch by batch.
 */
export async function* boardPeople(source: Source, filters: BoardFilters, actor: Actor): AsyncGenerator<BoardPerson[]> {
  const groups = await groupsByDistance(source, filters, actor)
  const distances = [...groups.keys()].sort((a, b) => a - b)
  for (const distance of distances) {
    for (const batch of batchesOf(groups.get(distance) ?? [])) yield await peopleOf(source, batch)
    groups.delete(distance)
  }
}

/**
 * Returns the groups by their distance from the highest band. Reads fichas and counts in the order of the list, so that no
 * large sort is needed.
 */
async function groupsByDistance(source: Source, filters: BoardFilters, actor: Actor): Promise<Map<number, Group[]>> {
  const numbers = await fichaNumbers(source, tytFichas(filters, actor))
  const distances = new Map<number, Group[]>()
  for (let first = 0; first < numbers.length; first += FICHAS) {
    const batch = numbers.slice(first, first + FICHAS)
    const counts = await boardCounts(source, tytPopulation(filters, actor, batch))
    const found = new Map(counts.map((count): [string, Group] => [keyOf(count), []]))
    for (const row of await enrolmentsIn(source, batch, filters.paso)) found.get(keyOf(row))?.push(row.id)
    for (const count of counts) {
      const group = found.get(keyOf(count)) ?? []
      const others = distances.get(count.lejania)
      if (others) others.push(group)
      else distances.set(count.lejania, [group])
    }
  }
  return distances
}

/** Identifies a group: a ficha and a number of approved outcomes. */
const keyOf = ({ nro_ficha, resultados_aprobados }: { nro_ficha: number; resultados_aprobados: number }) =>
  `${nro_ficha} ${resultados_aprobados}`

/** Reads the people of the groups. The database sorts people by name, as in the list; then this function sorts the groups. */
async function peopleOf(source: Source, groups: Group[]): Promise<BoardPerson[]> {
  const positions = new Map(groups.flatMap((ids, index) => ids.map((id): [number, number] => [id, index])))
  const positionOf = ({ id }: BoardPerson) => positions.get(id) ?? 0
  const rows = await personRows(source, [...positions.keys()])
  return rows.sort((a, b) => positionOf(a) - positionOf(b))
}

/** Splits groups into batches of at least `PEOPLE` people, without dividing a group. */
function* batchesOf(groups: Group[]): Generator<Group[]> {
  let batch: Group[] = []
  let people = 0
  for (const group of groups) {
    batch.push(group)
    people += group.length
    if (people < PEOPLE) continue
    yield batch
    batch = []
    people = 0
  }
  if (people > 0) yield batch
}
