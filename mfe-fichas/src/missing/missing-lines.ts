import type { MissingAnswer, MissingOutcome } from '@fichero/contract/missing.schema'
import { isNear } from '@fichero/contract/tyt'

/** A person who lacks outcomes, with these outcomes. */
export type Person = MissingAnswer['aprendices'][number]
/** An outcome that somebody lacks, with its competency. */
export type Outcome = MissingAnswer['resultados'][number]
/** An evaluator who owes judgments. */
export type Responsible = MissingAnswer['responsables'][number]

/** One outcome that one person lacks: it is not judged yet, or the judgment is NO APROBADO. */
export interface Line extends Pick<MissingOutcome, 'estado' | 'fuente'> {
  person: Person
  outcome: Outcome
  /** The evaluator who owes the judgment; undefined if unknown. */
  responsible: Responsible | undefined
}

/** The values of the URL parameter `vista`, by which the lines are grouped. The first value is the default. */
export const VIEWS = ['aprendiz', 'resultado', 'instructor'] as const
export type View = (typeof VIEWS)[number]

/** The lines of one person, outcome or evaluator. */
export interface Group {
  /** Document number of the person, id of the outcome, or key of the evaluator. Empty for judgments whose evaluator is unknown. */
  key: string
  lines: Line[]
}

/** Selects lines. An undefined filter matches every line. */
interface Filter {
  /** Only shows people who lack few outcomes for the TyT test. */
  near: boolean
  /** Only shows the person with this document number. */
  aprendiz: string | undefined
  /** Only shows the competency, or the outcome, with this id. */
  competencia: number | undefined
  resultado: number | undefined
}

export const NO_FILTER: Filter = { near: false, aprendiz: undefined, competencia: undefined, resultado: undefined }

/** Returns all lines of a person, also those that the filters hide: a message must not say that less is missing. */
export const linesOfPerson = (missing: MissingAnswer, { nro_documento: aprendiz }: Person) =>
  linesOf(missing, { ...NO_FILTER, aprendiz })

/** Returns all lines of an evaluator, for a message as well. */
export const linesOfResponsible = (missing: MissingAnswer, { clave }: Responsible) =>
  linesOf(missing, NO_FILTER).filter(({ responsible }) => responsible?.clave === clave)

/** Returns one line for each outcome that a person lacks, in the order of the API's answer. */
export function linesOf({ aprendices, resultados, responsables }: MissingAnswer, filter: Filter): Line[] {
  const outcomes = new Map(resultados.map((outcome) => [outcome.id_resultado, outcome]))
  const people = new Map(responsables.map((responsible) => [responsible.clave, responsible]))
  const shown = filter.near ? aprendices.filter(isNearReady) : aprendices
  const documentNumber = filter.aprendiz
  return (
    documentNumber === undefined ? shown : shown.filter(({ nro_documento }) => nro_documento === documentNumber)
  ).flatMap((person) =>
    person.faltantes.flatMap(({ id_resultado, estado, fuente, responsable }) => {
      const outcome = outcomes.get(id_resultado)
      if (!outcome || !matches(outcome, filter)) return []
      return { person, outcome, estado, fuente, responsible: people.get(responsable ?? '') }
    }),
  )
}

/** True if a person lacks few outcomes for the TyT test. */
export const isNearReady = ({ faltan_para_lista }: Person) => isNear(faltan_para_lista)

const matches = ({ id_competencia, id_resultado }: Outcome, { competencia, resultado }: Filter) =>
  (competencia === undefined || competencia === id_competencia) &&
  (resultado === undefined || resultado === id_resultado)

/** Returns the key of the group to which a line belongs, for each grouping. */
const KEYS: Record<View, (line: Line) => string> = {
  aprendiz: ({ person }) => person.nro_documento,
  resultado: ({ outcome }) => String(outcome.id_resultado),
  instructor: ({ responsible }) => responsible?.clave ?? '',
}

/** Groups the lines. The largest group is first; judgments whose evaluator is unknown are last. */
export const groupsOf = (lines: Line[], view: View): Group[] =>
  grouped(lines, KEYS[view]).sort(
    (a, b) => Number(a.key === '') - Number(b.key === '') || b.lines.length - a.lines.length,
  )

/** Groups the lines by key, without sorting groups or lines. */
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

/** Returns the people of all groups, each person once, in the order of the groups. */
export const peopleOf = (groups: Group[]): Person[] => [
  ...new Set(groups.flatMap(({ lines }) => lines.map(({ person }) => person))),
]

/** The three functions group lines by competency, evaluator or outcome, and keep the order of the lines. */
export const byCompetency = (lines: Line[]) => grouped(lines, ({ outcome }) => String(outcome.id_competencia))
export const byResponsible = (lines: Line[]) => grouped(lines, KEYS.instructor)
export const byOutcome = (lines: Line[]) => grouped(lines, KEYS.resultado)

/** Returns the name with the surname first, if the person has one. */
export const nameOf = ({ nombre, apellido }: Pick<Person, 'nombre' | 'apellido'>) =>
  apellido === '' ? nombre : `${apellido}, ${nombre}`

/** Returns a person as the recipient of a message. */
export const recipientOf = (person: Person, { nro_ficha }: Pick<MissingAnswer, 'nro_ficha'>) => ({
  kind: 'apprentice' as const,
  name: nameOf(person),
  documentNumber: person.nro_documento,
  ficha: nro_ficha,
})

/** Returns the outcomes of lines by competency, each with the name of the evaluator, for a message to their person. */
export const lackedCompetencies = (lines: Line[]) =>
  byCompetency(lines).map((group) => ({
    name: group.lines[0]?.outcome.nombre_competencia ?? '',
    outcomes: group.lines.map(({ outcome, responsible }) => ({
      name: outcome.nombre_rae,
      evaluator: responsible?.nombre,
    })),
  }))
