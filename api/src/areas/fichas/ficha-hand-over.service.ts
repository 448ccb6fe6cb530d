import { Injectable } from '@nestjs/common'
import type { EntityManager } from 'typeorm'
import type { Actor } from '../../access/current-user.decorator.js'
import { authorize } from '../../access/policy.js'
import { seesUser } from '../../access/scope.js'
import { failFields } from '../../errors/fail.js'
import { lockRow, lockRows } from '../../records/row-updates/lock-row.js'
import { updateRow } from '../../records/row-updates/update-row.js'
import { HeadedFichas } from '../users/headed-fichas.js'
import { User } from '../users/user.entity.js'
import { Ficha } from './ficha.entity.js'
import { fichaPolicy } from './fichas.policy.js'

/** Moves the fichas of one head to another, so that the users area can disable a user who is a head. */
@Injectable()
export class FichaHandOverService extends HeadedFichas {
  async handOver(manager: EntityManager, actor: Actor, from: User, to: string): Promise<number[]> {
    const head = await lockRow(manager, User, { nro_documento: to })
    const isFound = head?.estado === 'habilitado' && (await seesUser(manager, actor, head.id))
    if (!isFound || head.id === from.id) throw failFields({ idJefeFicha: 'instructor_unknown' })
    const fichas = await lockRows(manager, Ficha, { id_jefe: from.id, estado: 'habilitado' })
    for (const ficha of fichas) {
      authorize(fichaPolicy.edit, actor, ficha)
      await updateRow(manager, ficha, { actor, accion: 'fichas:edit', values: { id_jefe: head.id } })
    }
    return fichas.map(({ nro_ficha }) => nro_ficha)
  }
}
