/** @jest-environment jsdom */
import { listOwedByInstructor } from '@fichero/contract/calls/owed.calls'
import { answer } from '@fichero/kit/testing/fake-shell'
import { within } from '@testing-library/react'
import { openOwed } from '../../testing/open-owed'
import { linksOf, pageText } from '../../testing/open-pages'
import { byInstructor, OWED } from '../../testing/owed'

const AXIS = 'Juicios por el tiempo que pasó desde que se evaluó al primer compañero'

test('the columns above the instructors count their judgments by age, and filter the list', async () => {
  const { getByRole } = await openOwed('?programa=3')
  const links = linksOf(getByRole('list', { name: AXIS }))
  expect(links.map(([text]) => text)).toEqual([
    '0 a 7 días 4',
    '8 a 30 días 0',
    '31 a 60 días 2',
    '61 a 90 días 0',
    'más de 90 días 0',
  ])
  expect(links[2]?.[1]).toBe('/fichas/pendientes?programa=3&antiguedad=hasta_60')
  expect(pageText()).toContain('2 de 6 se deben hace más de 30 días')
  expect(pageText()).toContain('Otros 29 juicios no tienen fecha')
})

test.each(['competencia', 'ficha'])('a page of the list by %s has the figures of all pages', async (grouping) => {
  const pagination = { currentPage: 1, totalPages: 3, totalItems: 22, itemsPerPage: 10 }
  const totales = { ...byInstructor(OWED).totales, juicios: 872, con_pendientes: 22, sin_empezar: 80 }
  const { getByRole, sent } = await openOwed(`?agrupar=${grouping}&page=2`, {
    totalPages: 3,
    answers: [answer(listOwedByInstructor, { ok: true, mias: false, instructores: [], totales, pagination })],
  })
  expect(pageText()).toContain('Faltan 872 juicios en 22 fichas')
  expect(pageText()).toContain('80 resultados sin empezar')
  expect(linksOf(getByRole('list', { name: AXIS }))[0]).toEqual([
    '0 a 7 días 4',
    `/fichas/pendientes?agrupar=${grouping}&antiguedad=hasta_7`,
  ])
  const asked = sent.map(({ url }) => url).filter((url) => url.includes('/pendientes/instructores'))
  expect(asked).toEqual(['/api/fichas/pendientes/instructores?page=1'])
})

test('an instructor with dated judgments has a strip of the same ranges, which says its figures', async () => {
  const { getAllByRole } = await openOwed()
  const strips = getAllByRole('img')
  expect(strips.map((strip) => strip.getAttribute('aria-label'))).toEqual(['0 a 7 días: 4; 31 a 60 días: 2'])
  expect(strips[0]?.closest('section')?.textContent).toContain('Rita Luna')
})

test('a reminder has everything that an instructor owes, also while the list shows one range', async () => {
  const { getByRole, findByRole, sent, user } = await openOwed('?antiguedad=hasta_60')
  await user.click(getByRole('button', { name: /^Escribirle.*Rita Luna/ }))
  await findByRole('textbox')
  expect(sent.map(({ url }) => url)).toContain('/api/fichas/pendientes?mias=false&clave=20&page=1&limit=100')
})

test.each(['competencia', 'ficha'])(
  'a list by %s of one range offers no reminder, because it would be partial',
  async (by) => {
    const { queryByRole, getByRole } = await openOwed(`?agrupar=${by}&antiguedad=hasta_60`)
    expect(getByRole('list', { name: AXIS })).toBeTruthy()
    expect(queryByRole('button', { name: /^Escribirle/ })).toBeNull()
  },
)

test.each([
  ['', OWED.map((ficha) => ({ ...ficha, resultados: [] }))],
  ['&agrupar=ficha', []],
])('a range without judgments says so, and not that nobody owes any (%j)', async (query, fichas) => {
  const { getByRole } = await openOwed(`?antiguedad=mas_de_90${query}`, { fichas })
  expect(pageText()).toContain('Ningún juicio se debe hace más de 90 días')
  expect(pageText()).not.toContain('Al día')
  expect(getByRole('link', { name: 'Ver todas las fichas' }).getAttribute('href')).not.toContain('antiguedad')
})

test('the chosen range is marked, asked for in all calls, and can be left in two ways', async () => {
  const { getByRole, sent, queryByRole, user } = await openOwed('?antiguedad=hasta_60')
  const chosen = within(getByRole('list', { name: AXIS })).getByRole('link', { current: true })
  expect([chosen.textContent, chosen.getAttribute('href')]).toEqual(['31 a 60 días 2', '/fichas/pendientes'])
  const leave = getByRole('link', { name: 'Solo los que se deben hace 31 a 60 días · ver todos' })
  expect(leave.getAttribute('href')).toBe('/fichas/pendientes')
  expect(queryByRole('img')).toBeNull()
  await user.click(getByRole('button', { name: 'Rita Luna' }))
  const asked = sent.map(({ url }) => url).filter((url) => url.startsWith('/api/fichas/pendientes'))
  expect(asked.length).toBeGreaterThan(1)
  for (const url of asked) expect(url).toContain('antiguedad=hasta_60')
  expect(pageText()).not.toMatch(/no tiene(n)? fecha: todavía/)
})
