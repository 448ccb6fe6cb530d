/** @jest-environment jsdom */
import { listUsers } from '@fichero/contract/calls/users.calls'
import { answer } from '@fichero/kit/testing/fake-shell'
import { waitFor } from '@testing-library/react'
import { openPage } from '../../testing/open-page'
import { useHeadOptions } from './use-head-options'

const LUZ = { value: '52', label: 'Luz Vega' }
const users = answer(listUsers, {
  ok: true,
  users: [{ nro_documento: '52', nombre: 'Luz', apellido: 'Vega' }],
} as never)
let heads: ReturnType<typeof useHeadOptions>
const open = (chosen: string | undefined, enabled = true) => {
  function Page() {
    heads = useHeadOptions(chosen, enabled)
    return null
  }
  return openPage(Page, { answers: [users] })
}

test.each([
  ['the enabled instructors', undefined, [LUZ]],
  ['a chosen instructor once', '52', [LUZ]],
  ['a chosen person who is not an enabled instructor', '53', [LUZ, { value: '53', label: '53' }]],
])('useHeadOptions returns %s', async (_, chosen, expected) => {
  await open(chosen)
  await waitFor(() => expect(heads).toEqual(expected))
})

test('useHeadOptions sends no request before the options are needed', async () => {
  const { sent } = await open('53', false)
  expect(heads).toEqual([{ value: '53', label: '53' }])
  expect(sent).toEqual([])
})
