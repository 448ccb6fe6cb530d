/** @jest-environment jsdom */
import { createRoot } from 'react-dom/client'
import { createMemoryRouter, RouterProvider } from 'react-router-dom'
import { useTableAddress } from './use-table-address'

function Probe() {
  const { sort, setSort } = useTableAddress(['name'], { id: 'other', direction: 'asc' })
  const next = sort.id === 'name' && sort.direction === 'asc' ? 'desc' : 'asc'
  return (
    <button type="button" onClick={() => setSort({ id: 'name', direction: next })}>
      {`${sort.id} ${sort.direction}`}
    </button>
  )
}

/** jsdom has none, and the router makes one for each navigation. */
class Request {
  readonly method = 'GET'
  constructor(
    readonly url: string,
    readonly init: { signal: AbortSignal },
  ) {}
  get signal() {
    return this.init.signal
  }
}

/** Everything that is done before the browser handles another event. */
async function promises() {
  for (let turn = 0; turn < 20; turn++) await Promise.resolve()
}

test('a second click comes after the order of the first one, however slow the screen is', async () => {
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: false, Request })
  const root = createRoot(document.body.appendChild(document.createElement('main')))
  root.render(<RouterProvider router={createMemoryRouter([{ path: '/', element: <Probe /> }])} />)
  const button = () => document.querySelector('button')
  while (!button()) await new Promise((resolve) => setTimeout(resolve))
  button()?.click()
  await promises()
  expect(button()?.textContent).toBe('name asc')
  button()?.click()
  await promises()
  expect(button()?.textContent).toBe('name desc')
  root.unmount()
})
