import type { ColumnValues } from '../../database/bulk-write.js'
import type { DemoEnrolment } from './demo-enrolments.js'
import type { DemoInstructor } from './demo-people.js'
import type { Random } from './random.js'

const DAY_MS = 86_400_000

/**
 * Generates judgments in the order of the design, dated evenly from the ficha's start to `today`; sometimes the next
 * outcome is not approved.
 */
export function generateJudgments(
  random: Random,
  { ficha, approved }: DemoEnrolment,
  id_matricula: number,
  instructors: DemoInstructor[],
  today: string,
): ColumnValues[] {
  const start = Date.parse(ficha.row.fecha_inicio_lectiva)
  const end = Date.parse(today < ficha.row.fecha_fin_ficha ? today : ficha.row.fecha_fin_ficha)
  const failed = approved > 0 && approved < ficha.program.outcomes.length && random.next() < 0.08
  const judged = ficha.program.outcomes.slice(0, approved + (failed ? 1 : 0))
  return judged.map((id_resultado, index) => {
    const evaluator = instructors[(index + ficha.row.nro_ficha) % instructors.length] ?? random.of(instructors)
    const time = start + ((end - start - DAY_MS) * index) / Math.max(1, judged.length)
    return {
      id_matricula,
      id_resultado,
      estado: index < approved ? 'APROBADO' : 'NO APROBADO',
      evaluador_documento: evaluator.nro_documento,
      evaluador_nombre: evaluator.nombre,
      observacion: null,
      fecha_registro: `${new Date(time).toISOString().slice(0, 10)} ${String(7 + (index % 11)).padStart(2, '0')}:${String((index * 7) % 60).padStart(2, '0')}:00`,
      id_importacion: null,
    }
  })
}
