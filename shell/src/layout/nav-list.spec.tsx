/** @jest-environment jsdom */
import type { RemoteDefinition } from '@fichero/contract/remotes.schema'
import { openInFakeShell } from '@fichero/kit/testing/fake-shell'
import en from '../../locales/en.json'
import es from '../../locales/es.json'
import type { NavItem } from '../navigation/nav'
import { NavList } from './nav-list'

const item = (to: string, order: number, also?: string[]): NavItem => ({
  to,
  label: to,
  icon: 'programs',
  order,
  ...(also && { also }),
})
const nav = [item('/programs', 1, ['/programas']), item('/fichas', 2), item('/fichas/pendientes', 3)]

test.each([
  ['/programs', '/programs'],
  ['/programas/7', '/programs'],
  ['/fichas', '/fichas'],
  ['/fichas/visualizar/7', '/fichas'],
  ['/fichas/pendientes', '/fichas/pendientes'],
])('at %s, only the item %s is current', async (address, current) => {
  const definition: RemoteDefinition = {
    name: 'shell',
    routes: [{ path: address, page: 'nav', titleKey: 'layout.nav', access: 'public' }],
    links: [],
    parts: [],
  }
  const remote = { definition, texts: { es, en }, pages: { nav: () => <NavList nav={nav} /> } }
  const { findAllByRole } = await openInFakeShell(remote, address)
  const links = await findAllByRole('link')
  expect(links).toHaveLength(nav.length)
  const marked = links.filter((link) => link.hasAttribute('aria-current'))
  expect(marked.map((link) => [link.getAttribute('href'), link.getAttribute('aria-current')])).toEqual([
    [current, 'page'],
  ])
})
