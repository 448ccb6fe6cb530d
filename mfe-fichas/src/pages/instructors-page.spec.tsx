/** @jest-environment jsdom */
import { getFicha, getScheduledInstructors } from '@fichero/contract/calls/fichas.calls'
import type { ScheduledInstructor, ScheduledInstructorsAnswer } from '@fichero/contract/scheduled-instructors.schema'
import { answer, refuse } from '@fichero/kit/testing/fake-shell'
import { FICHA } from '../../testing/ficha'
import { linksOf, openPages, pageText, rowsOf } from '../../testing/open-pages'
import { Page } from './instructors-page'

const person = (nombre: string, changes: Partial<ScheduledInstructor> = {}): ScheduledInstructor => ({
  nombre,
  apellido: 'LUGO',
  estado: 'ACTIVO',
  activo: true,
  fecha_inicio: '2026-02-01',
  fecha_fin: '2026-06-30',
  horas: 1200,
  id_usuario: null,
  ...changes,
})
const INACTIVE = { estado: 'INACTIVO', activo: false, horas: 40.5 }
const ANSWER: ScheduledInstructorsAnswer = {
  ok: true,
  nro_ficha: 2888001,
  reporte: { archivo: 'instructores.xls', fecha_reporte: '2026-11-14', fecha: '2026-11-20T15:00:00Z' },
  competencias: [
    {
      id: 7,
      codigo: '71',
      nombre_competencia: 'COCINAR',
      sin_instructor: true,
      instructores: [person('LEO', INACTIVE)],
    },
    { id: 8, codigo: '72', nombre_competencia: 'HORNEAR', sin_instructor: true, instructores: [] },
    {
      id: 9,
      codigo: '73',
      nombre_competencia: 'SERVIR',
      sin_instructor: false,
      instructores: [person('EVA', { id_usuario: 5 }), person('RITA')],
    },
    { id: null, codigo: null, nombre_competencia: 'TEJER', sin_instructor: false, instructores: [person('INÉS')] },
  ],
  totales: { horas: 3640.5, instructores: 4, inactivos: 1, sin_instructor: 2 },
}

const detailFields = {
  version: 1,
  version_programa: null,
  ultimo_reporte: null,
  aprendices: [],
  totales: { por_estado: [] },
}

const open = (scheduled: ReturnType<typeof answer>, can = {}, language: 'es' | 'en' = 'es') =>
  openPages({ 'instructors-page': Page }, '/fichas/visualizar/2888001/instructores', {
    language,
    answers: [
      answer(getFicha, { ...FICHA, nro_ficha: 2888001, ...detailFields, can: { ...FICHA.can, ...can } } as never),
      scheduled,
    ],
  })

it('the section lists the competencies without an instructor first, with everybody who is scheduled', async () => {
  const screen = await open(answer(getScheduledInstructors, ANSWER))
  const table = await screen.findByRole('table', {
    name: 'Instructores programados en la ficha 2888001, por competencia',
  })
  expect(rowsOf(table)).toEqual([
    ['Competencia', 'Instructores', 'Horas'],
    ['COCINAR Sin instructor', 'LEO LUGO INACTIVO01/02/2026 a 30/06/2026, 40,5 h', '40,5'],
    ['HORNEAR Sin instructor', 'Nadie', '0'],
    ['SERVIR', 'EVA LUGO 01/02/2026 a 30/06/2026, 1.200 hRITA LUGO 01/02/2026 a 30/06/2026, 1.200 h', '2.400'],
    ['TEJER No está en el diseño del programa', 'INÉS LUGO 01/02/2026 a 30/06/2026, 1.200 h', '1.200'],
  ])
  expect(linksOf(table)).toEqual([['EVA LUGO', '/instructors/5']])
  expect(pageText()).toContain('Competencias sin instructor2')
  expect(pageText()).toContain('Fecha del reporte14/11/2026')
  expect(screen.getByRole('link', { name: 'Instructores', current: 'page' })).toBeTruthy()
})

it('a report without a date says when it was loaded', async () => {
  const reporte = { archivo: 'instructores.xls', fecha_reporte: null, fecha: '2026-11-20T15:00:00Z' }
  const screen = await open(answer(getScheduledInstructors, { ...ANSWER, reporte }), {}, 'en')
  await screen.findByRole('table')
  expect(pageText()).toMatch(/Report dateIt has none; loaded on .*2026/)
})

it.each([
  ['whoever may load a report is sent to the page for it', true, ['/fichas/cargar?ficha=2888001']],
  ['others read where it comes from', false, []],
])('before the first report, %s', async (_, importEvaluations, links) => {
  const none = { ...ANSWER, reporte: null, competencias: [] }
  const screen = await open(answer(getScheduledInstructors, none), { importEvaluations })
  const title = await screen.findByText('Esta ficha aún no tiene Reporte de Instructores por Ficha')
  expect(linksOf(title.parentElement!).map(([, href]) => href)).toEqual(links)
})

it('an error is reported in place of the table', async () => {
  const screen = await open(refuse(getScheduledInstructors, 500, 'unexpected'))
  expect(await screen.findByText('No se pudieron cargar los instructores de la ficha')).toBeTruthy()
})
