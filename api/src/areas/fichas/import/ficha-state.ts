import { JUDGMENTS as JUDGMENT_STATES } from '@fichero/contract/enums'
import { columnsOf } from '@fichero/contract/fields'
import { answerShape } from '@fichero/contract/fields.schema'
import { TYT_FIELDS } from '@fichero/contract/tyt-steps'
import type { EntityManager } from 'typeorm'
import { z } from 'zod'
import type { Actor } from '../../../access/current-user.decorator.js'
import { authorize } from '../../../access/policy.js'
import { rowsOf } from '../../../database/rows.js'
import { fail } from '../../../errors/fail.js'
import { type LastReport, lastDatedReport, lastReport } from '../../../files/import-records/last-report.js'
import { lockRow } from '../../../records/row-updates/lock-row.js'
import { lastPossibleDay } from '../../../rules/today.js'
import { type DesignRow, designOf } from '../../programs/design.js'
import { Program } from '../../programs/program.entity.js'
import { documentBatches } from '../document-batches.js'
import { Ficha } from '../ficha.entity.js'
import { fichaPolicy } from '../fichas.policy.js'

/** The ficha into which a file is imported, with data of its program. */
export type FichaTarget = Pick<Ficha, 'nro_ficha' | 'id_programa_formacion'> &
  Pick<Program, 'codigo' | 'version' | 'total_resultados' | 'total_horas'>

