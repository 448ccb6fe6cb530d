import type { Judgment as JudgmentData } from '@fichero/contract/apprentices.schema'
import { JUDGMENTS as JUDGMENT_STATES } from '@fichero/contract/enums'
import { EVALUATED, NO_EVALUATOR, NOT_EVALUATED } from '@fichero/contract/not-judged'
import type { EntityManager } from 'typeorm'
import { z } from 'zod'
import { rowsOf } from '../database/rows.js'
import { byCompetency, designOf } from '../programs/design.js'
import { countChanges } from './outcome-history.js'

const row = z.object({
  id_resultado: z.int(),
  estado: z.enum(JUDGMENT_STATES),
  evaluador_nombre: z.string().nullable(),
  observacion: z.string().nullable(),
  fecha_registro: z.string().nullable(),
})
type Row = z.infer<typeof row>

const holder = row
  .pick({ id_resultado: true, evaluador_nombre: true })
  .extend({ evaluador_documento: z.string().nullable() })
type Holder = z.infer<typeof holder>

const readJudgments = rowsOf(row)
const readHolders = rowsOf(holder)

const JUDGMENTS = `
  SELECT id_resultado, estado, evaluador_nombre, observacion, fecha_registro FROM juicio WHERE id_matricula = ?`
const HOLDERS = `
  SELECT id_resultado, evaluador_nombre, evaluador_documento FROM juicio_pendiente WHERE id_matricula = ?`

/** Returns the program's design with the judgments of one enrolment. */
export async function judgedCompetencies(manager: EntityManager, programId: number, enrolmentId: number) {
  const design = await designOf(manager, programId)
  const rows = await readJudgments(manager, JUDGMENTS, [enrolmentId])
  const judgments = new Map(rows.map((row) => [row.id_resultado, row]))
  const holders = new Map((await readHolders(manager, HOLDERS, [enrolmentId])).map((row) => [row.id_resultado, row]))
  const changes = await countChanges(manager, enrolmentId)
  return byCompetency(design, ({ id, codigo, nombre_rae }) => ({
    id,
    codigo,
    nombre_rae,
    juicio_evaluativo: presentJudgment(judgments.get(id), holders.get(id)),
    cambios: changes.get(id) ?? 0,
  })).map((competency) => ({
    ...competency,
    aprobados: competency.resultados_aprendizaje.filter((row) => row.juicio_evaluativo.estado === 'APROBADO').length,
  }))
}

const NOT_JUDGED: JudgmentData = {
  estado: 'pendiente',
  evaluador: NO_EVALUATOR,
  observacion: NOT_EVALUATED,
  fecha_registro: null,
}

function presentJudgment(row: Row | undefined, holder: Holder | undefined): JudgmentData {
  if (!row) return { ...NOT_JUDGED, evaluador: holder?.evaluador_nombre || holder?.evaluador_documento || NO_EVALUATOR }
  const { estado, evaluador_nombre, observacion, fecha_registro } = row
  return {
    estado,
    evaluador: evaluador_nombre || NOT_JUDGED.evaluador,
    observacion: observacion || (estado === 'APROBADO' ? EVALUATED : ''),
    fecha_registro,
  }
}
