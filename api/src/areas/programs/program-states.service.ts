import type { ProgramStateAnswer } from '@fichero/contract/programs.schema'
import { Injectable } from '@nestjs/common'
import { DataSource } from 'typeorm'
import type { Actor } from '../../access/current-user.decorator.js'
import { authorize } from '../../access/policy.js'
import { inTransaction } from '../../database/transaction.js'
import { lockRow } from '../../records/row-updates/lock-row.js'
import { type StateVerb, setState } from '../../records/row-updates/set-state.js'
import { succeed } from '../../records/row-updates/succeed.js'
import { Program } from './program.entity.js'
import { programPolicy } from './programs.policy.js'

/** Disables and enables programs. A disabled program accepts no new fichas; existing fichas continue. */
@Injectable()
export class ProgramStatesService {
  constructor(private readonly dataSource: DataSource) {}

  set(actor: Actor, id: number, verb: StateVerb): Promise<ProgramStateAnswer> {
    return inTransaction(this.dataSource, async (manager) => {
      const program = await lockRow(manager, Program, { id }, 'program_not_found')
      authorize(programPolicy[verb], actor, program)
      const saved = await setState(manager, program, { actor, verb, area: 'programs' })
      return succeed(`program_${verb}d`, { program: saved })
    })
  }
}
