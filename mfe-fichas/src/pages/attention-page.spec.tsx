/** @jest-environment jsdom */
import type { AttentionFicha } from '@fichero/contract/attention.schema'
import { listAttention } from '@fichero/contract/calls/owed.calls'
import { listPrograms } from '@fichero/contract/calls/programs.calls'
import { listUsers } from '@fichero/contract/calls/users.calls'
import { PATHS } from '@fichero/contract/paths'
import { answer, refuse } from '@fichero/kit/testing/fake-shell'
import { waitFor, within } from '@testing-library/react'
import { ATTENTION_FICHA, attentionAnswer } from '../../testing/attention'
import { sessionOf } from '../../testing/centres'
import { linksOf, onPhone, openPages, pageText, rowsOf, textOf } from '../../testing/open-pages'
import { Page as AttentionCard } from './attention-card'
import { Page as AttentionPage } from './attention-page'

const OVER: AttentionFicha = {
  ...ATTENTION_FICHA,
  nro_ficha: 2990011,
  nombre_jefe_ficha: 'Zulma Trujillo Peña',
  aprendices: 1,
  por_evaluar: 1,
  motivos: [{ motivo: 'lectiva_terminada', dias: 40 }],
}
const UNREPORTED: AttentionFicha = {
  ...ATTENTION_FICHA,
  nro_ficha: 2990020,
  por_evaluar: null,
  progreso: 0,
  motivos: [
    { motivo: 'termina_pronto', dias: 0 },
    { motivo: 'reporte_viejo', dias: null },
  ],
}
const others = [
  answer(listPrograms, { ok: true, programs: [{ id: 7, nombre_programa: 'COCINA' }] } as never),
  answer(listUsers, { ok: true, users: [{ nro_documento: '52', nombre: 'Luz', apellido: 'Vega' }] } as never),
]
const reply = (...fichas: AttentionFicha[]) => answer(listAttention, attentionAnswer(...fichas))

const listsOf = ({ sent }: Awaited<ReturnType<typeof openPages>>) =>
  sent.map(({ url }) => url).filter((url) => url.includes('/fichas/atencion'))

const open = (answers: ReturnType<typeof answer>[], query = '') =>
  openPages({ 'attention-page': AttentionPage }, `${PATHS.attention}${query}`, { answers: [...others, ...answers] })

test('the page has a row for each ficha, in the order of the answer, with all its reasons and its figures', async () => {
  const screen = await open([reply(OVER, ATTENTION_FICHA, UNREPORTED)])
  const table = await screen.findByRole('table', { name: 'Lo que necesita atención' })
  expect(rowsOf(table)).toEqual([
    ['Ficha', 'Por qué', 'Por evaluar', 'Avance'],
    [
      '2990011 GESTION CONTABLE Y FINANCIERAZulma Trujillo Peña',
      'La lectiva terminó hace 40 días',
      '11 aprendiz',
      '35,5 %',
    ],
    [
      '2990003 GESTION CONTABLE Y FINANCIERAValentina Londoño Figueroa',
      'La lectiva termina en 29 díasReporte de hace 45 díasHay juicios por evaluar hace 64 díasAvance 35,5 %; por sus fechas sería 92,4 %',
      '1.20923 aprendices',
      '35,5 %',
    ],
    [
      '2990020 GESTION CONTABLE Y FINANCIERAValentina Londoño Figueroa',
      'La lectiva termina hoySin reporte',
      '–23 aprendices',
      '0 %',
    ],
  ])
  expect(linksOf(table)).toEqual([
    ['2990011', '/fichas/visualizar/2990011'],
    ['1 juicio por evaluar en la ficha 2990011', '/fichas/pendientes?ficha=2990011&sinEmpezar=1'],
    ['2990003', '/fichas/visualizar/2990003'],
    ['1.209 juicios por evaluar en la ficha 2990003', '/fichas/pendientes?ficha=2990003&sinEmpezar=1'],
    ['2990020', '/fichas/visualizar/2990020'],
  ])
})

test('on a phone a row has the ficha and its reasons', () =>
  onPhone(async () => {
    const screen = await open([reply(OVER)])
    const row = await screen.findByText('La lectiva terminó hace 40 días')
    expect(textOf(row.closest('tr'))).toBe('2990011 · GESTION CONTABLE Y FINANCIERALa lectiva terminó hace 40 días')
  }))

