/** @jest-environment jsdom */
import type { RemoteDefinition } from '@fichero/contract/remotes.schema'
import { openInFakeShell } from '@fichero/kit/testing/fake-shell'
import { fireEvent, waitFor } from '@testing-library/react'
import { DropAnywhere } from './drop-anywhere'
import { ignoreStrayFiles } from './ignore-stray-files'

const definition: RemoteDefinition = {
  name: 'shell',
  routes: [
    { path: '/auth', page: 'sign-in', titleKey: '', access: 'public' },
    { path: '/fichas', page: 'list', titleKey: '', access: 'public' },
  ],
  links: [],
  parts: [],
}
const entry = { path: '/fichas/cargar', label: 'Cargar reportes' }
const pages = { 'sign-in': () => <h1>Entrar</h1>, list: () => <DropAnywhere entry={entry} isAllowed /> }
const open = (address: string) => openInFakeShell({ definition, texts: { es: {}, en: {} }, pages }, address)

/** Drags over the page and drops. Returns the events that the browser would handle. */
function drop(types: string[]) {
  const file = new File(['x'], 'juicios.xls')
  const items = [{ kind: 'file', getAsFile: () => file }]
  const dataTransfer = { types, files: [file], items, dropEffect: 'copy' }
  const unhandled = [fireEvent.dragOver, fireEvent.drop].filter((fire) => fire(document.body, { dataTransfer }))
  return { unhandled: unhandled.length, dropEffect: dataTransfer.dropEffect }
}

beforeAll(ignoreStrayFiles)

test('a file dropped on a page that takes none is ignored', async () => {
  await open('/auth')
  expect(drop(['Files'])).toEqual({ unhandled: 0, dropEffect: 'none' })
})

test('a text can be dropped into a field', async () => {
  await open('/auth')
  expect(drop(['text/plain'])).toEqual({ unhandled: 2, dropEffect: 'copy' })
})

test('a file dropped on a page that takes files opens the page for files', async () => {
  const { address } = await open('/fichas')
  expect(drop(['Files'])).toEqual({ unhandled: 0, dropEffect: 'copy' })
  await waitFor(() => expect(address()).toBe('/fichas/cargar'))
})
