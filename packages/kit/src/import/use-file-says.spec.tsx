/** @jest-environment jsdom */
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { act, renderHook, waitFor } from '@testing-library/react'
import type { ReactNode } from 'react'
import { answerWith } from '../../testing/fake-api'
import { fillings, useFileSays } from './use-file-says'

const call = { method: 'POST', path: '/x', access: 'public', reads: [], changes: [], file: 'required' } as const
const FILE = new File(['x'], 'a.xls')

/** Opens a form with two fields. The API answers each chosen file with the next of these values. */
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

test('a file fills empty fields, and the next file replaces only the values that the first one filled in', async () => {
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

test('removing the file clears the answer, and filled values stay', async () => {
  const { values, choose, now } = open({ number: '7' })
  await choose(FILE)
  await choose(null)
  await waitFor(() => expect(now().says).toBeUndefined())
  expect(values).toEqual({ number: '7', name: '' })
})

const EMPTY = { number: '', program: '', start: '', end: '' }

test('a file fills empty fields and fields with the value of the previous file, but no field with input of the user', () => {
  const read = { number: '2888001', program: '7', start: '2025-02-05' }
  expect(Object.fromEntries(fillings(EMPTY, read, {}))).toEqual(read)
  const values = { ...EMPTY, number: '2777001', program: '3' }
  expect(fillings(values, read, { program: '3' })).toEqual([
    ['program', '7'],
    ['start', '2025-02-05'],
  ])
})
