/** @jest-environment jsdom */
import { createInstance } from 'i18next'
import { createRoot } from 'react-dom/client'
import { I18nextProvider, initReactI18next } from 'react-i18next'
import { createMemoryRouter, RouterProvider } from 'react-router-dom'
import { DataTable } from '../table/data-table'
import kit from '../texts/es'
import { useTableAddress } from './use-table-address'

const i18n = createInstance()
i18n.use(initReactI18next).init({ lng: 'es', resources: { es: { kit } } })

const ROWS = ['b', 'a'].map((name) => ({ name }))
const COLUMNS = [
  {
    id: 'name',
    header: 'Name',
    cell: ({ name }: { name: string }) => name,
    sortBy: ({ name }: { name: string }) => name,
  },
]

function Probe() {
  const { sort, setSort, choose } = useTableAddress(['name'], { id: 'other', direction: 'asc' })
  return (
    <I18nextProvider i18n={i18n}>
      <DataTable
        caption="List"
        columns={COLUMNS}
        rows={ROWS}
        rowKey={({ name }) => name}
        sort={sort}
        onSort={setSort}
      />
      <button type="button" id="filter" onClick={() => choose('state', 'open')}>
        Open
      </button>
    </I18nextProvider>
  )
}

/** jsdom has no `Request`, and the router creates one for each navigation. */
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

/** Waits for all microtasks, which run before the browser's next event. */
async function microtasks() {
  for (let task = 0; task < 20; task++) await Promise.resolve()
}

let root: ReturnType<typeof createRoot>
let router: ReturnType<typeof createMemoryRouter>
const click = async (css: string) => {
  document.querySelector<HTMLElement>(css)?.click()
  await microtasks()
}
const order = () => document.querySelector('th')?.getAttribute('aria-sort')
const rows = () => [...document.querySelectorAll('tbody th')].map(({ textContent }) => textContent).join('')
const settled = () => new Promise((resolve) => setTimeout(resolve, 50))

beforeEach(async () => {
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: false, Request })
  root = createRoot(document.body.appendChild(document.createElement('main')))
  router = createMemoryRouter([{ path: '/', element: <Probe /> }])
  root.render(<RouterProvider router={router} />)
  while (!document.querySelector('th')) await new Promise((resolve) => setTimeout(resolve))
})
afterEach(() => {
  root.unmount()
  document.body.replaceChildren()
})

test('a second click on a heading reverses the order, even before the rows of the first click are rendered', async () => {
  await click('th button')
  expect(order()).toBe('ascending')
  await click('th button')
  expect(order()).toBe('descending')
  await settled()
  expect([order(), rows(), router.state.location.search]).toEqual(['descending', 'ba', '?orden=-name'])
})

test('a filter that is chosen before the rows are sorted keeps the order', async () => {
  await click('th button')
  await click('#filter')
  await settled()
  expect([rows(), router.state.location.search]).toEqual(['ab', '?orden=name&state=open'])
})
