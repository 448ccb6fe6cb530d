import type { ProgramStateAnswer } from '@fichero/contract/programs.schema'
import { Injectable } from '@nestjs/common'
import { DataSource } from 'typeorm'
import type { Actor } from '../access/current-user.decorator.js'
import { authorize } from '../access/policy.js'
import { inTransaction } from '../database/transaction.js'
import { lockRow } from '../records/lock-row.js'
import { type StateVerb, setState } from '../records/set-state.js'
import { succeed } from '../records/succeed.js'
import { Program } from './program.entity.js'
import { programPolicy } from './programs.policy.js'

/** A disabled program takes no new fichas; existing ones continue. */
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
