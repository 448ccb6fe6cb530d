import { JUDGMENTS as JUDGMENT_STATES } from '@fichero/contract/enums'
import type { EntityManager } from 'typeorm'
import { z } from 'zod'
import { rowsOf } from '../../database/rows.js'
import { lastPossibleDay } from '../../domain/today.js'
import { type LastReport, lastDatedReport, lastReport } from '../../imports/last-report.js'
import { type DesignRow, designOf } from '../../programs/design.js'
import type { Program } from '../../programs/program.entity.js'
import { documentBatches } from '../document-batches.js'
import type { Ficha } from '../ficha.entity.js'

/** The ficha that a file is imported into, with data of its program. */
export type FichaTarget = Pick<Ficha, 'nro_ficha' | 'id_programa_formacion'> &
  Pick<Program, 'codigo' | 'version' | 'total_resultados' | 'total_horas'>

const currentPerson = z.object({
  nro_documento: z.string(),
  tipo_documento: z.string(),
  nombre: z.string(),
  apellido: z.string(),
  /** Date of the newest report that named the person, in any ficha. A day that has not come does not count. */
  fecha_persona: z.string().nullable(),
})
export type CurrentPerson = z.infer<typeof currentPerson>

const currentEnrolment = currentPerson.extend({
  id: z.int(),
  estado: z.string(),
  celular: z.string().nullable(),
  correo: z.string().nullable(),
  celular_editado: z.string().nullable(),
  correo_editado: z.string().nullable(),
  resultados_aprobados: z.int(),
  fecha_reporte: z.string().nullable(),
})
export type CurrentEnrolment = z.infer<typeof currentEnrolment>

const currentJudgment = z.object({
  nro_documento: z.string(),
  id_matricula: z.int(),
  id_resultado: z.int(),
  estado: z.enum(JUDGMENT_STATES),
  evaluador_documento: z.string().nullable(),
  evaluador_nombre: z.string().nullable(),
  observacion: z.string().nullable(),
  fecha_registro: z.string().nullable(),
  id_importacion: z.int().nullable(),
})
export type CurrentJudgment = z.infer<typeof currentJudgment>

const currentHolder = z.object({
  nro_documento: z.string(),
  id_resultado: z.int(),
  evaluador_documento: z.string().nullable(),
  evaluador_nombre: z.string().nullable(),
})
export type CurrentHolder = z.infer<typeof currentHolder>

const readFichas = rowsOf(z.object({ nro_documento: z.string(), nro_ficha: z.int() }))
const readEnrolments = rowsOf(currentEnrolment)
const readPeople = rowsOf(currentPerson)
const readJudgments = rowsOf(currentJudgment)
const readHolders = rowsOf(currentHolder)

/** The state of a ficha that a file is compared with. */
export interface FichaState {
  target: FichaTarget
  /** The program's outcomes by code, and their ids. */
  design: Map<string, DesignRow>
  outcomes: Map<string, number>
  /** By document. */
  enrolments: Map<string, CurrentEnrolment>
  /** People of the file who are known from other fichas, by document. */
  others: Map<string, CurrentPerson>
  /** The other fichas of the file's people, by document. */
  otherFichas: Map<string, number[]>
  /** By document, then by outcome. */
  judgments: Map<string, Map<number, CurrentJudgment>>
  /** Who owes a judgment, by document, then by outcome. */
  holders: Map<string, Map<number, CurrentHolder>>
  /** Numbers that change with this load: the former number by the new one. */
  renumbered: Map<string, string>
  last: LastReport | null
  /** The last one with a date. */
  dated: LastReport | null
}

const PERSON_DATE = `(
  SELECT MAX(o.fecha_reporte) FROM matricula o WHERE o.nro_documento = a.nro_documento AND o.fecha_reporte <= ?
) AS fecha_persona`
const ENROLMENTS = `
  SELECT m.id, m.nro_documento, m.estado, m.celular, m.correo, m.celular_editado, m.correo_editado,
    m.resultados_aprobados, m.fecha_reporte, a.tipo_documento, a.nombre, a.apellido,
    ${PERSON_DATE}
  FROM matricula m JOIN aprendiz a ON a.nro_documento = m.nro_documento
  WHERE m.nro_ficha = ?`
