// Budget: requests for owed judgments and the competencies of a ficha are answered within 300 ms at p95 with the data of the
// largest region: of one centre by instructor, and of the whole region by ficha. By instructor, the whole region has a budget of
// its own, because every request groups all of its counters.
import { slowest } from './support/latency.mjs'

const BUDGET_MS = 300
const WHOLE_REGION_BUDGET_MS = 1_500
/** Number of a ficha in the middle of the data set. */
const FICHA = 2_600_000 + 3_000 * 37
const PATHS = {
  'one ficha': `/fichas/pendientes?nroFicha=${FICHA}`,
  'one ficha, all outcomes': `/fichas/pendientes?nroFicha=${FICHA}&sinEmpezar=true`,
  'a head': '/fichas/pendientes?jefe=70003100',
  'a program': '/fichas/pendientes?programId=7',
  'the whole region': '/fichas/pendientes?mias=false',
  'the whole region, all outcomes': '/fichas/pendientes?mias=false&sinEmpezar=true',
  'a late page of the region': '/fichas/pendientes?mias=false&page=600',
  'the instructors of 350 fichas': '/fichas/pendientes/instructores?jefe=70000000',
  'the longest waits of 350 fichas': '/fichas/pendientes/instructores?jefe=70000000&orden=espera&sinEmpezar=true',
  'who lets people of 350 fichas wait for over 90 days':
    '/fichas/pendientes/instructores?jefe=70000000&antiguedad=mas_de_90',
  'what has been owed in the region for over 90 days': '/fichas/pendientes?mias=false&antiguedad=mas_de_90',
  'what needs attention in the region': '/fichas/atencion',
  'which fichas of the region are behind their dates': '/dashboard/schedule',
  'who lacks what in a ficha': `/fichas/${FICHA}/faltantes`,
  'the competencies of a ficha': `/fichas/${FICHA}/mapa`,
}

const WHOLE_REGION = {
  'the instructors of the region': '/fichas/pendientes/instructores?mias=false',
  'the longest waits of the region': '/fichas/pendientes/instructores?mias=false&orden=espera&sinEmpezar=true',
  'who lets people of the region wait for over 90 days':
    '/fichas/pendientes/instructores?mias=false&antiguedad=mas_de_90',
}

export const measureOwed = async (fichero, { judgments }) => [
  await slowest(fichero, PATHS, {
    what: `owed judgments and competencies over ${judgments} judgments`,
    budget: BUDGET_MS,
  }),
  await slowest(fichero, WHOLE_REGION, {
    what: `who owes judgments in the whole region, over ${judgments} judgments`,
    budget: WHOLE_REGION_BUDGET_MS,
  }),
]
