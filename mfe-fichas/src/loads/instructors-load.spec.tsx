/** @jest-environment jsdom */
import { importInstructors } from '@fichero/contract/calls/fichas.calls'
import { listImports } from '@fichero/contract/calls/imports.calls'
import { answer, answerWith } from '@fichero/kit/testing/fake-shell'
import { within } from '@testing-library/react'
import { planReport } from '../../testing/absent'
import { done, FICHA, openLoad, planned } from '../../testing/open-load'
import { load, openLoads, paged } from '../../testing/open-loads'
import { linksOf, textOf } from '../../testing/open-pages'
import { applyPlan, simulate } from '../evaluations/send-report'

const REPORT = {
  tipo: 'instructores',
  archivo: 'instructores.xls',
  registros: { nuevos: 3, cambiados: 3, sin_cambio: 4 },
  retirados: 2,
  aprendices: null,
} as const
const kind = 'instructores' as const

test('the plan of a report of instructors counts them, and a button loads them', async () => {
  const { card, onApply, press, buttons } = await openLoad(
    { name: 'planned', plan: planned(REPORT, { kind, id: undefined }) },
    { kind },
  )
  const text = textOf(card)
  expect(text).toContain('3 instructores programados nuevos y 1 instructor programado cambiado')
  expect(text).toContain('2 instructores programados ya no estarán.')
  expect(text).not.toContain('muy grande')
  expect(buttons()).toEqual(['Cargar instructores', 'No cargar este archivo'])
  press('Cargar instructores')
  expect(onApply).toHaveBeenCalledTimes(1)
})

test('a loaded report of instructors links to the section of the ficha', async () => {
  const { card } = await openLoad({ name: 'done', report: done(REPORT) }, { kind })
  expect(within(card).getByText('Los instructores se cargaron correctamente')).toBeTruthy()
  expect(linksOf(card)).toEqual([['Ver los instructores', `/fichas/visualizar/${FICHA}/instructores`]])
})

test('a report of instructors has no stored plan, so that the file is sent again', async () => {
  const report = planReport(undefined, REPORT)
  const sent = answerWith([answer(importInstructors, { ok: true, msg: '', reporte: report })])
  const file = new File(['x'], 'instructores.xls')
  const plan = await simulate(FICHA, { file, kind, fileAnswers: {} })
  await applyPlan(FICHA, plan)
  expect(sent.map(({ url }) => url.replace(/progreso=[0-9a-f]{32}&?/, ''))).toEqual([
    expect.stringMatching(/instructores\?simular=true/),
    expect.stringMatching(/instructores\??$/),
  ])
})

test('the history counts scheduled instructors, and does not list changed people', async () => {
  const entry = load(4, { ...REPORT, instructores: true, archivo: '4.xls' })
  const { lines, queryByRole, getByRole } = await openLoads([entry], {
    answers: [answer(listImports, { ok: true, importaciones: [entry], pagination: paged(1) })],
  })
  expect(lines()[0]).toContain(
    '3 instructores programados nuevos, 1 instructor programado cambiado, 2 instructores programados quitados',
  )
  expect(queryByRole('button', { name: /Ver cambios/ })).toBeNull()
  expect(getByRole('button', { name: 'Deshacer carga' })).toBeTruthy()
})
