import type { CompetencyMapAnswer } from '@fichero/contract/competency-map.schema'
import { Injectable } from '@nestjs/common'
import { DataSource } from 'typeorm'
import { z } from 'zod'
import type { Actor } from '../../access/current-user.decorator.js'
import { computed, rowsOf } from '../../database/rows.js'
import { byCompetency, designOf } from '../../programs/design.js'
import { FichasService } from '../fichas.service.js'

const readCounts = rowsOf(z.object({ nro_documento: z.string(), id_competencia: z.int(), aprobados: computed }))

const APPROVED = `
  SELECT m.nro_documento, r.id_competencia, COUNT(*) AS aprobados
  FROM matricula m
    JOIN juicio j ON j.id_matricula = m.id
    JOIN resultado_aprendizaje r ON r.id = j.id_resultado
  WHERE m.nro_ficha = ? AND j.estado = 'APROBADO'
  GROUP BY m.nro_documento, r.id_competencia`

@Injectable()
export class CompetencyMapService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly fichas: FichasService,
  ) {}

  async get(actor: Actor, nroFicha: number): Promise<CompetencyMapAnswer> {
    const ficha = await this.fichas.get(actor, nroFicha)
    const { manager } = this.dataSource
    const competencies = byCompetency(await designOf(manager, ficha.id_programa_formacion), ({ id }) => id)
    const counts = await readCounts(manager, APPROVED, [nroFicha])
    const approved = new Map(counts.map((row) => [`${row.nro_documento} ${row.id_competencia}`, row.aprobados]))
    const approvedIn = (document: string, competency: number) => approved.get(`${document} ${competency}`) ?? 0

    const staying = ficha.aprendices.filter(({ sin_banda }) => sin_banda !== 'retirado')
    const competencias = competencies
      .map(({ id, codigo, nombre_competencia, resultados_aprendizaje: { length: resultados } }) => {
        const faltan = staying.reduce((sum, { nro_documento }) => sum + resultados - approvedIn(nro_documento, id), 0)
        return { id, codigo, nombre_competencia, resultados, faltan }
      })
      .sort((a, b) => b.faltan - a.faltan)
    const aprendices = ficha.aprendices
      .map((person) => ({
        ...person,
        retirado: person.sin_banda === 'retirado',
        aprobados: competencias.map(({ id }) => approvedIn(person.nro_documento, id)),
      }))
      .sort((a, b) => Number(a.retirado) - Number(b.retirado) || a.resultados_aprobados - b.resultados_aprobados)
    return { ...ficha, ok: true, competencias, aprendices }
  }
}
