// Budget: importing a judgments report of 2,100 rows takes at most twice the time, from request to answer, that the parser
// alone needs for the file, and processes at least 3,000 rows per second.
import { parseOnly } from './support/parse-only.mjs'
import { judgmentsReport, ROWS } from './support/report.mjs'
import { median, timed } from './support/stats.mjs'

const RUNS = 10

export async function benchImport({ fichero, programId, firstFicha }) {
  const pairs = []
  for (let run = 0; run < RUNS + 2; run++) {
    const ficha = firstFicha + run
    const bytes = judgmentsReport({ ficha, approved: 45 })
    await fichero.upload(
      'POST',
      '/fichas/create',
      judgmentsReport({ ficha, approved: 0 }),
      newFicha(ficha, programId, fichero.head),
    )
    // The parser reads the file alone, then the API imports the same file.
    const parserMs = await timed(() => parseOnly(bytes))
    const requestMs = await timed(() => fichero.upload('PUT', `/fichas/${ficha}/evaluaciones`, bytes))
    // The first two runs warm up both sides.
    if (run >= 2) pairs.push({ parserMs, requestMs })
  }
  const importMs = median(pairs.map((pair) => pair.requestMs))
  return {
    what: `judgments report of ${ROWS} rows, from request to answer, against the parser alone`,
    figure: median(pairs.map((pair) => pair.requestMs / pair.parserMs)),
    budget: 'at most 2.0',
    ok: (figure) => figure <= 2,
    detail: `parser alone ${median(pairs.map((pair) => pair.parserMs)).toFixed(0)} ms, whole ${importMs.toFixed(0)} ms, ${Math.round(ROWS / (importMs / 1000))} rows/s, ${RUNS} pairs`,
  }
}

/** Returns the form values of a new ficha. */
export const newFicha = (ficha, programId, head) => ({
  nroFicha: ficha,
  idJefeFicha: head,
  idProgramaFormacion: programId,
  jornada: 'diurna',
  oferta: 'abierta',
  fechaInicioLectiva: '2025-01-20',
  fechaFinLectiva: '2026-07-20',
  fechaFinFicha: '2027-04-23',
})
