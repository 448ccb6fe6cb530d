/** @jest-environment jsdom */
import { search } from '@fichero/contract/calls/search.calls'
import type { RemoteDefinition } from '@fichero/contract/remotes.schema'
import { notifySuccess } from '@fichero/kit/notify'
import { answer, openInFakeShell } from '@fichero/kit/testing/fake-shell'
import { act, fireEvent, waitFor } from '@testing-library/react'
import { useState } from 'react'
import en from '../../locales/en.json'
import es from '../../locales/es.json'
import type { NavItem } from '../navigation/nav'
import { AppLayout } from './app-layout'

const nav: NavItem[] = [{ to: '/fichas', label: 'Fichas', icon: 'fichas', order: 1 }]

function Page() {
  const [opened, setOpened] = useState(false)
  return (
    <AppLayout nav={nav} remotes={[]}>
      <h1>Página</h1>
      <button type="button" onClick={() => setOpened(!opened)}>
        Avisar
      </button>
    </AppLayout>
  )
}
const definition: RemoteDefinition = {
  name: 'shell',
  routes: [{ path: '/panel', page: 'panel', titleKey: 'layout.nav', access: 'authenticated' }],
  links: [],
  parts: [],
}

/** Replaces each text by an element with the text in it, as browsers do that translate a page. */
function translatePage() {
  const texts: Text[] = []
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  while (walker.nextNode()) texts.push(walker.currentNode as Text)
  for (const text of texts) {
    if (!text.data.trim() || text.parentElement?.closest('font, [translate="no"], style, script')) continue
    const outer = document.createElement('font')
    outer.append(document.createElement('font'))
    outer.firstElementChild!.textContent = text.data
    text.replaceWith(outer)
  }
}

test('a page that the browser translates between any two actions stays usable', async () => {
  const found = answer(search, { fichas: [], aprendices: [], instructores: [], programas: [] })
  const screen = await openInFakeShell({ definition, texts: { es, en }, pages: { panel: Page } }, '/panel', {
    answers: [found, found, found, found],
  })
  const perform = async (action: () => void) => {
    translatePage()
    await act(async () => action())
    expect(screen.getByRole('heading', { level: 1, hidden: true }).textContent).toBe('Página')
  }
  const button = (name: RegExp) => screen.getByRole('button', { name, hidden: true })
  translatePage()
  for (const name of [/Contraer el menú/, /Expandir el menú/, /Contraer el menú/])
    await perform(() => fireEvent.click(button(name)))
  await perform(() => fireEvent.keyDown(document.body, { key: 'k', code: 'KeyK', ctrlKey: true }))
  const field = screen.getByRole('combobox')
  for (const value of ['ce', 'cerrar', 'cuenta', 'fich', 'cerrar']) {
    await perform(() => fireEvent.input(field, { target: { value } }))
    const expected = value.startsWith('ce') ? 'Cerrar sesión' : value === 'fich' ? 'Fichas' : 'Gestionar cuenta'
    const options = () => screen.getAllByRole('option').map(({ textContent }) => textContent)
    await waitFor(() => expect(options()).toContainEqual(expect.stringContaining(expected)))
  }
  await perform(() => fireEvent.input(field, { target: { value: '' } }))
  await perform(() => fireEvent.keyDown(field, { key: 'Escape' }))
  await perform(() => notifySuccess('La ficha se creó'))
  await perform(() => notifySuccess('Otra ficha se creó'))
  for (const name of [/Notificaciones|sin ver|nuevas?/, /Ana María/]) {
    await perform(() => fireEvent.click(screen.getAllByRole('button', { name, hidden: true })[0]!))
    await perform(() => fireEvent.keyDown(document.activeElement ?? document.body, { key: 'Escape' }))
  }
  await perform(() => fireEvent.click(screen.getAllByText('Gestionar cuenta')[0]!))
  await perform(() => fireEvent.click(screen.getByTitle('English')))
})
