/** @jest-environment jsdom */
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { act, renderHook, waitFor } from '@testing-library/react'
import type { ReactNode } from 'react'
import { answerWith } from '../../testing/fake-api'
import { useFileSays } from './use-file-says'

const call = { method: 'POST', path: '/x', access: 'public', reads: [], changes: [], file: 'required' } as const
const FILE = new File(['x'], 'a.xls')

/** A form with two fields, and files that say these numbers and names. */
function open(...says: { number?: string; name?: string }[]) {
  const values = { number: '', name: '' }
  const form = {
    getValues: () => values,
    setFieldValue: (field: 'number' | 'name', value: string) => void Object.assign(values, { [field]: value }),
  }
  const answers = says.map((body) => ({ method: 'POST', pattern: /\/x$/, status: 200, body }))
  const sent: { url: string }[] = []
  const read = () => {
    sent.push(...answerWith(answers.splice(0, 1)))
  }
  const client = new QueryClient()
  const wrapper = ({ children }: { children: ReactNode }) => (
    <QueryClientProvider client={client}>{children}</QueryClientProvider>
  )
  const { result } = renderHook(() => useFileSays(call, form, (answer: (typeof says)[number]) => answer), { wrapper })
  const choose = async (file: File | null, query?: object) => {
    read()
    await act(async () => result.current.read(file, query))
    await waitFor(() => expect(result.current.isReading).toBe(false))
  }
  return { values, choose, now: () => result.current }
}

test('a file fills what is empty, and another one what the first has filled', async () => {
  const { values, choose, now } = open({ number: '7', name: 'a' }, { number: '8', name: 'b' })
  await choose(FILE)
  expect([values, now().says]).toEqual([
    { number: '7', name: 'a' },
    { number: '7', name: 'a' },
  ])
  values.name = 'typed'
  await choose(FILE, { fechas: 'dmy' })
  expect(values).toEqual({ number: '8', name: 'typed' })
})

test('without a file nothing is said, and what was filled in stays', async () => {
  const { values, choose, now } = open({ number: '7' })
  await choose(FILE)
  await choose(null)
  await waitFor(() => expect(now().says).toBeUndefined())
  expect(values).toEqual({ number: '7', name: '' })
})
