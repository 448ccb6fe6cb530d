/** @jest-environment jsdom */
import { load, openLoads } from '../../testing/open-loads'
import { textOf } from '../../testing/open-pages'

// jsdom has no layout.
const scrolled = jest.fn()
beforeEach(() => {
  scrolled.mockClear()
  HTMLElement.prototype.scrollIntoView = function () {
    scrolled(textOf(this).slice(0, 7))
  }
})

test('the address can name a load: its page is requested, its entry scrolls into view, and its changes are open', async () => {
  const { sent, container } = await openLoads([load(6), load(7)], { total: 12, query: '?carga=7' })
  expect(sent.map(({ url }) => url)).toContain('/api/fichas/2888001/importaciones?page=1&limit=10&carga=7')
  expect(scrolled.mock.calls).toEqual([['«7.xls»']])
  const opened = Array.from(container.querySelectorAll('ol button[aria-expanded]'), (one) =>
    one.getAttribute('aria-expanded'),
  )
  expect(opened).toEqual(['false', 'true'])
})

test('a named load without changes unfolds the line that has it', async () => {
  const cargas = [8, 7].map((id) => ({ ...load(id), id }))
  const fold = { desde: '2026-05-01', hasta: '2026-05-02', cargas }
  const { container } = await openLoads([load(8, { sin_cambios: fold })], { query: '?carga=7' })
  expect(container.querySelector('details')?.open).toBe(true)
})
