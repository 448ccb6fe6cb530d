/** @jest-environment jsdom */
import { act, fireEvent } from '@testing-library/react'
import { openPage } from '../../testing/open-page'
import { useLocalPages } from '../history/use-local-pages'
import { GroupHeading } from './group-heading'
import { ToggleAll } from './toggle-all'
import { useOpenGroups } from './use-open-groups'

let groups: ReturnType<typeof useOpenGroups>
let pages: ReturnType<typeof useLocalPages>
const open = (keys: string[]) => {
  function Page() {
    groups = useOpenGroups('grupos', keys)
    pages = useLocalPages('cargas')
    return null
  }
  return openPage(Page)
}
const FOUR = ['a', 'b', 'c', 'd']
const isOpen = (keys = FOUR) => keys.map((key) => groups.isOpen(key))

test('up to three groups start open and more start closed; groups open one by one or all together', async () => {
  const { unmount } = await open(['a', 'b', 'c'])
  expect([isOpen(['a', 'b', 'c']), groups.areAllOpen]).toEqual([[true, true, true], true])
  unmount()
  await open(FOUR)
  expect([isOpen(), groups.areAllOpen]).toEqual([[false, false, false, false], false])
  await act(async () => groups.toggle('b'))
  expect([isOpen(), groups.areAllOpen]).toEqual([[false, true, false, false], false])
  await act(async () => groups.toggleAll())
  expect([isOpen(), groups.areAllOpen]).toEqual([[true, true, true, true], true])
  await act(async () => groups.toggleAll())
  expect(isOpen()).toEqual([false, false, false, false])
})

test('all groups are open for printing, and return to their state afterwards', async () => {
  const { unmount } = await open(FOUR)
  await act(async () => groups.toggle('b'))
  await act(async () => {
    window.dispatchEvent(new Event('beforeprint'))
    // The groups must be rendered before the event ends, because then the browser prints.
    expect(isOpen()).toEqual([true, true, true, true])
  })
  await act(async () => window.dispatchEvent(new Event('afterprint')))
  expect(isOpen()).toEqual([false, true, false, false])
  const logged = jest.spyOn(console, 'error')
  unmount()
  window.dispatchEvent(new Event('beforeprint'))
  expect(isOpen()).toEqual([false, true, false, false])
  expect(logged).not.toHaveBeenCalled()
})

test('a nested list has a separate page number, and returns to the first page when the page size changes', async () => {
  await open(FOUR)
  const bound = () => pages.bind({ totalItems: 30, totalPages: 3 } as never)
  expect(bound()).toMatchObject({ page: 1, pageSize: 10, totalItems: 30, totalPages: 3 })
  await act(async () => bound().onPage(3))
  expect([pages.query, bound().page]).toEqual([{ page: 3, limit: 10 }, 3])
  await act(async () => bound().onPageSize(20))
  expect([pages.query, bound().pageSize]).toEqual([{ page: 1, limit: 20 }, 20])
})

describe('the heading of a group', () => {
  const onToggle = jest.fn()
  const renderName = (props: Partial<Parameters<typeof GroupHeading>[0]>) => {
    onToggle.mockClear()
    const Page = () => (
      <GroupHeading name="COCINA" level={2} controls="abajo" isOpen={false} onToggle={onToggle} {...props} />
    )
    return openPage(Page)
  }

  test.each([
    ['opens a closed group', false, 'false', null],
    ['closes an open group', true, 'true', 'abajo'],
  ])('%s', async (_, isOpen, expanded, controls) => {
    const { getByRole } = await renderName({ isOpen, id: 'nombre' })
    expect(getByRole('heading', { level: 2, name: 'COCINA' }).id).toBe('nombre')
    const button = getByRole('button', { name: 'COCINA' })
    expect([button.getAttribute('aria-expanded'), button.getAttribute('aria-controls')]).toEqual([expanded, controls])
    fireEvent.click(button)
    expect(onToggle).toHaveBeenCalledTimes(1)
  })

  test.each([
    ['is marked as Spanish if the name is from SOFIA Plus', true, 'es'],
    ['is not marked as Spanish if the name is from Fichero', false, null],
    ['is not marked as Spanish by default', undefined, null],
  ])('%s', async (_, isSofiaText, lang) => {
    const { getByText } = await renderName({ isSofiaText })
    expect(getByText('COCINA').getAttribute('lang')).toBe(lang)
  })

  test('links to the person, and has a separate button that opens the group', async () => {
    const { getByRole } = await renderName({ name: 'EVA PAZ', to: '/fichas/visualizar/7', level: 3, id: 'eva' })
    expect(getByRole('heading', { level: 3, name: 'EVA PAZ' }).id).toBe('eva')
    expect(getByRole('link', { name: 'EVA PAZ' }).getAttribute('href')).toBe('/fichas/visualizar/7')
    fireEvent.click(getByRole('button', { name: 'Lo que le falta a EVA PAZ' }))
    expect(onToggle).toHaveBeenCalledTimes(1)
  })
})

test.each([
  ['closes all groups if all are open', true, 'Cerrar todo'],
  ['opens all groups if some are closed', false, 'Abrir todo'],
])('the button above the groups %s', async (_, areAllOpen, name) => {
  const onToggle = jest.fn()
  const { getByRole } = await openPage(() => <ToggleAll areAllOpen={areAllOpen} onToggle={onToggle} />)
  fireEvent.click(getByRole('button', { name }))
  expect(onToggle).toHaveBeenCalledTimes(1)
})
