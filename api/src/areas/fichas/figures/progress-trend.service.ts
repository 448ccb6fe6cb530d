import type { ProgressTrendAnswer, ReportedProgress } from '@fichero/contract/progress-trend.schema'
import { tytPercentage } from '@fichero/contract/tyt'
import { Injectable } from '@nestjs/common'
import { DataSource } from 'typeorm'
import { z } from 'zod'
import type { Actor } from '../../../access/current-user.decorator.js'
import { authorize } from '../../../access/policy.js'
import { rowsOf } from '../../../database/rows.js'
import { fail } from '../../../errors/fail.js'
import { isNotUndone, lastReportDay } from '../../../files/import-records/last-report.js'
import { Ficha } from '../ficha.entity.js'
import { viewFicha } from '../fichas.policy.js'
import { presentFigures, reportFigures } from '../report-figures.js'
import { expectedProgress } from './attention-reasons.js'

const report = reportFigures.extend({ id: z.int(), archivo: z.string(), dia: z.string() })
const readReports = rowsOf(report)

const REPORTS = `
  SELECT i.id, i.archivo, COALESCE(i.fecha_reporte, CAST(i.fecha AS CHAR)) AS dia, i.en_formacion, i.aprobados, i.resultados,
    i.minimo, i.maximo
  FROM importacion i WHERE i.nro_ficha = ? AND i.tipo = 'juicios' AND ${isNotUndone('i.id')} ORDER BY i.orden`

/** How the progress of a ficha changed from one judgments report to the next. */
@Injectable()
export class ProgressTrendService {
  constructor(private readonly dataSource: DataSource) {}

  async get(actor: Actor, nro_ficha: number): Promise<ProgressTrendAnswer> {
    const { manager } = this.dataSource
    const ficha = await manager.findOneBy(Ficha, { nro_ficha })
    if (!ficha) throw fail('ficha_not_found')
    authorize(viewFicha, actor, ficha)
    const reports = await readReports(manager, REPORTS, [nro_ficha])
    const last = reports.at(-1)
    if (last) Object.assign(last, await presentFigures(manager, nro_ficha))
    const reportes = reports.flatMap((row) => present(row, ficha)).toSorted((a, b) => a.fecha.localeCompare(b.fecha))
    return { ok: true, reportes }
  }
}

/** Returns the progress after a report, or nothing if it is not known or nobody was in training. */
function present({ id, archivo, dia, ...figures }: z.infer<typeof report>, ficha: Ficha): ReportedProgress[] {
  const { en_formacion, aprobados, resultados, minimo, maximo } = figures
  if (!en_formacion || !resultados || aprobados === null) return []
  const fecha = lastReportDay(dia)
  const percentage = (approved: number | null) => (approved === null ? null : tytPercentage(approved, resultados))
  return [
    {
      id,
      archivo,
      fecha,
      avance: tytPercentage(aprobados, en_formacion * resultados),
      minimo: percentage(minimo),
      maximo: percentage(maximo),
      esperado: expectedProgress(fecha, ficha),
    },
  ]
}
