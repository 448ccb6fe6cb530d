import { peopleInState } from '@fichero/contract/fichas.schema'
import type { EntityManager } from 'typeorm'
import { z } from 'zod'
import { computed, rowsOf } from '../../../database/rows.js'
import { STUDYING } from '../in-training.js'

const readStates = rowsOf(peopleInState.extend({ nro_ficha: z.int(), personas: computed }))

/** Counts the people who are not in training, by ficha and state. The largest count is first. */
export const peopleNotInTraining = (manager: EntityManager, fichas: number[]) =>
  readStates(
    manager,
    `SELECT m.nro_ficha, m.estado, COUNT(*) AS personas FROM matricula m
     WHERE m.nro_ficha IN (${fichas.map(() => '?')}) AND NOT (${STUDYING.sql})
     GROUP BY m.nro_ficha, m.estado ORDER BY personas DESC, m.estado`,
    [...fichas, ...STUDYING.parameters],
  )
