import { type DataSource } from 'typeorm'
import { z } from 'zod'
import type { Actor } from '../../../access/current-user.decorator.js'
import { rowsOf } from '../../../database/rows.js'
import { exportsContact } from '../fichas.policy.js'

const row = z.object({
  nro_documento: z.string(),
  celular: z.string().nullable(),
  correo: z.string().nullable(),
  id_jefe: z.int(),
})
const readRows = rowsOf(row)

/** Phone and mail of people by document number. */
export type Contacts = ReadonlyMap<string, Pick<z.infer<typeof row>, 'celular' | 'correo'>>

/** Returns phone and mail of each person of a ficha, if the actor may export them. */
export async function contactsOf({ manager }: DataSource, actor: Actor, nroFicha: number): Promise<Contacts> {
  const rows = await readRows(
    manager,
    `SELECT m.nro_documento, m.celular, m.correo, f.id_jefe
     FROM matricula m JOIN ficha f ON f.nro_ficha = m.nro_ficha WHERE m.nro_ficha = ?`,
    [nroFicha],
  )
  return new Map(rows.filter((one) => exportsContact(actor, one)).map((one) => [one.nro_documento, one]))
}
