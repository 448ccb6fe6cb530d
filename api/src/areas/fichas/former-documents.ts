import type { EntityManager } from 'typeorm'
import { z } from 'zod'
import { rowsOf } from '../../database/rows.js'
import { searchable } from '../../database/searchable.js'
import { documentBatches } from './document-batches.js'

const currentPerson = z.object({
  nro_anterior: z.string(),
  nro_documento: z.string(),
  tipo_documento: z.string(),
  nombre: z.string(),
  apellido: z.string(),
})
/** A person with the current document number, who was found by the former number `nro_anterior`. */
export type RenumberedPerson = z.infer<typeof currentPerson>

const readCurrent = rowsOf(currentPerson)
const readFormer = rowsOf(z.object({ nro_anterior: z.string(), tipo_documento: z.string(), nro_documento: z.string() }))

/** Finds people by their former document numbers. Returns the people, with their current numbers, by the former number. */
export async function peopleByFormerNumber(
  manager: EntityManager,
  documents: string[],
): Promise<Map<string, RenumberedPerson>> {
  const current = new Map<string, RenumberedPerson>()
  for (const { batch, placeholders } of documentBatches(documents)) {
    const sql = `SELECT d.nro_anterior, a.nro_documento, a.tipo_documento, a.nombre, a.apellido
      FROM documento_anterior d JOIN aprendiz a ON a.nro_documento = d.nro_documento WHERE d.nro_anterior IN (${placeholders})`
    for (const row of await readCurrent(manager, sql, batch)) current.set(row.nro_anterior, row)
  }
  return current
}

/** Returns the former document numbers of people, by their current numbers. */
export async function formerNumbers(
  manager: EntityManager,
  documents: string[],
): Promise<Map<string, { nro_anterior: string; tipo_documento: string }[]>> {
  const former = new Map<string, { nro_anterior: string; tipo_documento: string }[]>()
  for (const { batch, placeholders } of documentBatches(documents)) {
    const sql = `SELECT nro_anterior, tipo_documento, nro_documento FROM documento_anterior
      WHERE nro_documento IN (${placeholders}) ORDER BY nro_anterior`
    for (const { nro_documento, ...row } of await readFormer(manager, sql, batch))
      former.set(nro_documento, [...(former.get(nro_documento) ?? []), row])
  }
  return former
}

/** The columns of `aprendiz` that the caller knows. */
interface PersonToWrite {
  nro_documento: string
  tipo_documento: string
  nombre: string
  apellido: string
}

/** Returns the rows of `aprendiz` to write for people. The search text contains their former numbers too. */
export async function apprenticeRows(manager: EntityManager, people: PersonToWrite[]) {
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
