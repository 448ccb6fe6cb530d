import type { Judgment as JudgmentData } from '@fichero/contract/apprentices.schema'
import { JUDGMENTS as JUDGMENT_STATES } from '@fichero/contract/enums'
import { EVALUATED, NO_EVALUATOR, NOT_EVALUATED } from '@fichero/contract/not-judged'
import type { EntityManager } from 'typeorm'
import { z } from 'zod'
import { rowsOf } from '../../database/rows.js'
import { byCompetency, type DesignRow, designOf } from '../programs/design.js'
import { groupBy } from './group-by.js'
import { countChanges } from './outcome-history.js'
import { judgedOutcomes } from './owed/judged-outcomes.js'
import { scheduledEvaluators } from './owed/scheduled-evaluators.js'
import { type Evaluator, knownEvaluator } from './owed/who-owes.js'

const row = z.object({
  id_resultado: z.int(),
  estado: z.enum(JUDGMENT_STATES),
  evaluador_documento: z.string().nullable(),
  evaluador_nombre: z.string().nullable(),
  observacion: z.string().nullable(),
  fecha_registro: z.string().nullable(),
})
type Row = z.infer<typeof row>

/** The evaluator who owes a judgment. */
const holder = row.pick({ id_resultado: true, evaluador_documento: true, evaluador_nombre: true })

const readJudgments = rowsOf(row)
const readHolders = rowsOf(holder)

const JUDGMENTS = `
  SELECT id_resultado, estado, evaluador_documento, evaluador_nombre, observacion, fecha_registro
  FROM juicio WHERE id_matricula = ?`
const HOLDERS = `
  SELECT id_resultado, evaluador_nombre, evaluador_documento FROM juicio_pendiente WHERE id_matricula = ?`

/** An enrolment, with its ficha and program. */
interface EnrolmentKeys {
  id: number
  nro_ficha: number
  id_programa: number
}

/** Returns the competencies and outcomes of a program with the judgments of one enrolment. */
export async function judgedCompetencies(manager: EntityManager, enrolment: EnrolmentKeys) {
  const { id: enrolmentId, nro_ficha, id_programa } = enrolment
  const design = await designOf(manager, id_programa)
  const rows = await readJudgments(manager, JUDGMENTS, [enrolmentId])
  const judgments = new Map(rows.map((row) => [row.id_resultado, row]))
  const holders = new Map((await readHolders(manager, HOLDERS, [enrolmentId])).map((row) => [row.id_resultado, row]))
  const isMissing = (id: number) => judgments.get(id)?.estado !== 'APROBADO'
  const missing = design.flatMap(({ id }) => (isMissing(id) ? [id] : []))
  const judged = groupBy(await judgedOutcomes(manager, [nro_ficha], missing), ({ id_resultado }) => id_resultado)
  const scheduledOf = await scheduledEvaluators(manager, [nro_ficha])
  const changes = await countChanges(manager, enrolmentId)
  const evaluatorOf = (outcome: DesignRow) => {
    const { id } = outcome
    const evidence = { judgments: judged.get(id) ?? [], scheduled: scheduledOf(nro_ficha, outcome) }
    return knownEvaluator(judgments.get(id) ?? holders.get(id) ?? NOBODY, evidence)?.nombre ?? null
  }
  return byCompetency(design, (outcome) => {
    const { id, codigo, nombre_rae } = outcome
    return {
      id,
      codigo,
      nombre_rae,
      juicio_evaluativo: presentJudgment(judgments.get(id), holders.get(id)),
      lo_evalua: isMissing(id) ? evaluatorOf(outcome) : null,
      cambios: changes.get(id) ?? 0,
    }
  }).map((competency) => ({
    ...competency,
    aprobados: competency.resultados_aprendizaje.filter((row) => row.juicio_evaluativo.estado === 'APROBADO').length,
  }))
}

/** The judgment of an outcome that nobody has judged. */
const NOT_JUDGED: JudgmentData = {
  estado: 'pendiente',
  evaluador: NO_EVALUATOR,
  observacion: NOT_EVALUATED,
  fecha_registro: null,
}
const NOBODY: Evaluator = { evaluador_documento: null, evaluador_nombre: null }

/** Presents the judgment of an outcome, or its holder if the outcome is not judged. */
function presentJudgment(row: Row | undefined, holder: Evaluator | undefined): JudgmentData {
  if (!row) return { ...NOT_JUDGED, evaluador: holder?.evaluador_nombre || holder?.evaluador_documento || NO_EVALUATOR }
  const { estado, evaluador_nombre, observacion, fecha_registro } = row
  return {
    estado,
    evaluador: evaluador_nombre || NOT_JUDGED.evaluador,
    observacion: observacion || (estado === 'APROBADO' ? EVALUATED : ''),
    fecha_registro,
  }
}
