import type { ScheduleAnswer, ScheduleQuery } from '@fichero/contract/schedule.schema'
import { Injectable } from '@nestjs/common'
import { DataSource } from 'typeorm'
import type { Actor } from '../../../access/current-user.decorator.js'
import { today } from '../../../rules/today.js'
import { conditionsOf } from '../ficha-conditions.js'
import { readFichaFigures } from './read-ficha-figures.js'
import { scheduleOn } from './schedule.js'

/** Compares the progress of fichas with what their dates would give. */
@Injectable()
export class ScheduleService {
  constructor(private readonly dataSource: DataSource) {}

  async list(actor: Actor, query: ScheduleQuery): Promise<ScheduleAnswer> {
    const day = today()
    return scheduleOn(day, await readFichaFigures(this.dataSource, conditionsOf(actor, query, day), day))
  }
}
