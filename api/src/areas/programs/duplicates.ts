import { createHash } from 'node:crypto'
import { folded } from '@fichero/contract/search-text'
import { plainText } from '@fichero/contract/text'
import { isUniqueViolation } from '../../errors/database-error.js'
import { fail } from '../../errors/fail.js'
import type { Program } from './program.entity.js'

/** The columns that identify a program. */
type Identity = Pick<Program, 'codigo' | 'version' | 'nombre_programa' | 'nivel'>

/**
 * Returns a hash of name, level and outcomes, which identifies a program without SOFIA's code and version; null if the
 * program has both. The hash is a unique key, so that a double click does not create a program twice.
 */
export function identityHash({ codigo, version, nombre_programa, nivel }: Identity, outcomes: string[]): string | null {
  if (codigo !== null && version !== null) return null
  const identity = JSON.stringify([plainText(folded(nombre_programa)), nivel, outcomes.toSorted()])
  return createHash('sha256').update(identity).digest('hex')
}

/**
 * Builds the error for a program that exists already. The error belongs to the field that identified the program: the file,
 * which has code and version, or the name in the form.
 */
export const duplicateError = ({ codigo, version, nombre_programa: nombre }: Identity) =>
  codigo !== null && version !== null
    ? fail('program_exists', { codigo, version, nombre }, { errors: { archivo_excel: 'taken' } })
    : fail('program_twin', { nombre }, { errors: { nombrePrograma: 'taken' } })

/** Runs a write of a program. Throws `duplicateError` if the write violates a unique key. */
export async function refuseDuplicate<T>(program: Identity, write: () => Promise<T>): Promise<T> {
  try {
    return await write()
  } catch (error) {
    if (isUniqueViolation(error)) throw duplicateError(program)
    throw error
  }
}
