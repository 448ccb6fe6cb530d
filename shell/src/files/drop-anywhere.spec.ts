/** @jest-environment jsdom */
import type { RemoteDescriptor } from '@fichero/contract/remotes.schema'
import { filesEntry } from './drop-anywhere'

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
