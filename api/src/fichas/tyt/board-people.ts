import type { BoardFilters } from '@fichero/contract/tyt-board.schema'
import type { Actor } from '../../access/current-user.decorator.js'
import {
  type BoardCount,
  type BoardPerson,
  boardCounts,
  enrolmentsIn,
  fichaNumbers,
  personRows,
  type Source,
} from './board-rows.js'
import { tytFichas, tytPopulation } from './tyt-population.js'

/** Fichas, and people, of one statement: whatever it reads at once keeps others waiting. */
const FICHAS = 50
const PEOPLE = 200

/** People of one ficha with the same count of approved outcomes. */
interface Group extends BoardCount {
  ids: number[]
}

/**
 * Reads everybody of the board's filters in its order. Who it is stands fixed before the first one is read, so that
 * nobody who advances meanwhile is missing or comes twice; the figures are those of the moment when each is read.
 */
export async function* boardPeople(source: Source, filters: BoardFilters, actor: Actor): AsyncGenerator<BoardPerson> {
  const groups = await groupsOf(source, filters, actor)
  groups.sort(
    (a, b) => a.lejania - b.lejania || b.nro_ficha - a.nro_ficha || b.resultados_aprobados - a.resultados_aprobados,
  )
  for (const part of parted(groups)) yield* await peopleOf(source, part)
}

/** The database sorts by name, as the list does; the groups are put in their order here. */
async function peopleOf(source: Source, groups: Group[]): Promise<BoardPerson[]> {
  const places = new Map(groups.flatMap(({ ids }, place) => ids.map((id) => [id, place] as const)))
  const placeOf = ({ id }: { id: number }) => places.get(id) ?? 0
  const rows = await personRows(source, [...places.keys()])
  rows.sort((a, b) => placeOf(a) - placeOf(b))
  return rows.map((row) => ({ ...row, con_reporte: groups[placeOf(row)]?.con_reporte ?? 0 }))
}

async function groupsOf(source: Source, filters: BoardFilters, actor: Actor): Promise<Group[]> {
  const numbers = await fichaNumbers(source, tytFichas(filters, actor))
  const groups: Group[] = []
  for (let first = 0; first < numbers.length; first += FICHAS) {
    const some = numbers.slice(first, first + FICHAS)
    const counts = await boardCounts(source, tytPopulation(filters, actor, some))
    const found = new Map(counts.map((count) => [keyOf(count), { ...count, ids: [] as number[] }]))
    for (const row of await enrolmentsIn(source, some)) found.get(keyOf(row))?.ids.push(row.id)
    for (const group of found.values()) if (group.ids.length > 0) groups.push(group)
  }
  return groups
}

const keyOf = ({ nro_ficha, resultados_aprobados }: Pick<BoardCount, 'nro_ficha' | 'resultados_aprobados'>) =>
  `${nro_ficha} ${resultados_aprobados}`

/** Whole groups, of some people together. */
function* parted(groups: Group[]): Generator<Group[]> {
  let part: Group[] = []
  let people = 0
  for (const group of groups) {
    part.push(group)
    people += group.ids.length
    if (people < PEOPLE) continue
    yield part
    part = []
    people = 0
  }
  if (part.length > 0) yield part
}
