import { login } from '@fichero/contract/calls/auth.calls'
import {
  createFicha,
  exportFicha,
  getFicha,
  importEvaluations,
  listFichas,
  updateFicha,
} from '@fichero/contract/calls/fichas.calls'
import { updateProgram } from '@fichero/contract/calls/programs.calls'
import { search } from '@fichero/contract/calls/search.calls'
import { listUsers, updateUser } from '@fichero/contract/calls/users.calls'
import type { CreateFichaInput, FichaAnswer } from '@fichero/contract/fichas.schema'
import { QueryClient } from '@tanstack/react-query'
import { call } from './call'
import { callOptions, useCall } from './use-call'
import { invalidateChanges, useCallMutation } from './use-call-mutation'

jest.mock('./send', () => ({ send: async (outgoing: unknown) => outgoing }))

test('the query key is the same for a number and its text', () => {
  expect(callOptions(getFicha, { params: { nroFicha: 7 } }).queryKey).toEqual([
    'GET /fichas/:nroFicha',
    { params: { nroFicha: '7' } },
  ])
  expect(callOptions(getFicha, { params: { nroFicha: '7' } }).queryKey).toEqual(
    callOptions(getFicha, { params: { nroFicha: 7 } }).queryKey,
  )
  expect(callOptions(listUsers).meta).toEqual({ reads: ['users'] })
})

test('a call is sent as declared', async () => {
  const body = { nro_documento: '1000000001', contrasena: 'x' }
  expect(await call(login, { body })).toMatchObject({ method: 'POST', url: '/api/auth/login', body, form: undefined })
  const report = new File(['x'], 'Ficha ñ.xls')
  const sent: unknown = await call(importEvaluations, {
    params: { nroFicha: 7 },
    file: report,
    query: { simular: true },
  })
  expect(sent).toMatchObject({ method: 'PUT', url: '/api/fichas/7/evaluaciones?simular=true' })
  expect([...(sent as { form: FormData }).form.keys()]).toEqual(['archivo_excel'])
  const created: unknown = await call(createFicha, { file: report, data: { nroFicha: 7 } as CreateFichaInput })
  expect([...(created as { form: FormData }).form.keys()]).toEqual(['data', 'archivo_excel'])
})

test('a change invalidates only the queries that read it, including those of other builds', async () => {
  const client = new QueryClient()
  const shown = callOptions(getFicha, { params: { nroFicha: 7 } }).queryKey
  const people = callOptions(listUsers).queryKey
  const newer = ['GET /fichas/graduates', undefined]
  for (const [queryKey, reads] of [
    [shown, getFicha.reads],
    [people, listUsers.reads],
    [newer, ['fichas']],
    [['code', 'overview'], undefined],
  ] as const)
    await client.prefetchQuery({ queryKey, queryFn: () => ({}), meta: { reads } })
  await invalidateChanges(client, updateFicha)
  const stale = client.getQueryCache().findAll({ predicate: ({ state }) => state.isInvalidated })
  expect(stale.map(({ queryKey }) => queryKey)).toEqual([shown, newer])
})

// Calls that must not compile. They never run: `npm run types` is the test.
const file = null as unknown as File
const data = null as unknown as CreateFichaInput
export const compiled = {
  params: () => {
    call(getFicha, { params: { nroFicha: 7 } })
    // @ts-expect-error the path has a parameter
    call(getFicha)
    // @ts-expect-error the parameter has another name
    call(getFicha, { params: { id: 7 } })
    // @ts-expect-error one parameter too many
    call(getFicha, { params: { nroFicha: 7, page: 1 } })
    // @ts-expect-error an id is not an object
    call(getFicha, { params: { nroFicha: {} } })
    // @ts-expect-error the call takes no query
    call(getFicha, { params: { nroFicha: 7 }, query: { page: 1 } })
    // @ts-expect-error a name is not a declared call
    call({ name: 'getFicha' })
  },
  query: () => {
    call(listFichas)
    call(listFichas, { query: { page: 2, programId: undefined, categoria: 'en_proceso' } })
    // @ts-expect-error a misspelt query value
    call(listFichas, { query: { pagina: 2 } })
    // @ts-expect-error no such category
    call(listFichas, { query: { categoria: 'terminadas' } })
    // @ts-expect-error the search needs a text
    call(search, { query: { limit: 5 } })
    // @ts-expect-error a flag is a boolean
    call(importEvaluations, { params: { nroFicha: 7 }, file, query: { simular: 'sí' } })
  },
  body: () => {
    call(login, { body: { nro_documento: '1000000001', contrasena: 'x' } })
    // @ts-expect-error the body is missing
    call(login)
    // @ts-expect-error a field is missing
    call(login, { body: { nro_documento: '1000000001' } })
    // @ts-expect-error a field is misspelt
    call(login, { body: { nro_documento: '1000000001', contraseña: 'x' } })
  },
  file: () => {
    call(createFicha, { file, data })
    // @ts-expect-error the file is missing
    call(createFicha, { data })
    // @ts-expect-error the data beside the file is missing
    call(createFicha, { file })
    call(updateProgram, { params: { id: 7 }, data: { nombrePrograma: 'x', totalHoras: 1, nivel: 'tecnico' } })
    // @ts-expect-error the call takes no file
    call(getFicha, { params: { nroFicha: 7 }, file })
  },
  download: () => {
    // @ts-expect-error the answer is a file: `DownloadButton` makes such calls
    call(exportFicha, { params: { nroFicha: 7 } })
    // @ts-expect-error a download is not a query
    useCall(exportFicha, { params: { nroFicha: 7 } })
  },
  version: () => {
    const body = null as never
    call(updateUser, { params: { nro_documento: '1' }, body, ifMatch: 3 })
    call(updateFicha, { params: { nroFicha: 7 }, body, ifMatch: 3 })
    // @ts-expect-error a list has no version
    call(listUsers, { ifMatch: 3 })
  },
  hooks: () => {
    const ficha: FichaAnswer | undefined = useCall(getFicha, { params: { nroFicha: 7 } }).data
    const total: number | undefined = useCall(listUsers, {}, { select: ({ users }) => users.length }).data
    useCall(listUsers)
    // @ts-expect-error the path has a parameter
    useCall(getFicha)
    // @ts-expect-error the path has a parameter
    callOptions(getFicha)
    // @ts-expect-error the answer is not a list
    useCall(getFicha, { params: { nroFicha: 7 } }).data?.length
    useCallMutation(createFicha).mutate({ file, data })
    // @ts-expect-error the file is missing
    useCallMutation(createFicha).mutate({ data })
    return [ficha, total]
  },
}
