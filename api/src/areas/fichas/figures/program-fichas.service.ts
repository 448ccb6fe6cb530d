import type { ProgramFichasAnswer } from '@fichero/contract/programs.schema'
import { tytPercentage } from '@fichero/contract/tyt'
import { Injectable } from '@nestjs/common'
import { DataSource } from 'typeorm'
import { z } from 'zod'
import type { Actor } from '../../../access/current-user.decorator.js'
import { authorize } from '../../../access/policy.js'
import { scopedTo } from '../../../access/scope.js'
import { computed, rowsOf } from '../../../database/rows.js'
import { fail } from '../../../errors/fail.js'
import { hasReport } from '../../../files/import-records/last-report.js'
import { byCompetency, designOf } from '../../programs/design.js'
import { Program } from '../../programs/program.entity.js'
import { viewProgram } from '../../programs/programs.policy.js'
import { STUDYING } from '../in-training.js'

const readFichas = rowsOf(z.object({ nro_ficha: z.int(), aprendices: z.int(), con_reporte: computed }))
const readCounts = rowsOf(z.object({ nro_ficha: z.int(), id_competencia: z.int(), aprobados: computed }))

const selectFichas = (fichas: string) => `
  SELECT f.nro_ficha, f.total_aprendices_en_formacion AS aprendices,
    CASE WHEN ${hasReport('f.nro_ficha')} THEN 1 ELSE 0 END AS con_reporte
  FROM ${fichas} f
  WHERE f.id_programa_formacion = ? AND f.estado = 'habilitado'
  ORDER BY f.nro_ficha`

const selectApproved = (fichas: string) => `
  SELECT m.nro_ficha, r.id_competencia, COUNT(*) AS aprobados
  FROM ${fichas} f
    JOIN matricula m ON m.nro_ficha = f.nro_ficha
    JOIN juicio j ON j.id_matricula = m.id
    JOIN resultado_aprendizaje r ON r.id = j.id_resultado
  WHERE f.id_programa_formacion = ? AND f.estado = 'habilitado' AND j.estado = 'APROBADO' AND ${STUDYING.sql}
  GROUP BY m.nro_ficha, r.id_competencia`

/** Computes the progress of each ficha of a program, by competency. */
@Injectable()
export class ProgramFichasService {
  constructor(private readonly dataSource: DataSource) {}

  async get(actor: Actor, id: number): Promise<ProgramFichasAnswer> {
    const { manager } = this.dataSource
    const program = await manager.findOneBy(Program, { id })
    if (!program) throw fail('program_not_found')
    authorize(viewProgram, actor, program)
    const { fichas: table } = scopedTo(actor)
    const all = await readFichas(manager, selectFichas(table), [id])
    // A ficha without a report or without people has no progress to show.
    const fichas = all.filter(({ con_reporte, aprendices }) => con_reporte > 0 && aprendices > 0)
    const counts = await readCounts(manager, selectApproved(table), [id, ...STUDYING.parameters])
    const approved = new Map(counts.map((row) => [`${row.nro_ficha} ${row.id_competencia}`, row.aprobados]))
    const people = fichas.reduce((sum, { aprendices }) => sum + aprendices, 0)
    const competencias = byCompetency(await designOf(manager, id), ({ id: outcome }) => outcome).map((competency) => {
      const { id: competencyId, codigo, nombre_competencia, resultados_aprendizaje: outcomes } = competency
      const approvedIn = (nroFicha: number) => approved.get(`${nroFicha} ${competencyId}`) ?? 0
      const sum = fichas.reduce((total, { nro_ficha }) => total + approvedIn(nro_ficha), 0)
      return {
        id: competencyId,
        codigo,
        nombre_competencia,
        porcentaje: tytPercentage(sum, people * outcomes.length),
        fichas: fichas.map(({ nro_ficha, aprendices }) => ({
          nro_ficha,
          porcentaje: tytPercentage(approvedIn(nro_ficha), aprendices * outcomes.length),
        })),
      }
    })
    return { ok: true, sin_reporte: all.length - fichas.length, fichas: fichas.length, competencias }
  }
}
