import type { DoneAnswer } from '@fichero/contract/auth.schema'
import { CENTRE_FIELDS } from '@fichero/contract/centre.fields'
import {
  type Centre as CentreData,
  type CentreSavedAnswer,
  type CentresAnswer,
  type CentreValues,
  centre as centreSchema,
} from '@fichero/contract/centres.schema'
import { columnsAfter, columnsOf } from '@fichero/contract/fields'
import { Injectable } from '@nestjs/common'
import { DataSource, type EntityManager, Not } from 'typeorm'
import { z } from 'zod'
import type { Actor } from '../../access/current-user.decorator.js'
import { computed, countOf, rowsOf } from '../../database/rows.js'
import { inTransaction } from '../../database/transaction.js'
import { fail } from '../../errors/fail.js'
import { audit } from '../../records/audit/audit.js'
import { lockRow, lockRows } from '../../records/row-updates/lock-row.js'
import { succeed } from '../../records/row-updates/succeed.js'
import { updateRow } from '../../records/row-updates/update-row.js'
import { requireVersion } from '../../records/row-updates/versions.js'
import { Centre } from './centre.entity.js'
import { addWorkplaces } from './known-centres.js'

const readCentres = rowsOf(centreSchema.extend({ confirmado: z.int(), fichas: computed, personas: computed }))
const readIds = rowsOf(z.object({ id: z.int() }))

const CENTRES = `SELECT c.id, ${columnsOf(CENTRE_FIELDS).map((column) => `c.${column}`)}, c.confirmado, c.version,
    (SELECT COUNT(*) FROM ficha f WHERE f.id_centro = c.id AND f.estado = 'habilitado') AS fichas,
    (SELECT COUNT(*) FROM usuario_centro w JOIN usuario u ON u.id = w.id_usuario
      WHERE w.id_centro = c.id AND u.estado = 'habilitado') AS personas
  FROM centro c`

const WITHOUT_CENTRE = `SELECT COUNT(*) AS total FROM ficha f
  WHERE f.estado = 'habilitado' AND NOT EXISTS (SELECT 1 FROM centro c WHERE c.id = f.id_centro AND c.confirmado = 1)`

const HEADS = 'SELECT DISTINCT id_jefe AS id FROM ficha WHERE id_centro = ?'
const WITHOUT_WORKPLACE = `SELECT u.id FROM usuario u
  WHERE u.rol <> 'admin' AND NOT EXISTS (SELECT 1 FROM usuario_centro w WHERE w.id_usuario = u.id)`

@Injectable()
export class CentresService {
  constructor(private readonly dataSource: DataSource) {}

  async list(): Promise<CentresAnswer> {
    const rows = await readCentres(this.dataSource, `${CENTRES} ORDER BY c.confirmado, c.nombre, c.id`)
    return { ok: true, centros: rows.map(present), sin_centro: await countOf(this.dataSource, WITHOUT_CENTRE) }
  }

  create(actor: Actor, data: CentreValues): Promise<CentreSavedAnswer> {
    return inTransaction(this.dataSource, async (manager) => {
      await refuseKnownCode(manager, data.codigo)
      const values = columnsAfter(CENTRE_FIELDS, data)
      const { id } = await manager.save(Centre, manager.create(Centre, values))
      await audit(manager, { actor, accion: 'centres:create', entidad: 'centro', entidad_id: id, despues: values })
      await openCentre(manager, id)
      return succeed('centre_created', { centro: await centreOf(manager, id) })
    })
  }

  update(actor: Actor, id: number, data: CentreValues, ifMatch: string | undefined): Promise<CentreSavedAnswer> {
    return inTransaction(this.dataSource, async (manager) => {
      const centre = await lockRow(manager, Centre, { id }, 'centre_not_found')
      await requireVersion(ifMatch, centre.version, () => centreOf(manager, id))
      await refuseKnownCode(manager, data.codigo, id)
      await updateRow(manager, centre, { actor, accion: 'centres:edit', values: columnsAfter(CENTRE_FIELDS, data) })
      return succeed('centre_updated', { centro: await centreOf(manager, id) })
    })
  }

  confirm(actor: Actor, id: number): Promise<CentreSavedAnswer> {
    return inTransaction(this.dataSource, async (manager) => {
      const { confirmado } = await lockRow(manager, Centre, { id }, 'centre_not_found')
      if (!confirmado) {
        await audit(manager, { actor, accion: 'centres:confirm', entidad: 'centro', entidad_id: id })
        await openCentre(manager, id)
      }
      return succeed('centre_confirmed', { centro: await centreOf(manager, id) })
    })
  }

  discard(actor: Actor, id: number): Promise<DoneAnswer> {
    return inTransaction(this.dataSource, async (manager) => {
      const centre = await lockRow(manager, Centre, { id }, 'centre_not_found')
      if (centre.confirmado) throw fail('centre_confirmed')
      await manager.query('UPDATE ficha SET id_centro = NULL WHERE id_centro = ?', [id])
      await manager.delete(Centre, { id })
      const { codigo, nombre } = centre
      const antes = { codigo, nombre }
      await audit(manager, { actor, accion: 'centres:discard', entidad: 'centro', entidad_id: id, antes })
      return succeed('centre_discarded')
    })
  }
}

const present = (row: Omit<CentreData, 'confirmado'> & { confirmado: number }): CentreData => ({
  ...row,
  confirmado: row.confirmado === 1,
})

async function centreOf(manager: EntityManager, id: number): Promise<CentreData> {
  const [row] = await readCentres(manager, `${CENTRES} WHERE c.id = ?`, [id])
  return present(row!)
}

async function refuseKnownCode(manager: EntityManager, codigo: string, id = 0): Promise<void> {
  if (await manager.existsBy(Centre, { codigo, id: Not(id) }))
    throw fail('centre_exists', { codigo }, { errors: { codigo: 'taken' } })
}

/**
 * Confirms a centre. The heads of its fichas work in it. With the second centre it begins to matter who works where: from then
 * on, everybody else works in the first one.
 */
async function openCentre(manager: EntityManager, id: number): Promise<void> {
  const others = await lockRows(manager, Centre, { confirmado: true })
  await manager.update(Centre, { id }, { confirmado: true })
  await addWorkplaces(manager, id, await idsOf(manager, HEADS, [id]))
  const [first] = others
  if (!first || others.length > 1) return
  await addWorkplaces(manager, first.id, await idsOf(manager, HEADS, [first.id]))
  await addWorkplaces(manager, first.id, await idsOf(manager, WITHOUT_WORKPLACE))
}

const idsOf = async (manager: EntityManager, sql: string, parameters: unknown[] = []) =>
  (await readIds(manager, sql, parameters)).map(({ id }) => id)
