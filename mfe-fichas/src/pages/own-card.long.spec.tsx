/** @jest-environment jsdom */
import { listLoaders, listOwnFichas } from '@fichero/contract/calls/dashboard.calls'
import type { OwnFichasAnswer } from '@fichero/contract/dashboard.schema'
import type { Permission } from '@fichero/contract/permissions'
import { answer, refuse } from '@fichero/kit/testing/fake-shell'
import { waitFor } from '@testing-library/react'
import { openPage } from '../../testing/open-page'
import { linksOf, pageText, textOf } from '../../testing/open-pages'
import { Page } from './own-card'

const ownFicha = (nro_ficha: number, changes: Partial<OwnFichasAnswer['fichas'][number]> = {}) => ({
  nro_ficha,
  nombre_programa: 'COCINA',
  fecha_reporte: '2026-11-20',
  dias_reporte: 5,
  aprendices: 1028,
  con_faltantes: 1024,
  faltan: 2048,
  cerca: 0,
  sin_contacto: 0,
  ...changes,
})
const loaders = (total: number) =>
  answer(listLoaders, {
    personas: [
      { id: 1, nombre: 'Luz', apellido: 'Vega' },
      { id: 2, nombre: 'Eva', apellido: 'Paz' },
    ].slice(0, total),
    total,
  })

async function openOwn(fichas: OwnFichasAnswer['fichas'], as: Permission[] = [], total = 2) {
  const screen = await openPage(Page, { as, answers: [answer(listOwnFichas, { fichas }), loaders(total)] })
  await waitFor(() => expect(screen.container.querySelector('[aria-busy=true]')).toBeNull())
  return screen
}

test.each([
  [
    'the age of the last report, and what is missing',
    ownFicha(1),
    'Reporte de hace 5 díasFaltan 2.048 resultados, a 1.024 aprendices',
  ],
  ['a report of today', ownFicha(1, { dias_reporte: 0 }), 'Reporte de hoyFaltan 2.048 resultados, a 1.024 aprendices'],
  [
    'a report of yesterday',
    ownFicha(1, { dias_reporte: 1 }),
    'Reporte de ayerFaltan 2.048 resultados, a 1.024 aprendices',
  ],
  ['that nobody lacks anything', ownFicha(1, { con_faltantes: 0, faltan: 0 }), 'Reporte de hace 5 díasNada pendiente'],
  ['that there is no report', ownFicha(1, { dias_reporte: null, con_faltantes: 0, faltan: null }), 'Sin reporte'],
  [
    'how many people are close to the TyT test',
    ownFicha(1, { cerca: 1100, con_faltantes: 1, faltan: 1 }),
    'Reporte de hace 5 díasFalta 1 resultado, a 1 aprendiz1.100 a 3 resultados o menos de la TyT',
  ],
])('the line of a ficha shows %s', async (_, ficha, text) => {
  const { findAllByRole } = await openOwn([ficha])
  const [line] = await findAllByRole('listitem')
  expect(textOf(line)).toBe(`1COCINA${text}`)
})

test.each([
  [30, null],
  [31, 'orange'],
  [null, 'orange'],
])('the age of a report of %s days has the tone %s', async (dias_reporte, tone) => {
  const { findAllByRole } = await openOwn([ownFicha(1, { dias_reporte })])
  const [line] = await findAllByRole('listitem')
  expect(line?.querySelector('[data-tone]')?.getAttribute('data-tone') ?? null).toBe(tone)
})

test('each figure of the card links to the people whom it counts', async () => {
  const { container, findByRole, getByText } = await openOwn([
    ownFicha(2888001, { cerca: 2, sin_contacto: 3 }),
    ownFicha(2888002, { sin_contacto: 1197 }),
  ])
  await findByRole('link', { name: 'Eva Paz' })
  expect(linksOf(container)).toEqual([
    ['Todas sus fichas', '/fichas?mias=true'],
    ['2888001', '/fichas/visualizar/2888001'],
    ['Faltan 2.048 resultados, a 1.024 aprendices en la ficha 2888001', '/fichas/visualizar/2888001/faltantes'],
    ['2 a 3 resultados o menos de la TyT en la ficha 2888001', '/fichas/tyt?ficha=2888001&faltan=pocos'],
    ['2888002', '/fichas/visualizar/2888002'],
    ['Faltan 2.048 resultados, a 1.024 aprendices en la ficha 2888002', '/fichas/visualizar/2888002/faltantes'],
    ['Recordar los juicios a quien los debe', '/fichas/pendientes?mias=true'],
    ['1.200 aprendices sin correo ni celular', '/dashboard/aprendices?mias=true&sinContacto=true'],
    ['Luz Vega', '/instructors/1'],
    ['Eva Paz', '/instructors/2'],
  ])
  expect(textOf(getByText(/^Como jefe de ficha:/))).toBe(
    'Como jefe de ficha: Recordar los juicios a quien los debe · 1.200 aprendices sin correo ni celular',
  )
  expect(textOf(getByText(/^Los reportes los carga/))).toBe(
    'Los reportes los carga la administración: Luz Vega, Eva Paz',
  )
})

test('the card has no link to people without contact data if everybody has some', async () => {
  const { findByText, queryByText } = await openOwn([ownFicha(1)])
  expect(textOf(await findByText(/^Como jefe de ficha:/))).toBe(
    'Como jefe de ficha: Recordar los juicios a quien los debe',
  )
  expect(queryByText(/sin correo/)).toBeNull()
})

test.each([
  [3, 'Los reportes los carga la administración: Luz Vega, Eva Paz y 1 persona más'],
  [1, 'Los reportes los carga la administración: Luz Vega'],
])('the card names the people who may import reports, of %i in total', async (total, text) => {
  const { findByText } = await openOwn([ownFicha(1)], [], total)
  expect(textOf(await findByText(/^Los reportes los carga/))).toBe(text)
})

test.each<[string, Permission[], number]>([
  ['users who may import reports', ['fichas:import-evaluations'], 2],
  ['anybody, if nobody may import reports', [], 0],
])('the card does not name the people who may import reports to %s', async (_, as, total) => {
  const { sent, queryByText, findByText } = await openOwn([ownFicha(1)], as, total)
  await findByText(/^Como jefe de ficha:/)
  expect(queryByText(/Los reportes los carga/)).toBeNull()
  expect(sent.some(({ url }) => url.includes('loaders'))).toBe(as.length === 0)
})

test('the empty card has an explanation, and is not rendered for users who administer all fichas', async () => {
  const { container, findByText, queryByRole, unmount } = await openOwn([])
  await findByText(/^Los reportes los carga/)
  expect(pageText()).toContain(
    'No tiene fichas en curso a su cargo. Aquí estarán las fichas de las que sea jefe, con su último reporte y a quiénes les falta algo. Las asigna la administración. Ver todas las fichas',
  )
  expect(linksOf(container)[0]).toEqual(['Ver todas las fichas', '/fichas'])
  expect(queryByRole('link', { name: 'Todas sus fichas' })).toBeNull()
  unmount()
  const administers = await openOwn([], ['fichas:edit'])
  await waitFor(() => expect(pageText()).toBe(''))
  administers.unmount()
  const heads = await openOwn([ownFicha(1)], ['fichas:edit'])
  expect(await heads.findByRole('heading', { name: 'Sus fichas' })).toBeTruthy()
})

test('the card reports that the fichas could not be loaded', async () => {
  const { findByText } = await openPage(Page, { answers: [refuse(listOwnFichas, 403, 'forbidden')] })
  expect(await findByText('No se pudieron cargar sus fichas')).toBeTruthy()
})
