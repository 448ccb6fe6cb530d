import type { EntityManager } from 'typeorm'
import { z } from 'zod'
import { rowsOf } from '../database/rows.js'
import { searchable } from '../database/searchable.js'
import { documentBatches } from './document-batches.js'

const presentPerson = z.object({
  nro_anterior: z.string(),
  nro_documento: z.string(),
  tipo_documento: z.string(),
  nombre: z.string(),
  apellido: z.string(),
})
/** A person with the current number, found by a former one. */
export type PresentPerson = z.infer<typeof presentPerson>

const readPresent = rowsOf(presentPerson)
const readFormer = rowsOf(z.object({ nro_anterior: z.string(), tipo_documento: z.string(), nro_documento: z.string() }))

/** Returns the owners of former numbers, by the former number. */
export async function presentNumbers(manager: EntityManager, documents: string[]): Promise<Map<string, PresentPerson>> {
  const present = new Map<string, PresentPerson>()
  for (const { batch, places } of documentBatches(documents)) {
    const sql = `SELECT d.nro_anterior, a.nro_documento, a.tipo_documento, a.nombre, a.apellido
      FROM documento_anterior d JOIN aprendiz a ON a.nro_documento = d.nro_documento WHERE d.nro_anterior IN (${places})`
    for (const row of await readPresent(manager, sql, batch)) present.set(row.nro_anterior, row)
  }
  return present
}

/** Returns former numbers by the current number. */
export async function formerNumbers(
  manager: EntityManager,
  documents: string[],
): Promise<Map<string, { nro_anterior: string; tipo_documento: string }[]>> {
  const former = new Map<string, { nro_anterior: string; tipo_documento: string }[]>()
  for (const { batch, places } of documentBatches(documents)) {
    const sql = `SELECT nro_anterior, tipo_documento, nro_documento FROM documento_anterior
      WHERE nro_documento IN (${places}) ORDER BY nro_anterior`
    for (const { nro_documento, ...row } of await readFormer(manager, sql, batch))
      former.set(nro_documento, [...(former.get(nro_documento) ?? []), row])
  }
  return former
}

interface Named {
  nro_documento: string
  tipo_documento: string
  nombre: string
  apellido: string
}

/** Returns rows of `aprendiz`. Their search text contains former numbers. */
export async function apprenticeRows(manager: EntityManager, people: Named[]) {
  const former = await formerNumbers(
    manager,
    people.map(({ nro_documento }) => nro_documento),
  )
  return people.map(({ nro_documento, tipo_documento, nombre, apellido }) => {
    const numbers = (former.get(nro_documento) ?? []).map(({ nro_anterior }) => nro_anterior)
    const busqueda = searchable(nombre, apellido, nro_documento, ...numbers)
    return { nro_documento, tipo_documento, nombre, apellido, busqueda }
  })
}
