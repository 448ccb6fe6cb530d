import { Injectable } from '@nestjs/common'
import type { EntityManager } from 'typeorm'
import { z } from 'zod'
import { rowsOf } from '../../../database/rows.js'
import { lockRows } from '../../../records/row-updates/lock-row.js'
import { DesignFollower } from '../../programs/design-follower.js'
import { Ficha } from '../ficha.entity.js'
import { matchAgain } from './match-design.js'

const readNumbers = rowsOf(z.object({ nro_ficha: z.int() }))
const SCHEDULED = `
  SELECT nro_ficha FROM ficha f WHERE id_programa_formacion = ?
    AND EXISTS (SELECT 1 FROM instructor_programado i WHERE i.nro_ficha = f.nro_ficha)
  ORDER BY nro_ficha`

/** Matches scheduled instructors with the competencies of a design that has changed. */
@Injectable()
export class ScheduledDesignService extends DesignFollower {
  async designChanged(manager: EntityManager, programId: number): Promise<void> {
    // Waits for imports that use the old design.
    await lockRows(manager, Ficha, { id_programa_formacion: programId })
    for (const { nro_ficha } of await readNumbers(manager, SCHEDULED, [programId]))
      await matchAgain(manager, nro_ficha, programId)
  }
}
