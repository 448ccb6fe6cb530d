import type { FichaStateAnswer } from '@fichero/contract/fichas.schema'
import { Injectable } from '@nestjs/common'
import { DataSource } from 'typeorm'
import type { Actor } from '../../access/current-user.decorator.js'
import { authorize } from '../../access/policy.js'
import { inTransaction } from '../../database/transaction.js'
import { lockRow } from '../../records/row-updates/lock-row.js'
import { type StateVerb, setState } from '../../records/row-updates/set-state.js'
import { succeed } from '../../records/row-updates/succeed.js'
import { Ficha } from './ficha.entity.js'
import { fichaPolicy } from './fichas.policy.js'
import { FichasService } from './fichas.service.js'

/**
 * Enables and disables fichas. A disabled ficha is hidden from lists and accepts no judgments. A ficha can be enabled even if
 * its program is disabled.
 */
@Injectable()
export class FichaStatesService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly fichas: FichasService,
  ) {}

  set(actor: Actor, nro_ficha: number, verb: StateVerb): Promise<FichaStateAnswer> {
    return inTransaction(this.dataSource, async (manager) => {
      const ficha = await lockRow(manager, Ficha, { nro_ficha }, 'ficha_not_found')
      authorize(fichaPolicy[verb], actor, ficha)
      await setState(manager, ficha, { actor, verb, area: 'fichas' })
      return succeed(`ficha_${verb}d`, { ficha: await this.fichas.present(manager, actor, nro_ficha) })
    })
  }
}
