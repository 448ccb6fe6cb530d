import type { EntityManager } from 'typeorm'
import { fail } from '../errors/fail.js'
import { forUpdate } from '../versions/versions.js'
import { Program } from './program.entity.js'

/**
 * Reads a program and keeps others from changing it until the transaction ends. It must be the transaction's first statement:
 * MySQL would show later ones the state of the first.
 */
export async function lockProgram(manager: EntityManager, id: number): Promise<Program> {
  await manager.query(`SELECT id FROM programa WHERE id = ? ${forUpdate(manager)}`, [id])
  const program = await manager.findOneBy(Program, { id })
  if (!program) throw fail('program_not_found')
  return program
}
