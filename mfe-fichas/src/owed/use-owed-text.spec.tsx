/** @jest-environment jsdom */
import { listPrograms } from '@fichero/contract/calls/programs.calls'
import { listUsers } from '@fichero/contract/calls/users.calls'
import { answer } from '@fichero/kit/testing/fake-shell'
import { waitFor } from '@testing-library/react'
import { openPage } from '../../testing/open-page'
import type { OwedFilters } from './owed-filters-address'
import { useOwedText } from './use-owed-text'

const answers = [
  answer(listPrograms, {
    ok: true,
    programs: [{ id: 3, nombre_programa: 'Cocina', version: '1' }],
  } as never),
  answer(listUsers, { ok: true, users: [{ nro_documento: '52', nombre: 'Luz', apellido: 'Vega' }] } as never),
]

let text: string
async function open(filters: Partial<OwedFilters>, isOwn?: boolean) {
  function Page() {
    text = useOwedText(filters as OwedFilters, isOwn)
    return null
  }
  const { sent } = await openPage(Page, { answers })
  return () => sent.map(({ url }) => url)
}

test.each<[string, Partial<OwedFilters>, boolean | undefined, string]>([
  ['no filter', {}, undefined, 'Todas las fichas · Resultados que ya se evaluaron a alguien'],
  ['the user’s own fichas', {}, true, 'Mis fichas · Resultados que ya se evaluaron a alguien'],
  ['outcomes that nobody has evaluated yet', { sinEmpezar: true }, false, 'Todas las fichas · Todos los que faltan'],
  [
    'a program, a ficha, a head and the person who owes the judgments',
    { programId: 3, nroFicha: 2_888_001, jefe: '52', responsable: 'Ana Rojas' },
    false,
    'Todas las fichas · Cocina · Ficha 2888001 · Jefe de ficha: Luz Vega · Quién lo debe: Ana Rojas · Resultados que ya se evaluaron a alguien',
  ],
  [
    'a program and a head that do not exist',
    { programId: 9, jefe: '53' },
    false,
    'Todas las fichas · Programa 9 · Jefe de ficha: 53 · Resultados que ya se evaluaron a alguien',
  ],
])('the printed page describes the filters: %s', async (_, filters, isOwn, expected) => {
  await open(filters, isOwn)
  await waitFor(() => expect(text).toBe(expected))
})

test.each<[string, Partial<OwedFilters>, string, string[]]>([
  ['ficha sends no request', { nroFicha: 7 }, 'Ficha 7', []],
  ['program only requests the programs', { programId: 3 }, 'Cocina', ['/api/programs']],
  ['jefe de ficha only requests the users', { jefe: '52' }, 'Luz Vega', ['/api/users']],
])('the description of a filter by %s', async (_, filters, name, urls) => {
  const requestedUrls = await open(filters)
  await waitFor(() => expect(text).toContain(name))
  expect(requestedUrls()).toEqual(urls)
})