test('the filters show counts by reason, and the URL selects one', async () => {
  const screen = await open([reply(ATTENTION_FICHA)], '?programa=7&jefe=52&motivo=atrasada')
  const reasons = await screen.findByRole('navigation', { name: 'Por qué' })
  await within(reasons).findByText('Todos (1)')
  expect(linksOf(reasons).map(([name]) => name)).toEqual([
    'Todos (1)',
    'Lectiva terminada (0)',
    'Terminan pronto (1)',
    'Sin reporte reciente (1)',
    'Por evaluar hace tiempo (1)',
    'Atrasadas (1)',
  ])
  expect(textOf(reasons.querySelector('[aria-current]'))).toBe('Atrasadas (1)')
  const asked = listsOf(screen)
  expect(asked.map((url) => url.slice(url.indexOf('?')))).toEqual([
    '?programId=7&jefe=52&motivo=atrasada&page=1&limit=10',
  ])
  expect((screen.getByLabelText('Jefe de ficha') as HTMLSelectElement).value).toBe('52')
})

test('the page hides the filter by head for the user’s own fichas', async () => {
  const screen = await open([reply(ATTENTION_FICHA)], '?mias=true')
  await screen.findByRole('table')
  expect(screen.queryByLabelText('Jefe de ficha')).toBeNull()
  const scopes = screen.getByRole('navigation', { name: 'Fichas que se muestran' })
  expect(linksOf(scopes)).toEqual([
    ['Mis fichas', '/fichas/atencion?mias=true'],
    ['Todas las fichas', '/fichas/atencion'],
  ])
})

test('the page links to the comparison, for users who may compare', async () => {
  const { findByRole, unmount } = await openPages({ 'attention-page': AttentionPage }, PATHS.attention, {
    answers: [...others, reply(OVER)],
    as: ['users:view-stats'],
  })
  expect((await findByRole('link', { name: 'Comparar' })).getAttribute('href')).toBe('/fichas/comparacion')
  unmount()
  const screen = await open([reply(OVER)])
  await screen.findByRole('table')
  expect(screen.queryByRole('link', { name: 'Comparar' })).toBeNull()
})

test.each([
  ['no ficha needs attention', reply(), 'Ninguna ficha necesita atención'],
  [
    'the fichas could not be loaded',
    refuse(listAttention, 403, 'forbidden'),
    'No se pudieron cargar las fichas que necesitan atención',
  ],
])('the page says that %s', async (_, given, text) => {
  await open([given])
  await waitFor(() => expect(pageText()).toContain(text))
})

describe('the card of the dashboard', () => {
  const seven = Array.from({ length: 7 }, (_, index) => ({ ...OVER, nro_ficha: 2990001 + index }))
  const openCard = (answers: ReturnType<typeof answer>[], as: ('fichas:edit' | 'users:view-stats')[] = []) =>
    openPages({ 'list-page': AttentionCard }, '/fichas', { answers, as })

  test('shows an administrator the five most urgent fichas, and a link to all of them', async () => {
    const screen = await openCard([reply(...seven)], ['fichas:edit'])
    const table = await screen.findByRole('table', { name: 'Lo que necesita atención' })
    expect(rowsOf(table)).toHaveLength(6)
    expect(screen.getByRole('link', { name: 'Ver las 7 fichas' }).getAttribute('href')).toBe('/fichas/atencion')
    expect(listsOf(screen)).toEqual(['/api/fichas/atencion'])
  })

  test.each([
    [2, ['Comparar centros', 'Ver la ficha']],
    [1, ['Ver la ficha']],
  ])('links to the comparison if there are two centres (%i)', async (count, names) => {
    const screen = await openCard([reply(OVER), sessionOf(count)], ['fichas:edit', 'users:view-stats'])
    const more = await screen.findByRole('link', { name: 'Ver la ficha' })
    await waitFor(() => expect(linksOf(more.parentElement!).map(([name]) => name)).toEqual(names))
  })

  test('shows a head their own fichas', async () => {
    const screen = await openCard([reply(OVER)])
    await screen.findByRole('table', { name: 'Lo que necesita atención en sus fichas' })
    expect(screen.getByRole('link', { name: 'Ver la ficha' }).getAttribute('href')).toBe('/fichas/atencion?mias=true')
    expect(listsOf(screen)).toEqual(['/api/fichas/atencion?mias=true'])
  })

  test('says that no ficha needs attention, without a link', async () => {
    const screen = await openCard([reply()])
    await screen.findByText(/Ninguna ficha necesita atención/)
    expect(screen.queryByRole('link')).toBeNull()
  })
})
