import type { MigrationInterface, QueryRunner } from 'typeorm'
import { dropColumns } from './drop-columns.js'

const ENTRIES_PER_STATEMENT = 500
const FICHAS_PER_STATEMENT = 500

const EDITS = `
  SELECT id, entidad_id, despues FROM auditoria
  WHERE entidad = 'ficha' AND accion = 'fichas:edit' AND id > ? ORDER BY id LIMIT ${ENTRIES_PER_STATEMENT}`

/** The stage of a ficha follows its dates, unless a user set it. Marks existing fichas by the audit log. */
export class StageByHand1800000000026 implements MigrationInterface {
  name = 'StageByHand1800000000026'

  async up(runner: QueryRunner): Promise<void> {
    // TypeORM would copy the whole table on SQLite.
    if (!(await runner.hasColumn('ficha', 'etapa_a_mano')))
      await runner.query('ALTER TABLE ficha ADD COLUMN etapa_a_mano boolean NOT NULL DEFAULT 0')
    const fichas = await editedStages(runner)
    for (const etapa of new Set(fichas.values())) {
      const edited = [...fichas].flatMap(([nro_ficha, stage]) => (stage === etapa ? [nro_ficha] : []))
      for (let first = 0; first < edited.length; first += FICHAS_PER_STATEMENT)
        await markEdited(runner, etapa, edited.slice(first, first + FICHAS_PER_STATEMENT))
    }
  }

  async down(runner: QueryRunner): Promise<void> {
    await dropColumns(runner, 'ficha', ['etapa_a_mano'])
  }
}

/** Marks only fichas that still have the edited stage: a later change may have replaced it. */
async function markEdited(runner: QueryRunner, etapa: string, fichas: number[]): Promise<void> {
  await runner.query(`UPDATE ficha SET etapa_a_mano = 1 WHERE etapa = ? AND nro_ficha IN (${fichas.map(() => '?')})`, [
    etapa,
    ...fichas,
  ])
}

/** Returns, by ficha, the stage that the last edit set. */
async function editedStages(runner: QueryRunner): Promise<Map<number, string>> {
  const stages = new Map<number, string>()
  for (let last = 0; ; ) {
    const rows: { id: number; entidad_id: string; despues: unknown }[] = await runner.query(EDITS, [last])
    if (rows.length === 0) return stages
    for (const { id, entidad_id, despues } of rows) {
      const etapa = stageIn(despues)
      if (etapa !== undefined) stages.set(Number(entidad_id), etapa)
      last = id
    }
  }
}

/** Reads the stage of an audit entry: parsed JSON from MySQL, text from others. After a `down` it may have the new format. */
function stageIn(despues: unknown): string | undefined {
  const values = typeof despues === 'string' ? JSON.parse(despues) : despues
  return values?.etapa?.replace('_a_mano', '')
}
