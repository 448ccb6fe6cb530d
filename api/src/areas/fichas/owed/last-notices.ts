import { NOTICE_CHANNELS } from '@fichero/contract/enums'
import type { Notice } from '@fichero/contract/notices.schema'
import { fullName } from '@fichero/contract/text'
import type { EntityManager } from 'typeorm'
import { z } from 'zod'
import type { Actor } from '../../../access/current-user.decorator.js'
import { rowsOf } from '../../../database/rows.js'
import { fromSqlInstant } from '../../../database/sql-instant.js'
import { missingFingerprint } from './missing-fingerprint.js'
import type { MissingRow } from './missing-rows.js'

const readNotices = rowsOf(
  z.object({
    nro_documento: z.string(),
    fecha: z.string(),
    canal: z.enum(NOTICE_CHANNELS),
    huella: z.string(),
    id_usuario: z.int(),
    nombre: z.string(),
    apellido: z.string(),
  }),
)

const NOTICES = `
  SELECT m.nro_documento, CAST(n.fecha AS CHAR) AS fecha, n.canal, n.huella, n.id_usuario, u.nombre, u.apellido
  FROM matricula m
    JOIN aviso_aprendiz n ON n.id_matricula = m.id
    JOIN usuario u ON u.id = n.id_usuario
  WHERE m.nro_ficha = ?`

/**
 * Returns a function that returns the last notice of a person who lacks these outcomes; null if the person lacked others when
 * the notice was recorded.
 */
export async function lastNotices(manager: EntityManager, actor: Actor, nroFicha: number) {
  const rows = await readNotices(manager, NOTICES, [nroFicha])
  const notices = new Map(rows.map((row) => [row.nro_documento, row]))
  return (nro_documento: string, lacked: Pick<MissingRow, 'id_resultado'>[]): Notice | null => {
    const row = notices.get(nro_documento)
    if (row?.huella !== missingFingerprint(lacked)) return null
    const { fecha, canal, id_usuario, nombre, apellido } = row
    return {
      fecha: fromSqlInstant(fecha).toISOString(),
      canal,
      usuario: fullName({ nombre, apellido }),
      propio: id_usuario === actor.id,
    }
  }
}
