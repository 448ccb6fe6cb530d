/** @jest-environment jsdom */
import { listUsers } from '@fichero/contract/calls/users.calls'
import { answer } from '@fichero/kit/testing/fake-shell'
import { waitFor } from '@testing-library/react'
import { openPage } from '../testing/open-page'
import { useHeads } from './use-heads'

const LUZ = { value: '52', label: 'Luz Vega' }
const users = answer(listUsers, {
  ok: true,
  users: [{ nro_documento: '52', nombre: 'Luz', apellido: 'Vega' }],
} as never)
let heads: ReturnType<typeof useHeads>
const open = (chosen: string | undefined, enabled = true) => {
  function Page() {
    heads = useHeads(chosen, enabled)
    return null
  }
  return openPage(Page, { answers: [users] })
}

test.each([
  ['the enabled ones', undefined, [LUZ]],
  ['one of them, who is not there twice', '52', [LUZ]],
  ['another one, who stays a choice', '53', [LUZ, { value: '53', label: '53' }]],
])('%s', async (_, chosen, expected) => {
  await open(chosen)
  await waitFor(() => expect(heads).toEqual(expected))
})

test('nobody is asked for before the list is needed', async () => {
  const { sent } = await open('53', false)
  expect(heads).toEqual([{ value: '53', label: '53' }])
  expect(sent).toEqual([])
})
