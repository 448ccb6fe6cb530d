// Budget: importing a judgments report of 2,100 rows, from request to answer, takes at most twice the time that the
// parser alone needs for the file, and processes at least 3,000 rows per second.
import { readAlone } from './support/read-alone.mjs'
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
    const alone = await timed(() => readAlone(bytes))
    const whole = await timed(() => fichero.upload('PUT', `/fichas/${ficha}/evaluaciones`, bytes))
    // The first two runs warm up both sides.
    if (run >= 2) pairs.push({ alone, whole })
  }
  const whole = median(pairs.map((pair) => pair.whole))
  return {
    what: `judgments report of ${ROWS} rows, from request to answer, against the reader alone`,
    figure: median(pairs.map((pair) => pair.whole / pair.alone)),
    budget: 'at most 2.0',
    ok: (figure) => figure <= 2,
    detail: `reader alone ${median(pairs.map((pair) => pair.alone)).toFixed(0)} ms, whole ${whole.toFixed(0)} ms, ${Math.round(ROWS / (whole / 1000))} rows/s, ${RUNS} pairs`,
  }
}

export const newFicha = (ficha, programId, head) => ({
  nroFicha: ficha,
  idJefeFicha: head,
  idProgramaFormacion: programId,
  jornada: 'diurna',
  oferta: 'abierta',
  etapa: 'lectiva',
  fechaInicioLectiva: '2025-01-20',
  fechaFinLectiva: '2026-07-20',
  fechaFinFicha: '2027-04-23',
})
