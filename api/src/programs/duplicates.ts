import { createHash } from 'node:crypto'
import { FIELD_ERRORS } from '@fichero/contract/field-errors'
import { searchable } from '../database/searchable.js'
import { isUniqueViolation } from '../errors/database-error.js'
import { fail } from '../errors/fail.js'
import type { Program } from './program.entity.js'

type Identity = Pick<Program, 'codigo' | 'version' | 'nombre_programa' | 'nivel'>

/**
 * Hash of name, level and outcomes: identifies a program without SOFIA's code and version. As a unique key it prevents
 * duplicates from a double click, without relying on time. Null if the program has code and version.
 */
export function identityHash({ codigo, version, nombre_programa, nivel }: Identity, outcomes: string[]): string | null {
  if (codigo !== null && version !== null) return null
  const identity = JSON.stringify([searchable(nombre_programa), nivel, outcomes.toSorted()])
  return createHash('sha256').update(identity).digest('hex')
}

const taken = { code: 'taken', msg: FIELD_ERRORS.taken } as const

/** The error that names the existing program. The code comes from the file, the name from the form. */
export const duplicateError = ({ codigo, version, nombre_programa: nombre }: Identity) =>
  codigo !== null && version !== null
    ? fail('program_exists', { codigo, version, nombre }, { errors: { archivo_excel: taken } })
    : fail('program_twin', { nombre }, { errors: { nombrePrograma: taken } })

/** Runs a write of a program; throws `duplicateError` if its key exists. */
export async function refuseDuplicate<T>(program: Identity, write: () => Promise<T>): Promise<T> {
  try {
    return await write()
  } catch (error) {
    if (isUniqueViolation(error)) throw duplicateError(program)
    throw error
  }
}
