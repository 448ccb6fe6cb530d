/** @jest-environment jsdom */
import type { RemoteDefinition } from '@fichero/contract/remotes.schema'
import { openInFakeShell, USER } from '@fichero/kit/testing/fake-shell'
import { within } from '@testing-library/react'
import en from '../../locales/en.json'
import es from '../../locales/es.json'
import { NavList } from './nav-list'

const FAVORITES = [
  { path: '/fichas/visualizar/2990020', name: 'Ficha 2990020 · Cocina regional' },
  { path: '/fichas?programId=todos&reporte=atrasado', name: 'Fichas · Atrasado' },
]
const nav = [{ to: '/fichas', label: 'Fichas', icon: 'fichas', order: 1 }]

/** Opens the menu at an address, with favourites of the signed-in user in the browser. */
function open(address: string, favorites: object[] = FAVORITES) {
  localStorage.setItem(`favoritos.${USER.id}`, JSON.stringify(favorites))
  const definition: RemoteDefinition = {
    name: 'shell',
    routes: [{ path: '*', page: 'nav', titleKey: 'layout.nav', access: 'public' }],
    links: [],
    parts: [],
  }
  return openInFakeShell({ definition, texts: { es, en }, pages: { nav: () => <NavList nav={nav} /> } }, address)
}
afterEach(() => localStorage.clear())

test('the menu lists the favourites, and marks the one of the current address', async () => {
  const { findByRole } = await open('/fichas?programId=todos&reporte=atrasado')
  const links = within(await findByRole('list', { name: 'Favoritos' })).getAllByRole('link')
  expect(links.map((link) => [link.textContent, link.getAttribute('href'), link.getAttribute('aria-current')])).toEqual(
    [
      [FAVORITES[0]?.name, FAVORITES[0]?.path, null],
      [FAVORITES[1]?.name, FAVORITES[1]?.path, 'page'],
    ],
  )
})

test('a favourite is removed from the menu, and the group disappears with the last one', async () => {
  const { user, findByRole, queryByRole } = await open('/fichas')
  const remove = async (name: string) =>
    user.click(await findByRole('button', { name: `Quitar de los favoritos: ${name}` }))
  await remove('Fichas · Atrasado')
  const list = await findByRole('list', { name: 'Favoritos' })
  expect(
    within(list)
      .getAllByRole('link')
      .map(({ textContent }) => textContent),
  ).toEqual([FAVORITES[0]?.name])
  await remove('Ficha 2990020 · Cocina regional')
  expect(queryByRole('list', { name: 'Favoritos' })).toBeNull()
  expect(localStorage.getItem(`favoritos.${USER.id}`)).toBe('[]')
})

test('the menu has no group of favourites without any', async () => {
  const { findByRole, queryByText } = await open('/fichas', [])
  await findByRole('link', { name: 'Fichas' })
  expect(queryByText('Favoritos')).toBeNull()
})
