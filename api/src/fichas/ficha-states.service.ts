import type { RecordState } from '@fichero/contract/enums'
import type { FichaStateAnswer } from '@fichero/contract/fichas.schema'
import { Injectable } from '@nestjs/common'
import { DataSource } from 'typeorm'
import type { Actor } from '../access/current-user.decorator.js'
import { record } from '../audit/record.js'
import { inTransaction } from '../database/transaction.js'
import { Ficha } from './ficha.entity.js'
import { FichasService } from './fichas.service.js'
import { lockFichaRow } from './lock-ficha.js'

/** A disabled ficha is out of the lists and takes no judgments. */
@Injectable()
export class FichaStates {
  constructor(
    private readonly dataSource: DataSource,
    private readonly fichas: FichasService,
  ) {}

  disable(actor: Actor, nroFicha: number): Promise<FichaStateAnswer> {
    return this.set(actor, nroFicha, 'deshabilitado', 'fichas:disable', 'La ficha se deshabilitó correctamente')
  }

  /** Also where its program is disabled: that keeps new fichas from starting, not those that run from going on. */
  enable(actor: Actor, nroFicha: number): Promise<FichaStateAnswer> {
    return this.set(actor, nroFicha, 'habilitado', 'fichas:enable', 'La ficha se reactivó correctamente')
  }

  /** Setting the state that a ficha has already changes nothing and is no error: somebody clicked twice. */
  private set(
    actor: Actor,
    nro_ficha: number,
    estado: RecordState,
    accion: string,
    msg: string,
  ): Promise<FichaStateAnswer> {
    return inTransaction(this.dataSource, async (manager) => {
      const ficha = await lockFichaRow(manager, nro_ficha)
      const antes = { estado: ficha.estado }
      if (ficha.estado !== estado) {
        await manager.update(Ficha, nro_ficha, { estado, version: ficha.version + 1 })
        await record(manager, { actor, accion, entidad: 'ficha', entidad_id: nro_ficha, antes, despues: { estado } })
      }
      return { ok: true, msg, ficha: await this.fichas.present(manager, actor, nro_ficha) }
    })
  }
}
