import { createHash } from 'node:crypto'
import { FIELD_ERRORS } from '@fichero/contract/errors'
import { searchable } from '../database/searchable.js'
import { isUniqueViolation } from '../errors/database-error.js'
import { fail } from '../errors/fail.js'
import type { Program } from './program.entity.js'

type Identity = Pick<Program, 'codigo' | 'version' | 'nombre_programa' | 'nivel'>

/**
 * What makes two programs without SOFIA's code and version the same one: name, level and outcomes. It is a unique key, so that a
 * double click makes one program whatever the moment, without a window of seconds to guess. Null where code and version tell.
 */
export function identityHash({ codigo, version, nombre_programa, nivel }: Identity, outcomes: string[]): string | null {
  if (codigo !== null && version !== null) return null
  const identity = JSON.stringify([searchable(nombre_programa), nivel, outcomes.toSorted()])
  return createHash('sha256').update(identity).digest('hex')
}

const taken = { code: 'taken', msg: FIELD_ERRORS.taken } as const

/** The error that names the program that is there already. The code comes from the file, the name from the form. */
export const duplicateError = ({ codigo, version, nombre_programa: nombre }: Identity) =>
  codigo !== null && version !== null
    ? fail('program_exists', { codigo, version, nombre }, { errors: { archivo_excel: taken } })
    : fail('program_twin', { nombre }, { errors: { nombrePrograma: taken } })

/** Runs a write of a program, and refuses it with that error where its key is taken. */
export async function refuseDuplicate<T>(program: Identity, write: () => Promise<T>): Promise<T> {
  try {
    return await write()
  } catch (error) {
    if (isUniqueViolation(error)) throw duplicateError(program)
    throw error
  }
}
