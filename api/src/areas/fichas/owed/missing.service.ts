import { isInTraining } from '@fichero/contract/enums'
import type { MissingAnswer } from '@fichero/contract/missing.schema'
import { Injectable } from '@nestjs/common'
import { DataSource } from 'typeorm'
import type { Actor } from '../../../access/current-user.decorator.js'
import { today } from '../../../rules/today.js'
import { designOf } from '../../programs/design.js'
import { FichasService } from '../fichas.service.js'
import { groupBy } from '../group-by.js'
import { notInTraining } from '../in-training.js'
import { enabledUsers } from './enabled-users.js'
import { judgedOutcomes } from './judged-outcomes.js'
import { lackedForAnswer, lackedOutcomes, responsiblePeople } from './lacked-outcomes.js'
import { lastNotices } from './last-notices.js'
import { missingRows } from './missing-rows.js'
import { waitOf } from './owed-outcomes.js'
import { scheduledEvaluators } from './scheduled-evaluators.js'

/** Lists the missing outcomes of each person in training in a ficha, and the evaluators who owe the judgments. */
@Injectable()
export class MissingService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly fichas: FichasService,
  ) {}

  async get(actor: Actor, nroFicha: number): Promise<MissingAnswer> {
    const ficha = await this.fichas.get(actor, nroFicha)
    const { manager } = this.dataSource
    const program = ficha.id_programa_formacion
    const rows = ficha.ultimo_reporte ? await missingRows(manager, nroFicha, program) : []
    const counts = groupBy(rows, ({ id_resultado }) => id_resultado)
    const judgedRows = await judgedOutcomes(manager, [nroFicha], [...counts.keys()])
    const judged = groupBy(judgedRows, ({ id_resultado }) => id_resultado)

    const design = await designOf(manager, program)
    const outcomes = new Map(design.map((outcome) => [outcome.id, outcome]))
    const scheduledOf = await scheduledEvaluators(manager, [nroFicha])
    const evidenceOf = (id: number) => {
      const outcome = outcomes.get(id)
      return { judgments: judged.get(id) ?? [], scheduled: outcome && scheduledOf(nroFicha, outcome) }
    }

    const head = { documento: ficha.id_jefe_ficha, nombre: ficha.nombre_jefe_ficha }
    const lacked = lackedOutcomes(rows, evidenceOf, head)
    const lackedBy = groupBy(lacked, ({ nro_documento }) => nro_documento)
    const noticeOf = await lastNotices(manager, actor, nroFicha)
    const users = await enabledUsers(manager, actor, new Set(lacked.map(({ persona }) => persona.documento)))
    const day = today()
    const pendientes = lacked.filter(({ estado }) => estado === 'pendiente').length
    const studying = ficha.aprendices.filter(({ estado }) => isInTraining(estado))
    return {
      ...ficha,
      ok: true,
      totales: {
        aprendices: studying.length,
        con_faltantes: lackedBy.size,
        faltan: lacked.length,
        pendientes,
        no_aprobados: lacked.length - pendientes,
      },
      fuera_de_formacion: notInTraining(ficha.totales.por_estado),
      aprendices: studying
        .map((person) => {
          const faltantes = lackedBy.get(person.nro_documento) ?? []
          return Object.assign(person, {
            faltantes: faltantes.map(lackedForAnswer),
            aviso: noticeOf(person.nro_documento, faltantes),
          })
        })
        .sort((a, b) => b.faltantes.length - a.faltantes.length),
      resultados: design.flatMap(({ id, ...outcome }) => {
        const faltan = counts.get(id)?.length ?? 0
        return faltan === 0 ? [] : { id_resultado: id, ...outcome, faltan, ...waitOf(judged.get(id) ?? [], day) }
      }),
      responsables: responsiblePeople(lacked).map((person) => ({
        ...person,
        id_usuario: users.get(person.documento) ?? null,
      })),
    }
  }
}
