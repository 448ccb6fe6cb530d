import { type EntityManager, In } from 'typeorm'
import { z } from 'zod'
import type { Actor } from '../../../access/current-user.decorator.js'
import { isInScope } from '../../../access/scope.js'
import { rowsOf } from '../../../database/rows.js'
import type { Pe04Sheet } from '../../../files/spreadsheet-reader/records.js'
import { Centre } from '../../centres/centre.entity.js'
import { Program } from '../../programs/program.entity.js'
import { type NamedUser, usersByName } from '../../users/users-by-name.js'
import { Ficha } from '../ficha.entity.js'
import { hasJudgments } from '../has-judgments.js'

/** What Fichero has about the fichas of a PE-04. */
export interface StoredFichas {
  /** Fichas of the file, by number. */
  fichas: ReadonlyMap<number, Ficha>
  /** Enabled fichas of the file's centres that the file does not have, by number. */
  others: readonly Ficha[]
  /** Numbers of the fichas of the file that exist in centres that the actor does not see. */
  elsewhere: ReadonlySet<number>
  programs: ReadonlyMap<number, Program>
  /** By `programKey`. */
  programsByKey: ReadonlyMap<string, Program>
  centres: ReadonlyMap<number, Centre>
  users: ReadonlyMap<number, NamedUser>
  /** Users by `textKey` of their full name. */
  usersByName: ReadonlyMap<string, readonly NamedUser[]>
  /** Numbers of the fichas whose program cannot be changed. */
  locked: ReadonlySet<number>
}

/** Returns the key of a program by SOFIA's code and version. */
export const programKey = ({ codigo, version }: { codigo: string | null; version: string | null }) =>
  `${codigo} ${version}`

const readNumbers = rowsOf(z.object({ nro_ficha: z.int() }))

/** Returns the numbers of those fichas whose program cannot be changed. */
const readLocked = (manager: EntityManager, numbers: number[]) =>
  readNumbers(
    manager,
    `SELECT f.nro_ficha FROM ficha f
    WHERE f.nro_ficha IN (${['NULL', ...numbers.map(() => '?')]}) AND ${hasJudgments('f.nro_ficha')}`,
    numbers,
  )

/** Reads what the actor sees of the fichas of a file. In a transaction, lock the fichas first. */
export async function storedFichas(
  manager: EntityManager,
  actor: Actor,
  { fichas: listed }: Pick<Pe04Sheet, 'fichas'>,
): Promise<StoredFichas> {
  const numbers = listed.map(({ nro_ficha }) => nro_ficha)
  const codes = [...new Set(listed.flatMap(({ centro }) => centro?.codigo ?? []))]
  const centres = await manager.find(Centre)
  const ids = centres.filter(({ codigo }) => codes.includes(codigo)).map(({ id }) => id)
  const found = await manager.find(Ficha, {
    where: [{ nro_ficha: In(numbers) }, { id_centro: In(ids), estado: 'habilitado' }],
    order: { nro_ficha: 'ASC' },
  })
  const rows = found.filter(({ id_centro }) => isInScope(actor, id_centro))
  const inFile = new Set(numbers)
  const programs = await manager.find(Program)
  const named = await usersByName(manager, actor)
  return {
    fichas: new Map(rows.filter(({ nro_ficha }) => inFile.has(nro_ficha)).map((row) => [row.nro_ficha, row])),
    others: rows.filter(({ nro_ficha }) => !inFile.has(nro_ficha)),
    elsewhere: new Set(found.filter((row) => !rows.includes(row)).map(({ nro_ficha }) => nro_ficha)),
    programs: new Map(programs.map((program) => [program.id, program])),
    programsByKey: new Map(programs.map((program) => [programKey(program), program])),
    centres: new Map(centres.map((centre) => [centre.id, centre])),
    users: new Map([...named.values()].flat().map((user) => [user.id, user])),
    usersByName: named,
    locked: new Set((await readLocked(manager, numbers)).map(({ nro_ficha }) => nro_ficha)),
  }
}
