// Budget: all requests of the dashboard's cards, and the lists behind their numbers, are answered within 150 ms at p95 with the
// data of a median training centre.
import { MEDIAN_CENTER } from './support/data-set.mjs'
import { slowest } from './support/latency.mjs'
import { withDataSet } from './support/with-data-set.mjs'

const BUDGET_MS = 150
const PATHS = {
  'ficha counters': '/fichas/reporte-estado',
  'active instructors': '/users',
  'people by state': '/admin/stats',
  'pending requests': '/admin/pending-users',
  TyT: '/dashboard/tyt',
  schedule: '/dashboard/schedule',
  'ending soon': '/dashboard/ending-soon',
  'people far from ready': '/dashboard/apprentices?tyt=lejos&page=1&limit=100',
  'the last page of everybody': '/dashboard/apprentices?page=80&limit=100',
  'fichas in process': '/fichas?categoria=en_proceso&page=1&limit=100',
  'enabled people': '/admin/users?estado=habilitado&page=1&limit=100',
}

export const benchDashboard = () =>
  withDataSet(MEDIAN_CENTER, (fichero, { fichas, people, judgments }) =>
    slowest(fichero, PATHS, {
      what: `dashboard cards over ${fichas} fichas, ${people} apprentices and ${judgments} judgments`,
      budget: BUDGET_MS,
    }),
  )