const currentPerson = z.object({
  nro_documento: z.string(),
  tipo_documento: z.string(),
  nombre: z.string(),
  apellido: z.string(),
  /** Date of the newest report that contained the person, in any ficha. Future dates are ignored. */
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
  ...answerShape(TYT_FIELDS),
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

const readFichas = rowsOf(z.object({ nro_documento: z.string(), nro_ficha: z.int().nullable() }))
const readEnrolments = rowsOf(currentEnrolment)
const readPeople = rowsOf(currentPerson)
const readJudgments = rowsOf(currentJudgment)
const readHolders = rowsOf(currentHolder)

/** Other fichas of a person: the numbers of those that the user sees, and how many others there are. */
interface OtherFichas {
  seen: number[]
  hidden: number
}
export const NO_FICHAS: OtherFichas = { seen: [], hidden: 0 }

/** Document numbers of a file, and the fichas that the user sees, as a table expression. */
interface FilePeople {
  documents: string[]
  fichas: string
}

/** The current data of a ficha, with which a file is compared. "By document" means by document number. */
export interface FichaState {
  target: FichaTarget
  /** The outcomes of the program by code. */
  design: Map<string, DesignRow>
  /** Ids of the outcomes by code. */
  outcomes: Map<string, number>
  /** Enrolments of the ficha, by document. */
  enrolments: Map<string, CurrentEnrolment>
  /** People of the file who are known from other fichas, by document. */
  others: Map<string, CurrentPerson>
  /** The other fichas of the file's people, by document. */
  otherFichas: Map<string, OtherFichas>
  /** By document, then by outcome id. */
  judgments: Map<string, Map<number, CurrentJudgment>>
  /** Holders are the evaluators who owe a judgment. By document, then by outcome id. */
  holders: Map<string, Map<number, CurrentHolder>>
  /** Document numbers that this import changes: the former number by the new number. */
  renumbered: Map<string, string>
  /** The last judgments report. */
  last: LastReport | null
  /** The last report of either kind with a date. */
  dated: LastReport | null
}

/** SQL column: the date of the newest report that contained the person, in any ficha, up to a day. */
const PERSON_DATE = `(
  SELECT MAX(o.fecha_reporte) FROM matricula o WHERE o.nro_documento = a.nro_documento AND o.fecha_reporte <= ?
) AS fecha_persona`
const ENROLMENTS = `
  SELECT m.id, m.nro_documento, m.estado, m.celular, m.correo, m.celular_editado, m.correo_editado,
    m.resultados_aprobados, m.fecha_reporte, ${columnsOf(TYT_FIELDS).map((column) => `m.${column}`)}, a.tipo_documento, a.nombre, a.apellido,
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

/** Returns the target of an import for a ficha of this program. */
export function targetOf(nro_ficha: number, program: Program): FichaTarget {
  const { id: id_programa_formacion, codigo, version, total_resultados, total_horas } = program
  return { nro_ficha, id_programa_formacion, codigo, version, total_resultados, total_horas }
}

/** Locks the ficha and checks that the actor may import into it. */
export async function lockTarget(manager: EntityManager, actor: Actor, nro_ficha: number): Promise<FichaTarget> {
  return requireImportable(manager, actor, await lockRow(manager, Ficha, { nro_ficha }, 'ficha_not_found'))
}

/** Like `lockTarget`, but without a lock: for the preview of an import. */
export async function readTarget(manager: EntityManager, actor: Actor, nro_ficha: number): Promise<FichaTarget> {
  const ficha = await manager.findOneBy(Ficha, { nro_ficha })
  if (!ficha) throw fail('ficha_not_found')
  return requireImportable(manager, actor, ficha)
}

/** Checks the permission, and returns the ficha as the target of an import. */
async function requireImportable(manager: EntityManager, actor: Actor, ficha: Ficha): Promise<FichaTarget> {
  authorize(fichaPolicy.importEvaluations, actor, ficha)
  return targetOf(ficha.nro_ficha, await manager.findOneByOrFail(Program, { id: ficha.id_programa_formacion }))
}

/**
 * Reads the state of a ficha, and of the people of a file with their other fichas. The state is empty for a ficha that is being
 * created.
 */
export async function loadState(
  manager: EntityManager,
  target: FichaTarget,
  { documents, fichas }: FilePeople = { documents: [], fichas: 'ficha' },
): Promise<FichaState> {
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
    otherFichas: await loadOtherFichas(manager, nro_ficha, { documents, fichas }),
    judgments: byDocument(judgments),
    holders: byDocument(holders),
    renumbered: new Map(),
    last: await lastReport(manager, nro_ficha),
    dated: await lastDatedReport(manager, nro_ficha),
  }
}

/** Reads the people with these document numbers, by document number. */
async function loadPeople(manager: EntityManager, documents: string[]): Promise<Map<string, CurrentPerson>> {
  const people = new Map<string, CurrentPerson>()
  for (const { batch, placeholders } of documentBatches(documents)) {
    const rows = await readPeople(manager, `${PEOPLE} WHERE a.nro_documento IN (${placeholders})`, [
      lastPossibleDay(),
      ...batch,
    ])
    for (const row of rows) people.set(row.nro_documento, row)
  }
  return people
}

/** Reads the other fichas of people, by document number. */
async function loadOtherFichas(manager: EntityManager, nroFicha: number, { documents, fichas: table }: FilePeople) {
  const fichas = new Map<string, OtherFichas>()
  for (const { batch, placeholders } of documentBatches(documents)) {
    const rows = await readFichas(
      manager,
      `SELECT m.nro_documento, f.nro_ficha FROM matricula m LEFT JOIN ${table} f ON f.nro_ficha = m.nro_ficha
       WHERE m.nro_ficha <> ? AND m.nro_documento IN (${placeholders}) ORDER BY m.nro_ficha`,
      [nroFicha, ...batch],
    )
    for (const { nro_documento, nro_ficha } of rows) {
      const { seen, hidden } = fichas.get(nro_documento) ?? NO_FICHAS
      fichas.set(
        nro_documento,
        nro_ficha === null ? { seen, hidden: hidden + 1 } : { seen: [...seen, nro_ficha], hidden },
      )
    }
  }
  return fichas
}

/** Groups rows by document number, then by outcome id. */
function byDocument<T extends CurrentHolder>(rows: T[]): Map<string, Map<number, T>> {
  const documents = new Map<string, Map<number, T>>()
  for (const row of rows) {
    const outcomes = documents.get(row.nro_documento)
    if (outcomes) outcomes.set(row.id_resultado, row)
    else documents.set(row.nro_documento, new Map([[row.id_resultado, row]]))
  }
  return documents
}
