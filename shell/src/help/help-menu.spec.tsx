/** @jest-environment jsdom */
import type { RemoteDefinition, RemoteDescriptor } from '@fichero/contract/remotes.schema'
import { openInFakeShell } from '@fichero/kit/testing/fake-shell'
import { configure, within } from '@testing-library/react'
import en from '../../locales/en.json'
import es from '../../locales/es.json'
import { HelpMenu } from './help-menu'

// jsdom does not know that an open menu is visible.
configure({ defaultHidden: true })

const help = (path: string, also: string[], labelKey: string, access = 'public') => ({
  slot: 'help',
  path,
  labelKey,
  order: 1,
  access,
  also,
})
const MANUALS = [
  {
    name: 'manuals',
    links: [
      help('/manuales/fichas', ['/fichas'], 'fichas'),
      help('/manuales/fichas?seccion=tyt', ['/fichas/tyt'], 'tyt'),
      help('/manuales/fichas?seccion=map', ['/fichas/visualizar/:nroFicha/mapa'], 'map'),
      help('/manuales/programas', ['/programs', '/programas'], 'programs'),
      help('/manuales/actividad', ['/actividad'], 'activity', 'audit:view'),
    ],
    parts: [],
    labels: {
      es: { fichas: 'Módulo de fichas', tyt: 'La prueba TyT', map: 'El mapa', programs: 'Programas' },
      en: { fichas: 'Fichas' },
    },
  },
] as unknown as RemoteDescriptor[]

/** Opens a screen at an address with the help menu and a field. */
function open(address: string, language: 'es' | 'en' = 'es') {
  const definition: RemoteDefinition = {
    name: 'shell',
    routes: [{ path: address, page: 'screen', titleKey: 'help.title', access: 'public' }],
    links: [],
    parts: [],
  }
  const Screen = () => (
    <>
      <HelpMenu remotes={MANUALS} may={(access) => access === 'public'} />
      <input aria-label="Buscar" />
    </>
  )
  return openInFakeShell({ definition, texts: { es, en }, pages: { screen: Screen } }, address, { language })
}

const pageLinks = async ({ user, findByRole, queryAllByRole }: Awaited<ReturnType<typeof open>>, name = 'Ayuda') => {
  await user.click(await findByRole('button', { name }))
  await findByRole('menuitem', { name: name === 'Ayuda' ? 'Teclas' : 'Keys' })
  return queryAllByRole('menuitem')
    .map((item) => [item.textContent, item.getAttribute('href')])
    .filter(([, href]) => href !== null)
}

test.each([
  ['/fichas', [['Manual: Módulo de fichas', '/manuales/fichas']]],
  ['/fichas/visualizar', [['Manual: Módulo de fichas', '/manuales/fichas']]],
  ['/fichas/tyt', [['Manual: La prueba TyT', '/manuales/fichas?seccion=tyt']]],
  ['/fichas/visualizar/2990020/mapa', [['Manual: El mapa', '/manuales/fichas?seccion=map']]],
  ['/fichas/visualizar/2990020', [['Manual: Módulo de fichas', '/manuales/fichas']]],
  ['/programas', [['Manual: Programas', '/manuales/programas']]],
  // Another word that begins like an address, a page without help, and a page that the user may not open.
  ['/fichas-otras', []],
  ['/manuales', []],
  ['/actividad', []],
])('at %s the menu has the page of the manual about the screen', async (address, links) => {
  expect(await pageLinks(await open(address))).toEqual(links)
})

test('the menu is in the language of the page', async () => {
  expect(await pageLinks(await open('/fichas', 'en'), 'Help')).toEqual([['Manual: Fichas', '/manuales/fichas']])
})

test('the menu opens the list of keys', async () => {
  const { user, findByRole } = await open('/fichas')
  await user.click(await findByRole('button', { name: 'Ayuda' }))
  await user.click(await findByRole('menuitem', { name: 'Teclas' }))
  const dialog = within(await findByRole('dialog', { name: 'Teclas' }))
  const terms = dialog.getAllByRole('term').map(({ textContent }) => textContent)
  expect(terms).toEqual(['CtrlK', '?', 'Alt↑Alt↓', 'AltMayús↓', 'TabMayúsTab', 'Enter', '↑↓', 'Esc'])
  for (const meaning of dialog.getAllByRole('definition')) expect(meaning.textContent).toMatch(/^[A-Z][^.]+$/)
})

test('the question mark opens the list of keys, except in a field and over a dialog', async () => {
  const { user, findByRole, findAllByRole, queryByRole, getByRole } = await open('/fichas')
  await user.type(await findByRole('textbox'), '?')
  expect(queryByRole('dialog')).toBeNull()
  getByRole('textbox').blur()
  await user.keyboard('?')
  await findByRole('dialog', { name: 'Teclas' })
  await user.keyboard('?')
  expect(await findAllByRole('dialog')).toHaveLength(1)
})

test('the question mark can be switched off for good', async () => {
  const { user, findByRole, queryByRole, unmount } = await open('/fichas')
  await user.keyboard('?')
  await user.click(await findByRole('checkbox', { name: 'Abrir esta lista con la tecla ?' }))
  await user.keyboard('{Escape}')
  await user.keyboard('?')
  expect(queryByRole('dialog')).toBeNull()
  unmount()
  const again = await open('/fichas')
  await again.findByRole('button', { name: 'Ayuda' })
  await again.user.keyboard('?')
  expect(again.queryByRole('dialog')).toBeNull()
})
