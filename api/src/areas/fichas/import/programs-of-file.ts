import type { EntityManager } from 'typeorm'
import { z } from 'zod'
import { rowsOf } from '../../../database/rows.js'
import type { Preamble } from '../../../files/spreadsheet-reader/records.js'
import { isSameName, mayBeSame } from '../../programs/program-names.js'

const readPrograms = rowsOf(
  z.object({ id: z.int(), codigo: z.string().nullable(), version: z.string().nullable(), nombre_programa: z.string() }),
)
const ENABLED = `SELECT id, codigo, version, nombre_programa FROM programa WHERE estado = 'habilitado' ORDER BY id`

/**
 * Returns the ids of the enabled programs to which a file may belong. Looks first for programs with the same code and version,
 * then for programs with the same name, then for programs with a similar name. Names are compared only if the file or the
 * program has no code.
 */
export async function programsOfFile(
  manager: EntityManager,
  { codigo, version, programa, denominacion }: Pick<Preamble, 'codigo' | 'version' | 'programa' | 'denominacion'>,
): Promise<number[]> {
  const programs = await readPrograms(manager, ENABLED)
  const coded = programs.filter(
    (program) =>
      codigo !== null &&
      program.codigo === codigo &&
      (version === null || program.version === null || program.version === version),
  )
  const name = programa ?? denominacion ?? ''
  const possible = name === '' ? [] : programs.filter((program) => codigo === null || program.codigo === null)
  const same = possible.filter(({ nombre_programa }) => isSameName(nombre_programa, name))
  const similar = possible.filter(({ nombre_programa }) => mayBeSame(nombre_programa, name))
  const found = [coded, same, similar].find(({ length }) => length > 0) ?? []
  return found.map(({ id }) => id)
}
