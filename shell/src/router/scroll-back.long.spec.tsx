/** @jest-environment jsdom */
import { act } from '@testing-library/react'
import { COURSES } from '../testing/courses'
import { openShell } from '../testing/open-shell'

/** The height of the page below the window, which limits how far it can be scrolled. */
let height = 0
let grow: () => void = () => undefined

beforeEach(() => {
  Object.defineProperty(window, 'scrollY', { value: 0, writable: true })
  globalThis.ResizeObserver = class {
    constructor(onGrowth: () => void) {
      grow = onGrowth
    }
    observe() {}
    disconnect() {
      grow = () => undefined
    }
  } as unknown as typeof ResizeObserver
})
afterEach(() => jest.useRealTimers())

const scrollTo = (position: number) => {
  Object.assign(window, { scrollY: Math.min(position, height) })
  window.dispatchEvent(new Event('scroll'))
}

/** Scrolls the list to 900, opens a course, and goes back to the list, which is short until its rows arrive. */
async function comeBack() {
  height = 2000
  const screen = await openShell('/cursos', { modules: [COURSES] })
  jest.mocked(window.scrollTo).mockImplementation((...to: unknown[]) => scrollTo(Number(to[1])))
  await screen.findByRole('heading', { level: 1, name: 'Los cursos' })
  scrollTo(900)
  const go = (to: string | number) => act(async () => void (await screen.router.navigate(to as string)))
  await go('/cursos/7')
  expect(window.scrollY).toBe(0)
  height = 100
  await go(-1)
  await act(() => new Promise((resolve) => setTimeout(resolve)))
  expect([screen.address(), window.scrollY]).toEqual(['/cursos', 100])
  return { ...screen, go }
}

/** The rows of the page arrive. */
const load = (rows: number) => {
  height = rows
  grow()
}

test('Back returns to the scroll position once the page is tall enough, and then leaves the page where the user scrolls', async () => {
  await comeBack()
  load(500)
  expect(window.scrollY).toBe(500)
  load(900.5)
  expect(window.scrollY).toBe(900)
  scrollTo(300)
  load(2000)
  expect(window.scrollY).toBe(300)
})

test.each([
  ['turns the wheel', 'wheel'],
  ['touches the page', 'touchmove'],
  ['clicks', 'pointerdown'],
  ['presses a key', 'keydown'],
])('Back leaves the page where it is after the user %s', async (_, event) => {
  await comeBack()
  window.dispatchEvent(new Event(event))
  load(2000)
  expect(window.scrollY).toBe(100)
})

test('the position that Back could not reach is used again by the next Back', async () => {
  const { go } = await comeBack()
  await go(1)
  height = 2000
  await go(-1)
  await act(() => new Promise((resolve) => setTimeout(resolve)))
  grow()
  expect(window.scrollY).toBe(900)
})

test('a page that does not grow within ten seconds is left where it is', async () => {
  jest.useFakeTimers({ doNotFake: ['performance', 'queueMicrotask', 'nextTick'], advanceTimers: true })
  await comeBack()
  jest.advanceTimersByTime(10_000)
  load(2000)
  expect(window.scrollY).toBe(100)
})

test('a page that a link opens starts at the top, also if the user has been there', async () => {
  const { go } = await comeBack()
  load(2000)
  await go('/cursos/7')
  await go('/cursos')
  grow()
  expect(window.scrollY).toBe(0)
})
