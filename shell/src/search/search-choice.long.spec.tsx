/** @jest-environment jsdom */
import { getUser } from '@fichero/contract/calls/users.calls'
import { openSearch } from '@fichero/kit/search'
import { refuse } from '@fichero/kit/testing/fake-shell'
import { act, createEvent, fireEvent, waitFor, within } from '@testing-library/react'
import es from '../../locales/es.json'
import { ANSWERS, COOKING, findCooking, found, openSearchPanel } from '../testing/open-search'
import { clearRecentResults, recentResults, storeRecentResult } from './recent'

const { group, ...texts } = es.search

test('arrows move over all options and around their ends, and Enter opens the chosen one', async () => {
  const screen = await openSearchPanel()
  await findCooking(screen)
  expect(screen.active()).toBe('4Cocina')
  screen.press('ArrowDown')
  expect(screen.active()).toBe('5Cocina fría')
  screen.press('ArrowUp')
  screen.press('ArrowUp')
  expect(screen.active()).toBe('Ana Coca1001 de Cocina')
  screen.press('ArrowDown')
  expect(screen.active()).toBe('4Cocina')
  screen.press('ArrowDown')
  expect(screen.press('x')).toBe(true)
  expect(screen.press('Enter')).toBe(false)
  expect(screen.address()).toBe('/cursos/5')
  expect(screen.isOpen()).toBe(false)
})

test('keys of a letter that is being composed choose nothing', async () => {
  const screen = await openSearchPanel()
  fireEvent.keyDown(screen.field(), { key: 'Enter', isComposing: true })
  expect(screen.isOpen()).toBe(true)
})

test('another text makes its first option active again', async () => {
  const screen = await openSearchPanel()
  screen.press('ArrowDown')
  expect(screen.active()).toBe('Cursos')
  screen.type('curso')
  expect(screen.active()).toBe('Cursos')
  screen.press('ArrowDown')
  screen.type('cursos')
  await waitFor(() => expect(screen.active()).toBe('Cursos'))
})

test('the pointer makes an option active, but not while the list scrolls below it, and a click opens the option', async () => {
  const screen = await openSearchPanel()
  await findCooking(screen)
  const scrolled = jest.spyOn(Element.prototype, 'scrollIntoView')
  const [, second, third] = screen.options() as [HTMLElement, HTMLElement, HTMLElement]
  const move = (option: HTMLElement, movementX: number, movementY: number) => {
    const event = createEvent.pointerMove(option)
    Object.assign(event, { movementX, movementY })
    fireEvent(option, event)
  }
  move(second, 0, 0)
  expect(screen.active()).toBe('4Cocina')
  move(second, 1, 0)
  expect(screen.active()).toBe('5Cocina fría')
  move(third, 0, 1)
  expect(screen.active()).toBe('Beto Coca1007 de Cocina')
  expect(scrolled).toHaveBeenLastCalledWith({ block: 'nearest' })
  // The field keeps the focus.
  expect(fireEvent.pointerDown(third)).toBe(false)
  fireEvent.click(second)
  expect([screen.address(), screen.isOpen()]).toEqual(['/cursos/5', false])
})

test('Enter before the results have arrived opens the first of them, unless the text changed', async () => {
  const screen = await openSearchPanel([...ANSWERS, found('fri', { programas: COOKING.slice(1) })])
  screen.type('coc')
  screen.press('Enter')
  screen.type('fri')
  await waitFor(() => expect(screen.names()).toEqual(['5Cocina fría']))
  expect(screen.isOpen()).toBe(true)
  screen.type('coc')
  screen.press('Enter')
  expect(screen.isOpen()).toBe(true)
  await waitFor(() => expect(screen.address()).toBe('/cursos/4'))
})

test('a choice among the former results holds while the next ones load', async () => {
  const screen = await openSearchPanel()
  await findCooking(screen)
  screen.type('coci')
  expect(screen.getByRole('listbox').getAttribute('aria-busy')).toBe('true')
  expect(screen.names()).toContain('4Cocina')
  screen.press('ArrowDown')
  screen.press('Enter')
  expect(screen.address()).toBe('/cursos/5')
})

test('the own result opens the profile', async () => {
  const screen = await openSearchPanel([...ANSWERS, refuse(getUser, 404, 'user_not_found')])
  await findCooking(screen)
  screen.choose('Ana Coca1001 de Cocina')
  expect(await screen.findByRole('dialog', { name: es.profile.title })).toBeTruthy()
  expect(screen.address()).toBe('/cursos')
})

test('results that the user opened are offered first, the newest above, each once', async () => {
  const screen = await openSearchPanel()
  const choose = async (name: string) => {
    await findCooking(screen)
    screen.choose(name)
    act(openSearch)
    await screen.findByRole('listbox')
  }
  expect(screen.groups()[0]?.[0]).toBe(group.screens)
  await choose('4Cocina')
  await choose('Beto Coca1007 de Cocina')
  await choose('4Cocina')
  expect(screen.groups()[0]).toEqual([group.recent, '4Cocina', 'Beto Coca1007 de Cocina'])
  screen.choose(es.layout.account)
  act(openSearch)
  expect(screen.groups()[0]).toHaveLength(3)
  screen.press('Enter')
  expect(screen.address()).toBe('/cursos/4')
})

test('at most five opened results are kept, only for the user who opened them', () => {
  const ids = [1, 2, 3, 4, 5, 6]
  for (const id of ids) storeRecentResult(1, { group: 'programas', row: { id } })
  expect(recentResults(1).map(({ row }) => row.id)).toEqual([6, 5, 4, 3, 2])
  expect(recentResults(2)).toEqual([])
  sessionStorage.setItem('search.recent', 'damaged')
  expect(recentResults(1)).toEqual([])
  clearRecentResults()
  expect(sessionStorage.getItem('search.recent')).toBeNull()
})

test('the search closes with its button, with Escape and with a click outside, and keeps no text', async () => {
  const screen = await openSearchPanel()
  const dialog = () => screen.getByRole('dialog', { name: texts.label })
  fireEvent.pointerDown(screen.field())
  expect(screen.isOpen()).toBe(true)
  screen.type('coc')
  fireEvent.click(within(dialog()).getByRole('button', { name: texts.close }))
  expect(screen.isOpen()).toBe(false)
  act(openSearch)
  expect(screen.field().value).toBe('')
  const cancel = new Event('cancel', { cancelable: true })
  fireEvent(dialog(), cancel)
  expect([screen.isOpen(), cancel.defaultPrevented]).toEqual([false, true])
  act(openSearch)
  fireEvent.pointerDown(dialog())
  expect(screen.isOpen()).toBe(false)
})

test('the shortcut opens and closes the search, except over another dialog', async () => {
  const screen = await openSearchPanel()
  const shortcut = (keys: object) => fireEvent.keyDown(document.body, keys)
  shortcut({ key: 'k', code: 'KeyK', ctrlKey: true })
  expect(screen.isOpen()).toBe(false)
  shortcut({ key: 'k', code: 'KeyK' })
  expect(screen.isOpen()).toBe(false)
  expect(shortcut({ key: 'k', code: 'KeyK', ctrlKey: true })).toBe(false)
  expect(screen.isOpen()).toBe(true)
})
