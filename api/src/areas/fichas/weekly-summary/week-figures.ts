import type { AttentionFicha } from '@fichero/contract/attention.schema'
import type { DataSource } from 'typeorm'
import { z } from 'zod'
import type { Actor } from '../../../access/current-user.decorator.js'
import { rolesWith } from '../../../access/permissions.js'
import { isInScope } from '../../../access/scope.js'
import { computed, rowsOf } from '../../../database/rows.js'
import { sqlInstant } from '../../../database/sql-instant.js'
import { isNotUndone } from '../../../files/import-records/last-report.js'
import { daysAfter, startOfDay } from '../../../rules/today.js'
import type { User } from '../../users/user.entity.js'
import { needingAttention } from '../figures/attention-reasons.js'
import { readFichaFigures } from '../figures/read-ficha-figures.js'

const reported = z.object({
  nro_ficha: z.int(),
  id_jefe: z.int(),
  id_centro: z.int().nullable(),
  programa_formacion: z.string(),
  /** Number of judgments reports of the week. */
  reportes: computed,
  /** Approved outcomes of the people in training with the last report before the week; null if there is none or it is unknown. */
  antes: computed.nullable(),
  /** Approved outcomes with the last report of the week. MySQL sometimes returns this COALESCE as a string. */
  despues: computed,
})
/** A ficha into which reports were loaded during the week. */
export type ReportedFicha = z.infer<typeof reported>
const readReported = rowsOf(reported)

/** SQL for the approved outcomes that are stored with the last report before a moment: they are, once the next report replaces it. */
const APPROVED = `(SELECT u.aprobados FROM importacion u
  WHERE u.nro_ficha = f.nro_ficha AND u.tipo = 'juicios' AND u.fecha < ? AND ${isNotUndone('u.id')}
  ORDER BY u.orden DESC LIMIT 1)`

const REPORTED = `
  SELECT f.nro_ficha, f.id_jefe, f.id_centro, p.nombre_programa AS programa_formacion, w.reportes, ${APPROVED} AS antes,
    COALESCE(${APPROVED}, f.aprobados_en_formacion) AS despues
  FROM (
      SELECT i.nro_ficha, COUNT(*) AS reportes FROM importacion i
      WHERE i.fecha >= ? AND i.fecha < ? AND i.tipo = 'juicios' AND ${isNotUndone('i.id')} GROUP BY i.nro_ficha
    ) w
    JOIN ficha f ON f.nro_ficha = w.nro_ficha JOIN programa p ON p.id = f.id_programa_formacion
  WHERE f.estado = 'habilitado' ORDER BY f.nro_ficha`

const ENABLED = { where: `estado = 'habilitado'`, parameters: [] }

/** What the summaries of one Monday are made of, for all fichas. */
export interface WeekFigures {
  /** First day of the week before the Monday. */
  first: string
  /** Its last day. */
  last: string
  reported: ReportedFicha[]
  /** The fichas that need attention, most urgent first. */
  attention: (AttentionFicha & Pick<ReportedFicha, 'id_jefe' | 'id_centro'>)[]
}

/** Reads the figures of all fichas, once for all people. */
export async function readWeek(dataSource: DataSource, monday: string): Promise<WeekFigures> {
  const first = daysAfter(monday, -7)
  const [from, until] = [first, monday].map((day) => sqlInstant(startOfDay(day)))
  return {
    first,
    last: daysAfter(monday, -1),
    reported: await readReported(dataSource, REPORTED, [from, until, from, until]),
    attention: needingAttention(monday, await readFichaFigures(dataSource, ENABLED, monday)),
  }
}

/** Returns whether a person gets the figures of all fichas of the centres. Other people get those of the fichas that they head. */
export const seesAllFichas = ({ rol }: Pick<User, 'rol'>): boolean => rolesWith('fichas:edit').includes(rol)

/** Returns the figures of the fichas that a person's summary is about. */
export function weekOf(person: Pick<Actor, 'id' | 'rol' | 'centros'>, week: WeekFigures): WeekFigures {
  const isShown = ({ id_jefe, id_centro }: Pick<ReportedFicha, 'id_jefe' | 'id_centro'>) =>
    isInScope(person, id_centro) && (seesAllFichas(person) || id_jefe === person.id)
  return { ...week, reported: week.reported.filter(isShown), attention: week.attention.filter(isShown) }
}
