/** @jest-environment jsdom */
import { listOwnFichas } from '@fichero/contract/calls/dashboard.calls'
import { missingPath, PATHS } from '@fichero/contract/paths'
import { answer } from '@fichero/kit/testing/fake-shell'
import { waitFor } from '@testing-library/react'
import { openPage } from '../../testing/open-page'
import { Page } from './lacking-line'

const ficha = (nro_ficha: number, con_faltantes: number | null, dias_reporte: number | null = 3) => ({
  nro_ficha,
  con_faltantes,
  dias_reporte,
})

test.each([
  ['one ficha', [ficha(1, 24)], '24 aprendices de sus fichas tienen algo pendiente', missingPath(1)],
  [
    'several fichas',
    [ficha(1, 1), ficha(2, 2)],
    '3 aprendices de sus fichas tienen algo pendiente',
    `${PATHS.fichas}?mias=true`,
  ],
  [
    'two fichas, of which one is complete',
    [ficha(1, 0), ficha(2, 1)],
    '1 aprendiz de sus fichas tiene algo pendiente',
    missingPath(2),
  ],
])('the line counts the people who lack outcomes, for the head of %s', async (_, fichas, text, path) => {
  const { findByRole } = await openPage(Page, { answers: [answer(listOwnFichas, { fichas } as never)] })
  expect((await findByRole('link', { name: text })).getAttribute('href')).toBe(path)
})

test.each([
  ['nobody lacks anything', [ficha(1, 0)]],
  ['there is no report', [ficha(1, 24, null)]],
  ['there is no ficha', []],
])('the line has no link if %s', async (_, fichas) => {
  const { container, queryByRole } = await openPage(Page, {
    answers: [answer(listOwnFichas, { fichas } as never)],
  })
  await waitFor(() => expect(container.querySelector('[data-pending]')).toBeNull())
  expect(queryByRole('link')).toBeNull()
})
