import { JUDGMENTS, type JudgmentState } from '@fichero/contract/enums'
import { GIVEN_MONTHS } from '@fichero/contract/limits'
import type { GivenJudgmentsAnswer } from '@fichero/contract/users.schema'
import { Injectable } from '@nestjs/common'
import { DataSource } from 'typeorm'
import { z } from 'zod'
import type { Actor } from '../../../access/current-user.decorator.js'
import { authorize } from '../../../access/policy.js'
import { scopedTo } from '../../../access/scope.js'
import { computed, rowsOf } from '../../../database/rows.js'
import { fail } from '../../../errors/fail.js'
import { today } from '../../../rules/today.js'
import { addCentres } from '../../users/lock-user.js'
import { User } from '../../users/user.entity.js'
import { viewUser } from '../../users/users.policy.js'

// Needs only one range of the index `ix_juicio_evaluador`.
const selectGiven = (condition: string) => `
  SELECT SUBSTR(fecha_registro, 1, 7) AS mes, estado, COUNT(*) AS juicios FROM juicio
  WHERE evaluador_documento = ? AND fecha_registro >= ? AND fecha_registro < ? AND ${condition}
  GROUP BY SUBSTR(fecha_registro, 1, 7), estado`

const readCounts = rowsOf(z.object({ mes: z.string(), estado: z.enum(JUDGMENTS), juicios: computed }))

/** Counts the judgments that a user recorded, by month. Finds them by document number, because names are not unique. */
@Injectable()
export class GivenJudgmentsService {
  constructor(private readonly dataSource: DataSource) {}

  async count(actor: Actor, id: number): Promise<GivenJudgmentsAnswer> {
    const { manager } = this.dataSource
    const [user] = await addCentres(manager, await manager.findBy(User, { id }))
    if (!user) throw fail('user_not_found')
    authorize(viewUser, actor, user)
    const months = monthsUntil(today())
    const [first = '', after = ''] = [months[0], months.at(-1)]
    const rows = await readCounts(manager, selectGiven(isInFichasOf(actor)), [user.nro_documento, first, after])
    const countOf = (mes: string, estado: JudgmentState) =>
      rows.find((row) => row.mes === mes && row.estado === estado)?.juicios ?? 0
    return {
      ok: true,
      meses: months
        .slice(0, GIVEN_MONTHS)
        .map((mes) => ({ mes, aprobados: countOf(mes, 'APROBADO'), no_aprobados: countOf(mes, 'NO APROBADO') })),
    }
  }
}

/** SQL condition: the judgment is in a ficha that the actor sees. */
const isInFichasOf = (actor: Actor) =>
  actor.centros === 'all'
    ? '1 = 1'
    : `EXISTS (SELECT 1 FROM matricula m JOIN ${scopedTo(actor).fichas} f ON f.nro_ficha = m.nro_ficha WHERE m.id = juicio.id_matricula)`

/** Returns the months to count, oldest first, followed by the next month as the upper bound. Format: `YYYY-MM`. */
function monthsUntil(day: string): string[] {
  const [year = 0, month = 0] = day.split('-').map(Number)
  return Array.from({ length: GIVEN_MONTHS + 1 }, (_, index) =>
    new Date(Date.UTC(year, month - GIVEN_MONTHS + index, 1)).toISOString().slice(0, 7),
  )
}
