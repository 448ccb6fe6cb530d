/** @jest-environment jsdom */
import type { Permission } from '@fichero/contract/permissions'
import type { RemoteDefinition, RemoteDescriptor } from '@fichero/contract/remotes.schema'
import { openInFakeShell } from '@fichero/kit/testing/fake-shell'
import en from '../../locales/en.json'
import es from '../../locales/es.json'
import { NavList } from '../layout/nav-list'
import { useNav } from './nav'

const link = (path: string, order: number, changed: object = {}) => ({
  slot: 'menu',
  path,
  labelKey: path,
  order,
  access: 'authenticated',
  ...changed,
})
const labels = (es: object, en: object) => ({ es, en })
const REMOTES = [
  {
    name: 'fichas',
    links: [
      link('/fichas', 10, { icon: 'fichas', also: ['/aprendices'] }),
      link('/fichas/tyt', 20, { access: 'fichas:edit' }),
      link('/fichas/cargar', 5, { slot: 'drop' }),
    ],
    labels: labels({ '/fichas': 'Fichas', '/fichas/tyt': 'TyT' }, { '/fichas': 'Groups' }),
  },
  { name: 'programs', links: [link('/programs', 1)], labels: labels({ '/programs': 'Programas' }, {}) },
  {
    name: 'log',
    links: [link('/actividad', 90, { group: 'system' })],
    labels: labels({ '/actividad': 'Actividad' }, {}),
  },
] as unknown as RemoteDescriptor[]

const FEW = REMOTES.slice(0, 2)

const definition: RemoteDefinition = {
  name: 'shell',
  routes: [{ path: '/aprendices/7', page: 'nav', titleKey: 'layout.nav', access: 'authenticated' }],
  links: [],
  parts: [],
}
const Nav = () => <NavList nav={useNav(REMOTES)} />
const FewPages = () => <NavList nav={useNav(FEW)} />
const remote = { definition, texts: { es, en }, pages: { nav: Nav } }

async function open(as: Permission[], language: 'es' | 'en' = 'es') {
  const screen = await openInFakeShell(remote, '/aprendices/7', { as, language })
  const namesIn = (list: Element) =>
    [...list.querySelectorAll('a')].map(({ textContent, pathname }) => `${textContent} ${pathname}`)
  return {
    ...screen,
    all: () => namesIn(screen.container),
    system: () => namesIn(screen.getByRole('list', { name: es.layout.system })),
  }
}

test('a user sees the pages of all modules that he or she may open, in their order', async () => {
  const { all, system, getByText } = await open([])
  expect(all()).toEqual(['Panel /dashboard', 'Programas /programs', 'Fichas /fichas', 'Actividad /actividad'])
  expect(system()).toEqual(['Actividad /actividad'])
  expect(getByText('Fichas').closest('a')?.getAttribute('aria-current')).toBe('page')
  expect(getByText('Fichas').previousElementSibling?.getAttribute('class')).toContain('tabler-icon-folders')
})

test('permissions add pages, those of the system in a group of its own', async () => {
  const { all, system, getByText } = await open(['fichas:edit', 'remotes:manage', 'status:view'])
  expect(all().slice(2, 4)).toEqual(['Fichas /fichas', 'TyT /fichas/tyt'])
  expect(system()).toEqual(['Módulos /modulos', 'Estado /estado', 'Actividad /actividad'])
  expect(getByText('Módulos').previousElementSibling?.getAttribute('class')).toContain('tabler-icon-box-multiple')
  expect(getByText('Estado').previousElementSibling?.getAttribute('class')).toContain('tabler-icon-heartbeat')
  expect(getByText('Panel').previousElementSibling?.getAttribute('class')).toContain('tabler-icon-layout-dashboard')
})

test('the names are in the language of the page', async () => {
  const { all } = await open(['remotes:manage', 'status:view'], 'en')
  expect(all()).toEqual(
    expect.arrayContaining(['Dashboard /dashboard', 'Groups /fichas', 'Modules /modulos', 'Status /estado']),
  )
})

test('a user without pages of the system sees no such group', async () => {
  const { queryByText } = await openInFakeShell({ ...remote, pages: { nav: FewPages } }, '/aprendices/7')
  expect(queryByText(es.layout.system)).toBeNull()
})
