import { fullName } from '@fichero/contract/text'
import type { RecordTyt, RecordTytAnswer } from '@fichero/contract/tyt-board.schema'
import { areInOrder, tytColumn } from '@fichero/contract/tyt-steps'
import { Injectable } from '@nestjs/common'
import { DataSource, type EntityManager, In } from 'typeorm'
import type { Actor } from '../../../access/current-user.decorator.js'
import { inTransaction } from '../../../database/transaction.js'
import { fail, failFields } from '../../../errors/fail.js'
import { lockRows } from '../../../records/row-updates/lock-row.js'
import { succeed } from '../../../records/row-updates/succeed.js'
import { today } from '../../../rules/today.js'
import { Apprentice } from '../apprentice.entity.js'
import { Enrolment } from '../enrolment.entity.js'
import { authorizeAll } from './authorize-all.js'
import { writeSteps } from './write-steps.js'

/** Records the day of a step of the TyT test for several enrolments, with one audit entry each. All of them change, or none. */
@Injectable()
export class TytStepsService {
  constructor(private readonly dataSource: DataSource) {}

  record(actor: Actor, { personas, paso, fecha }: RecordTyt): Promise<RecordTytAnswer> {
    if (fecha !== null && fecha > today()) throw failFields({ fecha: 'tyt_day_future' })
    const fichas = [...new Set(personas.map(({ nro_ficha }) => nro_ficha))]
    return inTransaction(this.dataSource, async (manager) => {
      await authorizeAll(manager, actor, fichas)
      const enrolments = await lockEnrolments(manager, fichas, personas)
      const values = { [tytColumn(paso)]: fecha }
      const changed = enrolments.filter((enrolment) => enrolment[tytColumn(paso)] !== fecha)
      const disordered = changed.find((enrolment) => !areInOrder({ ...enrolment, ...values }))
      if (disordered) throw await outOfOrder(manager, disordered)
      await writeSteps(
        manager,
        actor,
        changed.map((enrolment) => ({ enrolment, days: values })),
      )
      return succeed(fecha === null ? 'tyt_removed' : 'tyt_recorded', { cambiadas: changed.length })
    })
  }
}

/** Locks the requested enrolments, each once, and throws if one of them does not exist. */
async function lockEnrolments(
  manager: EntityManager,
  fichas: number[],
  personas: RecordTyt['personas'],
): Promise<Enrolment[]> {
  const documents = [...new Set(personas.map(({ nro_documento }) => nro_documento))]
  const keyOf = ({ nro_ficha, nro_documento }: RecordTyt['personas'][number]) => `${nro_ficha} ${nro_documento}`
  const wanted = new Set(personas.map(keyOf))
  const rows = await lockRows(manager, Enrolment, { nro_ficha: In(fichas), nro_documento: In(documents) })
  const enrolments = rows.filter((row) => wanted.has(keyOf(row)))
  if (enrolments.length < wanted.size) throw fail('apprentice_not_found')
  return enrolments
}

async function outOfOrder(manager: EntityManager, { nro_documento }: Enrolment) {
  return fail('tyt_out_of_order', { nombre: fullName(await manager.findOneByOrFail(Apprentice, { nro_documento })) })
}
