// Budget: every request of the readiness board is answered within 300 ms at p95 with the data of the largest region.
import { slowest } from './support/latency.mjs'

const BUDGET_MS = 300
const PATHS = {
  'everybody, nearest first': '/fichas/tyt?page=1&limit=20',
  'a page in the middle': '/fichas/tyt?page=500&limit=100',
  'one outcome away': '/fichas/tyt?faltan=1&page=1&limit=20',
  'the near': '/fichas/tyt?grupo=cerca&page=1&limit=100',
  'one program': '/fichas/tyt?programId=1&page=1&limit=20',
  totals: '/fichas/tyt/totales',
  'totals of a head': '/fichas/tyt/totales?jefe=70000031',
  'by program': '/fichas/tyt/agrupados?por=programa&page=1&limit=20',
  'by ficha': '/fichas/tyt/agrupados?por=ficha&page=1&limit=20',
  'by head': '/fichas/tyt/agrupados?por=jefe&page=1&limit=20',
  'what a person misses': '/fichas/aprendiz/1000000053',
  'the card of the dashboard': '/dashboard/tyt',
}

export const measureReadiness = (fichero, { fichas, people, judgments }) =>
  slowest(fichero, PATHS, {
    what: `readiness board over ${fichas} fichas, ${people} apprentices and ${judgments} judgments`,
    budget: BUDGET_MS,
  })
