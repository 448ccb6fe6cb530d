import {
  type JudgmentSide,
  type OutcomeChange,
  PERSON_FIELDS,
  type PersonChange,
} from '@fichero/contract/import-history.schema'
import type {
  Detail,
  HolderChange,
  JudgmentDiff,
  NumberChange,
  RowChange,
} from '../../../files/import-records/import-detail.entity.js'
import { groupBy } from '../group-by.js'

/** The name of a person, with the document type if it is known. */
interface PersonName {
  tipo_documento?: string
  nombre: string
  apellido: string
}

/** The detail of an import or of a plan. In a plan, a number change has only the former and the new number. */
type Changes = Omit<Detail, 'documentos'> & {
  documentos: (Pick<NumberChange, 'antes' | 'despues'> & Partial<NumberChange>)[]
}

/**
 * Returns the people whom an import or a plan changes. `names` has names by document number: the current names for an import,
 * the planned names for a plan.
 */
export function changedPeople(detail: Changes, diffs: JudgmentDiff[], names: Map<string, PersonName>): PersonChange[] {
  // A person whose number changes is listed once, under the new number.
  const numbers = new Map(detail.documentos.map(({ antes, despues }) => [antes, despues]))
  const documentOf = ({ nro_documento }: { nro_documento: string }) => numbers.get(nro_documento) ?? nro_documento
  const outcomes = groupBy(outcomeChanges([...diffs, ...detail.retirados], detail.titulares), documentOf)
  const rows = groupBy([...detail.documentos.map(renumbered), ...detail.personas, ...detail.matriculas], documentOf)
  const enrolments = new Map(detail.matriculas.map((row) => [documentOf(row), row]))
  const former = new Map<string, PersonName>([
    ...detail.documentos.flatMap(({ despues, persona }) => (persona ? [[despues, persona] as const] : [])),
    ...detail.nombres.map((person) => [person.nro_documento, person] as const),
  ])
  return [...new Set([...rows.keys(), ...outcomes.keys()])]
    .map((nro_documento): PersonChange => {
      const named: Partial<PersonName> = names.get(nro_documento) ?? former.get(nro_documento) ?? {}
      const { tipo_documento = null, nombre = nro_documento, apellido = '' } = named
      const enrolment = enrolments.get(nro_documento)
      const matricula = enrolment?.antes === null ? 'alta' : enrolment?.despues === null ? 'baja' : null
      return {
        tipo_documento,
        nro_documento,
        nombre,
        apellido,
        matricula,
        datos: (rows.get(nro_documento) ?? []).flatMap(fieldChanges),
        // Omits holder changes of people whom the import enrols or removes; `registros` does not count them either.
        resultados: (outcomes.get(nro_documento) ?? [])
          .filter(({ tipo }) => matricula === null || tipo !== 'titular')
          .map(({ nro_documento: _, ...change }) => change),
      }
    })
    .filter(({ matricula, datos, resultados }) => matricula !== null || datos.length > 0 || resultados.length > 0)
    .sort(byImportance)
}

/** Presents a number change as a changed row of the person. */
const renumbered = ({ antes, despues }: Pick<NumberChange, 'antes' | 'despues'>): RowChange => ({
  nro_documento: despues,
  antes: { nro_documento: antes },
  despues: { nro_documento: despues },
})

/** Returns the changed fields of a person. A new or deleted row has none. A changed report date is not shown. */
const fieldChanges = ({ antes, despues }: Detail['personas'][number]): PersonChange['datos'] =>
  antes && despues
    ? PERSON_FIELDS.filter((campo) => campo in antes && antes[campo] !== despues[campo]).map((campo) => ({
        campo,
        antes: antes[campo] ?? null,
        despues: despues[campo] ?? null,
      }))
    : []

type Change = OutcomeChange & { nro_documento: string }

/** Combines the changes of judgments and of holders into one change for each person and outcome. */
function outcomeChanges(diffs: JudgmentDiff[], holders: HolderChange[]): Change[] {
  const keyOf = (row: { nro_documento: string; id_resultado: number }) => `${row.nro_documento} ${row.id_resultado}`
  const held = new Map(holders.map((row) => [keyOf(row), row]))
  const judged = diffs.map((diff): Change => {
    const holder = held.get(keyOf(diff))
    held.delete(keyOf(diff))
    const { nro_documento, id_resultado, antes, despues } = diff
    const tipo = antes === null ? 'nuevo' : despues === null ? 'retirado' : 'cambiado'
    return {
      nro_documento,
      id_resultado,
      tipo,
      antes: sideOf(antes ?? holder?.antes),
      despues: sideOf(despues ?? holder?.despues),
    }
  })
  const moved = Array.from(held.values(), ({ nro_documento, id_resultado, antes, despues }): Change => {
    return { nro_documento, id_resultado, tipo: 'titular', antes: sideOf(antes), despues: sideOf(despues) }
  })
  return [...judged, ...moved]
}

/** Presents one side of a change: a judgment, a holder, or neither (null). */
function sideOf(value: Record<string, unknown> | null | undefined): JudgmentSide {
  const text = (column: string) => (value?.[column] ?? null) as string | null
  return {
    estado: (text('estado') ?? 'POR EVALUAR') as JudgmentSide['estado'],
    evaluador: text('evaluador_nombre') ?? text('evaluador_documento'),
    fecha_registro: text('fecha_registro'),
    observacion: text('observacion'),
  }
}

const { compare } = new Intl.Collator('es')

/**
 * Compares people for sorting. First come people who lose an approval, then people with other changes, then people with only
 * new judgments.
 */
const byImportance = (one: PersonChange, other: PersonChange) =>
  rank(one) - rank(other) ||
  compare(one.apellido, other.apellido) ||
  compare(one.nombre, other.nombre) ||
  compare(one.nro_documento, other.nro_documento)

/** Returns 0 for a person who loses an approval, 1 for a person with other changes, and 2 for only new judgments. */
function rank({ matricula, datos, resultados }: PersonChange): number {
  if (resultados.some(({ antes, despues }) => antes.estado === 'APROBADO' && despues.estado !== 'APROBADO')) return 0
  const isOther = matricula !== null || datos.length > 0 || resultados.some(({ tipo }) => tipo !== 'nuevo')
  return isOther ? 1 : 2
}
