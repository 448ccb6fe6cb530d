import type { RecordState } from '@fichero/contract/enums'
import type { ProgramStateAnswer } from '@fichero/contract/programs.schema'
import { Injectable } from '@nestjs/common'
import { DataSource } from 'typeorm'
import type { Actor } from '../access/current-user.decorator.js'
import { record } from '../audit/record.js'
import { inTransaction } from '../database/transaction.js'
import { lockProgram } from './lock-program.js'
import { Program } from './program.entity.js'

/** A disabled program takes no new fichas; those that it has go on. */
@Injectable()
export class ProgramStates {
  constructor(private readonly dataSource: DataSource) {}

  disable(actor: Actor, id: number): Promise<ProgramStateAnswer> {
    return this.set(actor, id, 'deshabilitado', 'programs:disable', 'El programa se eliminó correctamente')
  }

  enable(actor: Actor, id: number): Promise<ProgramStateAnswer> {
    return this.set(actor, id, 'habilitado', 'programs:enable', 'El programa se reactivó correctamente')
  }

  /** Setting the state that a program has already changes nothing and is no error: somebody clicked twice. */
  private set(actor: Actor, id: number, estado: RecordState, accion: string, msg: string): Promise<ProgramStateAnswer> {
    return inTransaction(this.dataSource, async (manager) => {
      const program = await lockProgram(manager, id)
      const antes = { estado: program.estado }
      if (program.estado === estado) return { ok: true, msg, program }
      const changed = { estado, revision: program.revision + 1 }
      await manager.update(Program, id, changed)
      await record(manager, { actor, accion, entidad: 'programa', entidad_id: id, antes, despues: { estado } })
      return { ok: true, msg, program: { ...program, ...changed } }
    })
  }
}
