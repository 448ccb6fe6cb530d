import type { MigrationInterface, QueryRunner } from 'typeorm'

const BEFORE = ['EN FORMACION', 'CONDICIONADO', 'INDUCCION']
const NOW = [...BEFORE, 'REINTEGRADO']

const FICHAS_PER_TRANSACTION = 500

/** Apprentices in REINTEGRADO now count as in training: recounts the stored counters of their fichas. */
export class ReinstatedInTraining1800000000020 implements MigrationInterface {
  name = 'ReinstatedInTraining1800000000020'

  up(runner: QueryRunner): Promise<void> {
    return recount(runner, NOW)
  }

  down(runner: QueryRunner): Promise<void> {
    return recount(runner, BEFORE)
  }
}

async function recount(runner: QueryRunner, states: string[]): Promise<void> {
  const fichas: { nro_ficha: number }[] = await runner.query(
    `SELECT DISTINCT nro_ficha FROM matricula WHERE estado = 'REINTEGRADO' ORDER BY nro_ficha`,
  )
  for (let first = 0; first < fichas.length; first += FICHAS_PER_TRANSACTION)
    await countBatch(
      runner,
      states,
      fichas.slice(first, first + FICHAS_PER_TRANSACTION).map(({ nro_ficha }) => nro_ficha),
    )
}

/** Recounts fichas from their enrolments, so a repetition is harmless. Other nodes never see a ficha without counts. */
async function countBatch(runner: QueryRunner, states: string[], fichas: number[]): Promise<void> {
  const inBatch = `nro_ficha IN (${fichas.map(() => '?')})`
  const inTraining = `m.estado IN (${states.map(() => '?')})`
  const ofFicha = `FROM matricula m WHERE m.nro_ficha = ficha.nro_ficha AND ${inTraining}`
  await runner.manager.transaction(async (manager) => {
    await manager.query(
      `UPDATE ficha SET total_aprendices_en_formacion = (SELECT COUNT(*) ${ofFicha}),
        aprobados_en_formacion = (SELECT COALESCE(SUM(m.resultados_aprobados), 0) ${ofFicha})
       WHERE ${inBatch}`,
      [...states, ...states, ...fichas],
    )
    await manager.query(`DELETE FROM ficha_avance WHERE ${inBatch}`, fichas)
    await manager.query(
      `INSERT INTO ficha_avance (nro_ficha, resultados_aprobados, personas)
       SELECT m.nro_ficha, m.resultados_aprobados, COUNT(*) FROM matricula m
       WHERE ${inTraining} AND m.${inBatch} GROUP BY m.nro_ficha, m.resultados_aprobados`,
      [...states, ...fichas],
    )
  })
}
