import {
  type JudgmentSide,
  type OutcomeChange,
  PERSON_FIELDS,
  type PersonChange,
} from '@fichero/contract/import-history.schema'
import type { Detail, HolderChange, JudgmentDiff, NumberChange, RowChange } from '../../imports/import-detail.entity.js'
import { groupBy } from '../group-by.js'

interface Named {
  tipo_documento?: string
  nombre: string
  apellido: string
}

/** A detail; a plan has only the two numbers of a number change. */
type Changes = Omit<Detail, 'documentos'> & {
  documentos: (Pick<NumberChange, 'antes' | 'despues'> & Partial<NumberChange>)[]
}

/** Returns who is changed by an import or a plan, and how. `names` are those of today, or of the plan. */
export function changedPeople(detail: Changes, diffs: JudgmentDiff[], names: Map<string, Named>): PersonChange[] {
  // Changes under the former number are listed under the new one.
  const numbers = new Map(detail.documentos.map(({ antes, despues }) => [antes, despues]))
  const documentOf = ({ nro_documento }: { nro_documento: string }) => numbers.get(nro_documento) ?? nro_documento
  const outcomes = groupBy(outcomeChanges([...diffs, ...detail.retirados], detail.titulares), documentOf)
  const rows = groupBy([...detail.documentos.map(renumbered), ...detail.personas, ...detail.matriculas], documentOf)
  const enrolments = new Map(detail.matriculas.map((row) => [documentOf(row), row]))
  const former = new Map<string, Named>([
    ...detail.documentos.flatMap(({ despues, persona }) => (persona ? [[despues, persona] as const] : [])),
    ...detail.nombres.map((person) => [person.nro_documento, person] as const),
  ])
  return [...new Set([...rows.keys(), ...outcomes.keys()])]
    .map((nro_documento): PersonChange => {
      const named: Partial<Named> = names.get(nro_documento) ?? former.get(nro_documento) ?? {}
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
        // A person who is enrolled or leaves has no change of holder; `registros` does not count one either.
        resultados: (outcomes.get(nro_documento) ?? [])
          .filter(({ tipo }) => matricula === null || tipo !== 'titular')
          .map(({ nro_documento: _, ...change }) => change),
      }
    })
    .filter(({ matricula, datos, resultados }) => matricula !== null || datos.length > 0 || resultados.length > 0)
    .sort(inReadingOrder)
}

const renumbered = ({ antes, despues }: Pick<NumberChange, 'antes' | 'despues'>): RowChange => ({
  nro_documento: despues,
  antes: { nro_documento: antes },
  despues: { nro_documento: despues },
})

/** Of rows that were there before and are there now; the report's date is no change that people see. */
const fieldChanges = ({ antes, despues }: Detail['personas'][number]): PersonChange['datos'] =>
  antes && despues
    ? PERSON_FIELDS.filter((campo) => campo in antes && antes[campo] !== despues[campo]).map((campo) => ({
        campo,
        antes: antes[campo] ?? null,
        despues: despues[campo] ?? null,
      }))
    : []

type Change = OutcomeChange & { nro_documento: string }

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

/** Of a judgment, or of who owes it, or of neither. */
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

/** Who loses approvals, then who is enrolled, leaves or changes otherwise, then who only gets something new. */
const inReadingOrder = (one: PersonChange, other: PersonChange) =>
  rank(one) - rank(other) ||
  compare(one.apellido, other.apellido) ||
  compare(one.nombre, other.nombre) ||
  compare(one.nro_documento, other.nro_documento)

function rank({ matricula, datos, resultados }: PersonChange): number {
  if (resultados.some(({ antes, despues }) => antes.estado === 'APROBADO' && despues.estado !== 'APROBADO')) return 0
  const isOther = matricula !== null || datos.length > 0 || resultados.some(({ tipo }) => tipo !== 'nuevo')
  return isOther ? 1 : 2
}