const PEOPLE = `SELECT a.nro_documento, a.tipo_documento, a.nombre, a.apellido, ${PERSON_DATE} FROM aprendiz a`
const JUDGMENTS = `
  SELECT m.nro_documento, j.id_matricula, j.id_resultado, j.estado, j.evaluador_documento, j.evaluador_nombre,
    j.observacion, j.fecha_registro, j.id_importacion
  FROM matricula m JOIN juicio j ON j.id_matricula = m.id
  WHERE m.nro_ficha = ?`
const HOLDERS = `
  SELECT m.nro_documento, h.id_resultado, h.evaluador_documento, h.evaluador_nombre
  FROM matricula m JOIN juicio_pendiente h ON h.id_matricula = m.id
  WHERE m.nro_ficha = ?`

export function targetOf(nro_ficha: number, program: Program): FichaTarget {
  const { id: id_programa_formacion, codigo, version, total_resultados, total_horas } = program
  return { nro_ficha, id_programa_formacion, codigo, version, total_resultados, total_horas }
}

/** Loads the state that a file with `documents` is compared with. It is empty for a ficha that does not exist yet. */
export async function loadState(manager: EntityManager, target: FichaTarget, documents: string[]): Promise<FichaState> {
  const { nro_ficha } = target
  const design = await designOf(manager, target.id_programa_formacion)
  const enrolments = await readEnrolments(manager, ENROLMENTS, [lastPossibleDay(), nro_ficha])
  const enrolled = new Map(enrolments.map((row) => [row.nro_documento, row]))
  const judgments = enrolments.length ? await readJudgments(manager, JUDGMENTS, [nro_ficha]) : []
  const holders = enrolments.length ? await readHolders(manager, HOLDERS, [nro_ficha]) : []
  return {
    target,
    design: new Map(design.map((row) => [row.codigo, row])),
    outcomes: new Map(design.map((row) => [row.codigo, row.id])),
    enrolments: enrolled,
    others: await loadPeople(
      manager,
      documents.filter((document) => !enrolled.has(document)),
    ),
    otherFichas: await loadOtherFichas(manager, nro_ficha, documents),
    judgments: byDocument(judgments),
    holders: byDocument(holders),
    renumbered: new Map(),
    last: await lastReport(manager, nro_ficha),
    dated: await lastDatedReport(manager, nro_ficha),
  }
}

async function loadPeople(manager: EntityManager, documents: string[]): Promise<Map<string, CurrentPerson>> {
  const people = new Map<string, CurrentPerson>()
  for (const { batch, places } of documentBatches(documents)) {
    const rows = await readPeople(manager, `${PEOPLE} WHERE a.nro_documento IN (${places})`, [
      lastPossibleDay(),
      ...batch,
    ])
    for (const row of rows) people.set(row.nro_documento, row)
  }
  return people
}

async function loadOtherFichas(manager: EntityManager, nroFicha: number, documents: string[]) {
  const fichas = new Map<string, number[]>()
  for (const { batch, places } of documentBatches(documents)) {
    const rows = await readFichas(
      manager,
      `SELECT nro_documento, nro_ficha FROM matricula WHERE nro_ficha <> ? AND nro_documento IN (${places})
       ORDER BY nro_ficha`,
      [nroFicha, ...batch],
    )
    for (const { nro_documento, nro_ficha } of rows)
      fichas.set(nro_documento, [...(fichas.get(nro_documento) ?? []), nro_ficha])
  }
  return fichas
}

function byDocument<T extends CurrentHolder>(rows: T[]): Map<string, Map<number, T>> {
  const documents = new Map<string, Map<number, T>>()
  for (const row of rows) {
    const own = documents.get(row.nro_documento)
    if (own) own.set(row.id_resultado, row)
    else documents.set(row.nro_documento, new Map([[row.id_resultado, row]]))
  }
  return documents
}
