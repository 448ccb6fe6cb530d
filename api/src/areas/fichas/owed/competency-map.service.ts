import type { CompetencyMapAnswer } from '@fichero/contract/competency-map.schema'
import { isInTraining } from '@fichero/contract/enums'
import { Injectable } from '@nestjs/common'
import { DataSource } from 'typeorm'
import { z } from 'zod'
import type { Actor } from '../../../access/current-user.decorator.js'
import { computed, rowsOf } from '../../../database/rows.js'
import { missingIn } from '../../../rules/missing.js'
import { byCompetency, designOf } from '../../programs/design.js'
import { FichasService } from '../fichas.service.js'
import { notInTraining } from '../in-training.js'

const readCounts = rowsOf(z.object({ nro_documento: z.string(), id_competencia: z.int(), aprobados: computed }))

const APPROVED = `
  SELECT m.nro_documento, r.id_competencia, COUNT(*) AS aprobados
  FROM matricula m
    JOIN juicio j ON j.id_matricula = m.id
    JOIN resultado_aprendizaje r ON r.id = j.id_resultado
  WHERE m.nro_ficha = ? AND j.estado = 'APROBADO'
  GROUP BY m.nro_documento, r.id_competencia`

/** Lists the people of a ficha with their number of approved outcomes in each competency. */
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

    const studying = ficha.aprendices.filter(({ estado }) => isInTraining(estado))
    const competencias = competencies
      .map(({ id, codigo, nombre_competencia, resultados_aprendizaje: { length: resultados } }) => {
        const missing = missingIn({
          hasReport: ficha.ultimo_reporte !== null,
          people: studying.length,
          outcomes: resultados,
          approved: studying.reduce((sum, { nro_documento }) => sum + approvedIn(nro_documento, id), 0),
        })
        return { id, codigo, nombre_competencia, resultados, faltan: missing ?? 0 }
      })
      .sort((a, b) => b.faltan - a.faltan)
    const aprendices = ficha.aprendices
      .map((person) => ({
        ...person,
        en_formacion: isInTraining(person.estado),
        retirado: person.sin_banda === 'retirado',
        aprobados: competencias.map(({ id }) => approvedIn(person.nro_documento, id)),
      }))
      .sort((a, b) => rankOf(a) - rankOf(b) || a.resultados_aprobados - b.resultados_aprobados)
    const { faltan, por_estado } = ficha.totales
    return { ...ficha, ok: true, faltan, fuera_de_formacion: notInTraining(por_estado), competencias, aprendices }
  }
}

/** Sorts people in training first, and people who left the program last. */
const rankOf = ({ en_formacion, retirado }: { en_formacion: boolean; retirado: boolean }) =>
  en_formacion ? 0 : retirado ? 2 : 1
