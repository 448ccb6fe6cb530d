/** @jest-environment jsdom */
import { search } from '@fichero/contract/calls/search.calls'
import type { RemoteDefinition } from '@fichero/contract/remotes.schema'
import { answer, openInFakeShell } from '@fichero/kit/testing/fake-shell'
import { fireEvent } from '@testing-library/react'
import en from '../../locales/en.json'
import es from '../../locales/es.json'
import { Search } from './search'
import type { SearchTools } from './search-tools'

const definition: RemoteDefinition = {
  name: 'shell',
  routes: [{ path: '/busqueda', page: 'search', titleKey: 'search.open', access: 'authenticated' }],
  links: [],
  parts: [],
}
const tools = { nav: [], remotes: [], ownId: 1, may: () => true, go: jest.fn() } as unknown as SearchTools
const remote = { definition, texts: { es, en }, pages: { search: () => <Search tools={tools} /> } }

test('the field opens before the code of the search is loaded, and keeps a composition that began there', async () => {
  const found = answer(search, { fichas: [], aprendices: [], instructores: [], programas: [] })
  const screen = await openInFakeShell(remote, '/busqueda', { answers: [found] })
  fireEvent.keyDown(document.body, { key: 'k', code: 'KeyK', ctrlKey: true })
  const field = screen.getByRole('combobox') as HTMLInputElement
  expect(screen.queryByRole('listbox')).toBeNull()
  fireEvent.compositionStart(field)
  fireEvent.input(field, { target: { value: 'cerrar sesi' }, isComposing: true })
  expect((await screen.findByRole('option')).textContent).toBe('Cerrar sesión')
  fireEvent.input(field, { target: { value: 'cerrar sesió' } })
  fireEvent.compositionEnd(field)
  expect(screen.getByRole('combobox')).toBe(field)
  expect(field.value).toBe('cerrar sesió')
  expect(field.getAttribute('aria-activedescendant')).toBe(screen.getByRole('option').id)
})
