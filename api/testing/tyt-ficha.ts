import { recount } from '../src/areas/fichas/recount.js'
import { buildFicha, buildProgram, buildReport } from './build.js'
import { inDays } from './days.js'
import type { School } from './school.js'

/** Builds a ficha that the user heads, with a report, in a program with four outcomes, and returns its number. */
export async function buildRunningFicha(
  { api: { dataSource }, user }: School,
  overrides: Parameters<typeof buildFicha>[1] = {},
  nivel: 'tecnologo' | 'tecnico' = 'tecnologo',
): Promise<number> {
  const program = await buildProgram(dataSource, { total_resultados: 4, nivel })
  const dates = { fecha_fin_lectiva: inDays(10), fecha_fin_ficha: inDays(200) }
  const of = { id_programa_formacion: program.id, id_jefe: user.id }
  const { nro_ficha } = await buildFicha(dataSource, { ...dates, ...of, ...overrides })
  await buildReport(dataSource, { nro_ficha })
  return nro_ficha
}

/** Returns the differences between stored and counted progress. */
export const progressDrifts = async ({ api }: School) =>
  (await recount(api.dataSource.manager)).filter(({ table }) => table === 'ficha_avance')
