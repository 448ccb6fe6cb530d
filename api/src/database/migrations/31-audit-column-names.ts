import type { MigrationInterface, QueryRunner } from 'typeorm'

const ENTRIES_PER_BATCH = 500

const ACTIONS = ['fichas:create', 'fichas:import-evaluations', 'fichas:import-apprentices', 'fichas:undo-import']

/** The columns of values that were recorded under the names of a request, or without saying what they count. */
const COLUMNS: Readonly<Record<string, string>> = {
  nroFicha: 'nro_ficha',
  idProgramaFormacion: 'id_programa_formacion',
  fechaInicioLectiva: 'fecha_inicio_lectiva',
  fechaFinLectiva: 'fecha_fin_lectiva',
  fechaFinFicha: 'fecha_fin_ficha',
  nuevos: 'juicios_nuevos',
  cambiados: 'juicios_cambiados',
  sin_cambio: 'juicios_sin_cambio',
}
/** Groups of counts, with the beginning of the columns that replace them. */
const GROUPS: Readonly<Record<string, string>> = { registros: 'juicios', aprendices: 'aprendices' }

type Values = Record<string, unknown>
/** JSON is parsed by MySQL's driver and text from the others. */
interface Entry {
  id: number
  antes: Values | string | null
  despues: Values | string | null
}

/**
 * Renames the values of audit entries, so that all have the names of columns. An entry that is renamed has no former names, so
 * an interrupted migration continues. Each entry is read again under a lock: what a removal of data has cleared meanwhile stays
 * cleared.
 */
export class AuditColumnNames1800000000031 implements MigrationInterface {
  name = 'AuditColumnNames1800000000031'

  async up(runner: QueryRunner): Promise<void> {
    const batchAfter = `SELECT id, antes, despues FROM auditoria
      WHERE id > ? AND accion IN (${ACTIONS.map(() => '?')}) ORDER BY id LIMIT ${ENTRIES_PER_BATCH}`
    for (let last = 0; ; ) {
      const entries: Entry[] = await runner.query(batchAfter, [last, ...ACTIONS])
      const end = entries.at(-1)
      if (!end) return
      const ids = entries.flatMap((entry) => (sidesOf(entry).some(hasFormerName) ? [entry.id] : []))
      if (ids.length > 0) await rename(runner, ids)
      last = end.id
    }
  }

  async down(): Promise<void> {
    // Earlier versions know the columns’ names too.
  }
}

async function rename(runner: QueryRunner, ids: number[]): Promise<void> {
  const lock = runner.connection.options.type === 'mysql' ? 'FOR UPDATE' : ''
  const locked = `SELECT id, antes, despues FROM auditoria WHERE id IN (${ids.map(() => '?')}) ${lock}`
  await runner.startTransaction()
  try {
    const entries: Entry[] = await runner.query(locked, ids)
    const heads = await headsIn(runner, entries)
    for (const entry of entries) {
      const values = sidesOf(entry).map((side) => side && JSON.stringify(renamed(side, heads)))
      await runner.query('UPDATE auditoria SET antes = ?, despues = ? WHERE id = ?', [...values, entry.id])
    }
    await runner.commitTransaction()
  } catch (error) {
    await runner.rollbackTransaction()
    throw error
  }
}

const sidesOf = ({ antes, despues }: Entry) =>
  [antes, despues].map((side): Values | null => (typeof side === 'string' ? JSON.parse(side) : side))

const hasFormerName = (side: Values | null) =>
  Object.keys(side ?? {}).some((name) => name === 'idJefeFicha' || name in COLUMNS || name in GROUPS)

/** Returns the ids of the users whose document numbers are in entries. */
async function headsIn(runner: QueryRunner, entries: Entry[]): Promise<Map<string, number>> {
  const documents = entries.flatMap(sidesOf).flatMap((side) => side?.idJefeFicha ?? [])
  if (documents.length === 0) return new Map()
  const users: { id: number; nro_documento: string }[] = await runner.query(
    `SELECT id, nro_documento FROM usuario WHERE nro_documento IN (${documents.map(() => '?')})`,
    documents,
  )
  return new Map(users.map(({ id, nro_documento }) => [nro_documento, id]))
}

function renamed(side: Values, heads: Map<string, number>): Values {
  const renameOne = ([name, value]: [string, unknown]): [string, unknown][] => {
    // The document number of somebody who has no account is shown as it is.
    if (name === 'idJefeFicha')
      return [heads.has(String(value)) ? ['id_jefe', heads.get(String(value))] : ['jefe', value]]
    const group = GROUPS[name]
    if (group) return Object.entries(value ?? {}).map(([count, number]) => [`${group}_${count}`, number])
    return [[COLUMNS[name] ?? name, value]]
  }
  return Object.fromEntries(Object.entries(side).flatMap(renameOne))
}
