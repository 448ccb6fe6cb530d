import type { MissingAnswer, MissingOutcome } from '@fichero/contract/missing.schema'
import { isNear } from '@fichero/contract/tyt'

export type Person = MissingAnswer['aprendices'][number]
export type Outcome = MissingAnswer['resultados'][number]
export type Responsible = MissingAnswer['responsables'][number]

/** One outcome that one person lacks. */
export interface Line extends Pick<MissingOutcome, 'estado' | 'fuente'> {
  person: Person
  outcome: Outcome
  /** Undefined if nobody is known. */
  responsible: Responsible | undefined
}

/** How the lines are grouped, as the address names it; the first is the default. */
export const VIEWS = ['aprendiz', 'resultado', 'instructor'] as const
export type View = (typeof VIEWS)[number]

export interface Group {
  /** Empty for the judgments that nobody is known to owe. */
  key: string
  lines: Line[]
}

interface Filter {
  /** Only people to whom little is missing. */
  near: boolean
  /** Document of the only person. */
  aprendiz: string | undefined
  /** Ids. */
  competencia: number | undefined
  resultado: number | undefined
}

/** Returns what is missing, one line for each person and outcome, in the order of the answer. */
export function linesOf({ aprendices, resultados, responsables }: MissingAnswer, filter: Filter): Line[] {
  const outcomes = new Map(resultados.map((outcome) => [outcome.id_resultado, outcome]))
  const people = new Map(responsables.map((responsible) => [responsible.clave, responsible]))
  const shown = filter.near ? aprendices.filter(isNearReady) : aprendices
  const one = filter.aprendiz
  return (one === undefined ? shown : shown.filter(({ nro_documento }) => nro_documento === one)).flatMap((person) =>
    person.faltantes.flatMap(({ id_resultado, estado, fuente, responsable }) => {
      const outcome = outcomes.get(id_resultado)
      if (!outcome || !isMeant(outcome, filter)) return []
      return { person, outcome, estado, fuente, responsible: people.get(responsable ?? '') }
    }),
  )
}

export const isNearReady = ({ faltan_para_lista }: Person) => isNear(faltan_para_lista)

const isMeant = ({ id_competencia, id_resultado }: Outcome, { competencia, resultado }: Filter) =>
  (competencia === undefined || competencia === id_competencia) &&
  (resultado === undefined || resultado === id_resultado)

const KEYS: Record<View, (line: Line) => string> = {
  aprendiz: ({ person }) => person.nro_documento,
  resultado: ({ outcome }) => String(outcome.id_resultado),
  instructor: ({ responsible }) => responsible?.clave ?? '',
}

/** Groups the lines, the largest group first; what nobody is known to owe is last. */
export const groupsOf = (lines: Line[], view: View): Group[] =>
  grouped(lines, KEYS[view]).sort(
    (a, b) => Number(a.key === '') - Number(b.key === '') || b.lines.length - a.lines.length,
  )

/** Groups the lines in their order. */
export function grouped(lines: Line[], keyOf: (line: Line) => string): Group[] {
  const groups = new Map<string, Group>()
  for (const line of lines) {
    const key = keyOf(line)
    const group = groups.get(key)
    if (group) group.lines.push(line)
    else groups.set(key, { key, lines: [line] })
  }
  return [...groups.values()]
}

/** Returns the people of the groups, each once, as they are first seen. */
export const peopleOf = (groups: Group[]): Person[] => [
  ...new Set(groups.flatMap(({ lines }) => lines.map(({ person }) => person))),
]

export const byCompetency = (lines: Line[]) => grouped(lines, ({ outcome }) => String(outcome.id_competencia))
export const byResponsible = (lines: Line[]) => grouped(lines, KEYS.instructor)
export const byOutcome = (lines: Line[]) => grouped(lines, KEYS.resultado)

export const nameOf = ({ nombre, apellido }: Pick<Person, 'nombre' | 'apellido'>) => `${apellido}, ${nombre}`
