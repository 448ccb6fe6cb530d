import { JUDGMENTS, type JudgmentState } from '@fichero/contract/enums'
import { GIVEN_MONTHS } from '@fichero/contract/limits'
import type { GivenJudgmentsAnswer } from '@fichero/contract/users.schema'
import { Injectable } from '@nestjs/common'
import { DataSource } from 'typeorm'
import { z } from 'zod'
import type { Actor } from '../../access/current-user.decorator.js'
import { authorize } from '../../access/policy.js'
import { computed, rowsOf } from '../../database/rows.js'
import { today } from '../../domain/today.js'
import { fail } from '../../errors/fail.js'
import { User } from '../../users/user.entity.js'
import { viewUser } from '../../users/users.policy.js'

// One range of `ix_juicio_evaluador`, which has every column that is read.
const GIVEN = `
  SELECT SUBSTR(fecha_registro, 1, 7) AS mes, estado, COUNT(*) AS juicios FROM juicio
  WHERE evaluador_documento = ? AND fecha_registro >= ? AND fecha_registro < ?
  GROUP BY SUBSTR(fecha_registro, 1, 7), estado`

const readCounts = rowsOf(z.object({ mes: z.string(), estado: z.enum(JUDGMENTS), juicios: computed }))

/** The judgments that a person gave. Their document tells who that is: names repeat. */
@Injectable()
export class GivenJudgmentsService {
  constructor(private readonly dataSource: DataSource) {}

  async count(actor: Actor, id: number): Promise<GivenJudgmentsAnswer> {
    const { manager } = this.dataSource
    const user = await manager.findOneBy(User, { id })
    if (!user) throw fail('user_not_found')
    authorize(viewUser, actor, user)
    const months = monthsUntil(today())
    const [first = '', after = ''] = [months[0], months.at(-1)]
    const rows = await readCounts(manager, GIVEN, [user.nro_documento, first, after])
    const of = (mes: string, estado: JudgmentState) =>
      rows.find((row) => row.mes === mes && row.estado === estado)?.juicios ?? 0
    return {
      ok: true,
      meses: months
        .slice(0, GIVEN_MONTHS)
        .map((mes) => ({ mes, aprobados: of(mes, 'APROBADO'), no_aprobados: of(mes, 'NO APROBADO') })),
    }
  }
}

/** The months that are counted, oldest first, and the one after them, as `YYYY-MM`. */
function monthsUntil(day: string): string[] {
  const [year = 0, month = 0] = day.split('-').map(Number)
  return Array.from({ length: GIVEN_MONTHS + 1 }, (_, place) =>
    new Date(Date.UTC(year, month - GIVEN_MONTHS + place, 1)).toISOString().slice(0, 7),
  )
}
