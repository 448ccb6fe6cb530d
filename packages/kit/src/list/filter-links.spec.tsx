/** @jest-environment jsdom */
import { use } from 'react'
import { createRoot } from 'react-dom/client'
import { createMemoryRouter, RouterProvider, useSearchParams } from 'react-router-dom'
import { FilterLinks } from './filter-links'

let finishRows: () => void
const slow = new Promise<void>((resolve) => {
  finishRows = resolve
})

function Screen() {
  const [search] = useSearchParams()
  const chosen = search.get('grupo') ?? undefined
  return (
    <>
      <FilterLinks
        label="Grupo"
        chosen={chosen}
        choices={[
          { value: undefined, label: 'Todos', to: '?' },
          { value: 'lejos', label: 'Lejos', to: '?grupo=lejos' },
        ]}
      />
      <Rows of={chosen} />
    </>
  )
}

function Rows({ of }: { of: string | undefined }) {
  if (of) use(slow)
  return <output>{of ?? 'todos'}</output>
}

/** jsdom has no `Request`, and the router creates one for each navigation. */
class Request {
  constructor(
    readonly url: string,
    readonly init: { signal: AbortSignal },
  ) {}
  readonly method = 'GET'
  get signal() {
    return this.init.signal
  }
}

const marked = () => document.querySelector('[aria-current]')?.textContent
const rows = () => document.querySelector('output')?.textContent
/** Waits for React, which renders in separate tasks. */
const tasks = async () => {
  for (let task = 0; task < 20; task++) await new Promise((resolve) => setTimeout(resolve))
}

test('the clicked link is marked while its rows are rendered, and stays marked', async () => {
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: false, Request })
  const root = createRoot(document.body.appendChild(document.createElement('main')))
  root.render(<RouterProvider router={createMemoryRouter([{ path: '/', element: <Screen /> }])} />)
  await tasks()
  expect([marked(), rows()]).toEqual(['Todos', 'todos'])
  document.querySelectorAll('a')[1]?.click()
  await tasks()
  expect([marked(), rows()]).toEqual(['Lejos', 'todos'])
  finishRows()
  await tasks()
  expect([marked(), rows()]).toEqual(['Lejos', 'lejos'])
  root.unmount()
})
