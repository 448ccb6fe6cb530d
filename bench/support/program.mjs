import { judgmentsReport } from './report.mjs'

/** Creates the program for all fichas of a benchmark. Returns its id. */
export async function createProgram(fichero) {
  const program = { nombrePrograma: 'Programa de medición', totalHoras: 3984, nivel: 'tecnologo' }
  const design = judgmentsReport({ ficha: 2_880_000, approved: 0 })
  const created = await fichero.upload('POST', '/programs/create', design, program)
  return created.program.id
}
