/** @jest-environment jsdom */
import type { RemoteDefinition, RemoteDescriptor } from '@fichero/contract/remotes.schema'
import { useHandedFiles } from '@fichero/kit/files'
import { clearNotices } from '@fichero/kit/host'
import { openInFakeShell } from '@fichero/kit/testing/fake-shell'
import { act, fireEvent } from '@testing-library/react'
import { useState } from 'react'
import en from '../../locales/en.json'
import es from '../../locales/es.json'
import { DropAnywhere, filesEntry } from './drop-anywhere'

const remote = (name: string, order: number, access = 'authenticated') =>
  ({
    name,
    links: [{ slot: 'drop', path: `/${name}/cargar`, labelKey: 'load', order, access }],
    labels: { es: { load: `Cargar ${name}` }, en: { load: `Load ${name}` } },
  }) as unknown as RemoteDescriptor

const NONE = { name: 'manuals', links: [], labels: { es: {}, en: {} } } as unknown as RemoteDescriptor
const may = (access: string) => access === 'authenticated'

test('filesEntry returns the first page for files that the user may open', () => {
  const remotes = [NONE, remote('c', 3), remote('a', 1, 'fichas:create'), remote('b', 2)]
  expect(filesEntry(remotes, may, 'en')).toEqual({ path: '/b/cargar', label: 'Load b' })
  expect(filesEntry(remotes, () => true, 'es')).toEqual({ path: '/a/cargar', label: 'Cargar a' })
})

test('filesEntry returns undefined if the user may open no page for files', () => {
  expect(filesEntry([NONE], may, 'es')).toBeUndefined()
  expect(filesEntry([remote('a', 1)], () => false, 'es')).toBeUndefined()
})

const route = (path: string, page: string) => ({ path, page, titleKey: '', access: 'public' as const })
const definition: RemoteDefinition = {
  name: 'shell',
  routes: [route('/fichas', 'allowed'), route('/cerrado', 'denied'), route('/fichas/cargar', 'load')],
  links: [],
  parts: [],
}
const entry = { path: '/fichas/cargar', label: 'Cargar reportes' }
const pages = {
  allowed: () => <DropAnywhere entry={entry} isAllowed />,
  denied: () => <DropAnywhere entry={entry} isAllowed={false} />,
  load: LoadPage,
}
function LoadPage() {
  const [names, setNames] = useState('')
  useHandedFiles('/fichas/cargar', (handed) => setNames(handed.map(({ name }) => name).join()))
  return <p>Archivos: {names}</p>
}
const DENIED = '«Cargar reportes» lo hacen los coordinadores y los administradores: envíeles el archivo.'
const files = [new File(['x'], 'juicios.xls')]

/** A dropped file, as browsers list it. */
const asItem = (file: File) => ({ kind: 'file', getAsFile: () => file })

/** Opens a page. Each function returns whether the browser would handle the event itself. */
async function open(address: string) {
  const screen = await openInFakeShell({ definition, texts: { es, en }, pages }, address)
  return {
    ...screen,
    drag: (types = ['Files']) => fireEvent.dragOver(document.body, { dataTransfer: { types } }),
    // jsdom has no drag events.
    leave: (relatedTarget: Element | null) =>
      fireEvent(document.body, Object.assign(new Event('dragleave', { bubbles: true }), { relatedTarget })),
    drop: (dropped = files, types = ['Files']) =>
      fireEvent.drop(document.body, { dataTransfer: { types, files: dropped, items: dropped.map(asItem) } }),
    overlay: () => screen.container.querySelector('[aria-hidden=true] > p')?.textContent,
  }
}
afterEach(() => act(() => clearNotices()))

test('files over the page show what dropping them does, until they leave the window', async () => {
  const { drag, leave, overlay } = await open('/fichas')
  expect(overlay()).toBeUndefined()
  expect(drag()).toBe(false)
  expect(overlay()).toBe('Cargar reportes')
  leave(document.body)
  expect(overlay()).toBe('Cargar reportes')
  leave(null)
  expect(overlay()).toBeUndefined()
})

test('dropped files open the page for files, which gets them', async () => {
  const { drag, drop, address, findByText, overlay } = await open('/fichas')
  drag()
  expect(drop()).toBe(false)
  expect(await findByText('Archivos: juicios.xls')).toBeTruthy()
  expect([address(), overlay()]).toEqual(['/fichas/cargar', undefined])
})

test('a dropped folder is opened, without the files that systems put there', async () => {
  const { findByText } = await open('/fichas')
  const fileEntry = (name: string) => ({
    isDirectory: false,
    fullPath: `/norte/${name}`,
    file: (give: (file: File) => void) => give(new File(['x'], name)),
  })
  const batches = [[fileEntry('a.xls'), fileEntry('b.xls'), fileEntry('~$a.xls')], []]
  const folder = {
    isDirectory: true,
    createReader: () => ({ readEntries: (give: (entries: unknown) => void) => give(batches.shift()) }),
  }
  const item = { kind: 'file', webkitGetAsEntry: () => folder }
  fireEvent.drop(document.body, { dataTransfer: { types: ['Files'], files: [new File([], 'norte')], items: [item] } })
  expect(await findByText('Archivos: a.xls,b.xls')).toBeTruthy()
})

test('files of a user who may not load them are refused in words, and open nothing', async () => {
  const { drag, drop, address, overlay, findAllByText } = await open('/cerrado')
  drag()
  expect(overlay()).toBe(DENIED)
  expect(drop()).toBe(false)
  expect(await findAllByText(DENIED)).not.toHaveLength(0)
  expect([address(), overlay()]).toEqual(['/cerrado', undefined])
})

test.each([
  ['a text', ['text/plain'], files],
  ['no file', ['Files'], []],
])('%s that is dropped is left to the browser', async (_, types, dropped) => {
  const { drop, address } = await open('/fichas')
  expect(drop(dropped, types)).toBe(true)
  expect(address()).toBe('/fichas')
})

test('a dragged text shows nothing', async () => {
  const { drag, overlay } = await open('/fichas')
  expect(drag(['text/plain'])).toBe(true)
  expect(overlay()).toBeUndefined()
})

test.each([
  [
    'a field that takes them',
    (element: HTMLElement) => element.addEventListener('dragover', (event) => event.preventDefault()),
  ],
  [
    'a page with an open dialog',
    (element: HTMLElement) => element.append(Object.assign(document.createElement('dialog'), { open: true })),
  ],
])('files over %s show nothing', async (_, prepare) => {
  const { overlay } = await open('/fichas')
  const field = document.createElement('div')
  document.body.append(field)
  prepare(field)
  fireEvent.dragOver(field, { dataTransfer: { types: ['Files'] } })
  expect(overlay()).toBeUndefined()
  field.remove()
})
