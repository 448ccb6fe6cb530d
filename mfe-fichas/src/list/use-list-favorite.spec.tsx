/** @jest-environment jsdom */
import { USER } from '@fichero/kit/testing/fake-shell'
import { waitFor } from '@testing-library/react'
import { openList } from '../../testing/open-list'

const stored = () => JSON.parse(localStorage.getItem(`favoritos.${USER.id}`) ?? '[]')

test.each([
  ['the program last seen', '', 'Fichas · SISTEMAS', '?programId=4'],
  ['all programs', '?programId=todos', 'Fichas · Todos los programas', '?programId=todos'],
  ['the own fichas', '?mias=true', 'Fichas · Mis fichas', '?mias=true'],
  [
    'several filters and an order, from its first page',
    '?programId=4&jornada=nocturna&oferta=abierta&etapa=lectiva&categoria=finalizadas&reporte=atrasado&orden=jornada&page=2',
    'Fichas · SISTEMAS · Nocturna · Abierta · Lectiva · Finalizada · Atrasado (más de 30 días o ninguno)',
    '?programId=4&jornada=nocturna&oferta=abierta&etapa=lectiva&categoria=finalizadas&reporte=atrasado&orden=jornada',
  ],
])('the list with %s is marked with its filters', async (_, query, name, path) => {
  const { user, findByRole } = await openList(query, { last: '4', own: query.includes('mias') ? 1 : 0 })
  await user.click(await findByRole('button', { name: `Favorito: ${name}` }))
  await waitFor(() => expect(stored()).toEqual([{ path: `/fichas${path}`, name }]))
})

test('a list with a search text cannot be marked, because the text may be a person’s name', async () => {
  const { findAllByRole, queryByRole } = await openList('?programId=4&q=vega')
  await findAllByRole('article')
  expect(queryByRole('button', { name: /^Favorito/ })).toBeNull()
})

test('a list with several filters has the name under which it is marked as its heading', async () => {
  const { user, findByRole } = await openList('?programId=4&jornada=nocturna&oferta=abierta')
  const heading = async () => (await findByRole('heading', { level: 1 })).textContent
  expect(await heading()).toBe('Fichas: 2')
  const star = await findByRole('button', { name: /^Favorito/ })
  await user.click(star)
  await waitFor(async () => expect(await heading()).toBe('Fichas · SISTEMAS · Nocturna · Abierta: 2'))
  await user.click(star)
  await waitFor(async () => expect(await heading()).toBe('Fichas: 2'))
})
