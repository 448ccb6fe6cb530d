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

/** Clicks with keys held down; returns whether the page handled it, and where it is then. */
function click(init: MouseEventInit = {}) {
  renderWithKit(<Screen />)
  const link = screen.getByRole('link', { name: 'Siete' })
  const event = createEvent.click(link, { button: 0, ...init })
  // jsdom cannot load another page, which is what a link does by itself.
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

test.each([{ ctrlKey: true }, { metaKey: true }, { shiftKey: true }, { button: 1 }])(
  'with %j it is the browser’s',
  (keys) => {
    expect(click(keys)).toEqual([false, '/'])
  },
)
