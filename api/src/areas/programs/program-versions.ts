import { type ProgramVersion, programVersion } from '@fichero/contract/programs.schema'
import type { EntityManager } from 'typeorm'
import { rowsOf } from '../../database/rows.js'

const readVersions = rowsOf(programVersion)

const VERSIONS = `SELECT ${programVersion.keyof().options.join(', ')} FROM programa WHERE codigo = ?`

/** Returns all programs with this SOFIA code, newest version first; programs without a version come last. */
export async function versionsOf(manager: EntityManager, codigo: string | null): Promise<ProgramVersion[]> {
  if (codigo === null) return []
  const versions = await readVersions(manager, VERSIONS, [codigo])
  const { compare } = new Intl.Collator('es', { numeric: true })
  return versions.sort((a, b) => compare(b.version ?? '', a.version ?? '') || b.id - a.id)
}
