/** @jest-environment jsdom */
import { createEvent, fireEvent, screen } from '@testing-library/react'
import { useLocation } from 'react-router-dom'
import { renderWithKit } from '../../testing/render-with-kit'
import { DataTable } from './data-table'
import { RowLink } from './row-link'

const COLUMNS = [{ id: 'name', header: 'Nombre', cell: () => <RowLink to="/fichas/7?a=1">Siete</RowLink> }]

function Screen() {
  const { pathname, search } = useLocation()
  return (
    <>
      <output>{pathname + search}</output>
      <DataTable caption="Fichas" columns={COLUMNS} rows={[{ id: 7 }]} rowKey={({ id }) => id} />
    </>
  )
}

/** Clicks on the link with modifier keys. Returns whether the page has handled the click, and the path after it. */
function click(init: MouseEventInit = {}) {
  renderWithKit(<Screen />)
  const link = screen.getByRole('link', { name: 'Siete' })
  const event = createEvent.click(link, { button: 0, ...init })
  // Prevents the default action, because jsdom cannot load another page.
  document.addEventListener('click', (late) => late.preventDefault(), { once: true })
  const handled: boolean[] = []
  link.parentElement
    ?.closest('table')
    ?.parentElement?.parentElement?.addEventListener('click', (late) => handled.push(late.defaultPrevented), {
      once: true,
    })
  fireEvent(link, event)
  return [handled[0], screen.getByRole('status').textContent]
}

test('a link in a row opens its path in the application', () => {
  expect(click()).toEqual([true, '/fichas/7?a=1'])
})

test.each([
  ['Ctrl', { ctrlKey: true }],
  ['Meta', { metaKey: true }],
  ['Shift', { shiftKey: true }],
  ['the middle button', { button: 1 }],
])('a click with %s is left to the browser', (_, keys) => {
  expect(click(keys)).toEqual([false, '/'])
})
