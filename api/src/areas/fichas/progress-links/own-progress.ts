import { NIVELES } from '@fichero/contract/enums'
import type { OwnProgress } from '@fichero/contract/progress-links.schema'
import type { EntityManager } from 'typeorm'
import { z } from 'zod'
import { rowsOf } from '../../../database/rows.js'
import { hasReport, lastReportDate, lastReportDay } from '../../../files/import-records/last-report.js'
import { judgedCompetencies } from '../judged-competencies.js'
import { progress, progressInput } from '../progress.js'
import { lastDayOf } from './last-day.js'
import type { ProgressLink } from './progress-link.entity.js'

const readEnrolments = rowsOf(
  progressInput.extend({
    id: z.int(),
    nombre: z.string(),
    apellido: z.string(),
    nro_ficha: z.int(),
    fecha_fin_ficha: z.string(),
    nombre_jefe: z.string(),
    apellido_jefe: z.string(),
    id_programa: z.int(),
    programa_formacion: z.string(),
    nivel: z.enum(NIVELES),
    fecha_ultimo_reporte: z.string().nullable(),
  }),
)

const ENROLMENT = `
  SELECT m.id, a.nombre, a.apellido, m.estado, m.resultados_aprobados, ${hasReport('f.nro_ficha')} AS con_reporte,
    f.nro_ficha, f.fecha_fin_ficha, u.nombre AS nombre_jefe, u.apellido AS apellido_jefe,
    p.id AS id_programa, p.nombre_programa AS programa_formacion, p.nivel, p.total_resultados,
    ${lastReportDate('f.nro_ficha')} AS fecha_ultimo_reporte
  FROM matricula m
    JOIN aprendiz a ON a.nro_documento = m.nro_documento
    JOIN ficha f ON f.nro_ficha = m.nro_ficha
    JOIN usuario u ON u.id = f.id_jefe
    JOIN programa p ON p.id = f.id_programa_formacion
  WHERE m.id = ?`

/** Returns what a link shows: the progress of its enrolment, and the missing outcomes with the people who evaluate them. */
export async function ownProgress(
  manager: EntityManager,
  { id_matricula, creado }: ProgressLink,
): Promise<OwnProgress> {
  const [row] = await readEnrolments(manager, ENROLMENT, [id_matricula])
  if (!row) throw new Error('The enrolment of a link does not exist')
  const { fecha_ultimo_reporte: reported } = row
  const competencies = reported === null ? [] : await judgedCompetencies(manager, row)
  return {
    ok: true,
    ...row,
    ...progress(row),
    nombre_jefe_ficha: `${row.nombre_jefe} ${row.apellido_jefe}`,
    vence: lastDayOf(creado, row),
    fecha_reporte: reported === null ? null : lastReportDay(reported),
    competencias: competencies
      .filter(({ aprobados, resultados_aprendizaje: { length } }) => aprobados < length)
      .map(({ nombre_competencia, aprobados, resultados_aprendizaje }) => ({
        nombre_competencia,
        aprobados,
        total: resultados_aprendizaje.length,
        faltantes: resultados_aprendizaje.flatMap(({ nombre_rae, juicio_evaluativo: { estado }, lo_evalua }) =>
          estado === 'APROBADO' ? [] : [{ nombre_rae, estado, lo_evalua }],
        ),
      })),
  }
}
