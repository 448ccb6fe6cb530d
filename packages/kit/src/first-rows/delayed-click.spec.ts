/** @jest-environment jsdom */
import { fireEvent } from '@testing-library/react'
import { delayClicks, delayedClick } from './delayed-click'

const link = (name: string) => document.querySelector(`a[href="/${name}"]`) as HTMLElement

beforeEach(() => {
  jest.useFakeTimers()
  document.body.innerHTML = '<main><a href="/ana"><b>Ana</b></a><a href="/berta">Berta</a><p>text</p></main>'
  delayClicks(document.querySelector('main') as HTMLElement)
})
afterEach(() => jest.useRealTimers())

test('the last clicked link is stored and not followed', () => {
  expect(delayedClick(document.body)).toBeUndefined()
  expect(fireEvent.click(link('ana').firstElementChild as Element)).toBe(false)
  fireEvent.click(link('berta'))
  fireEvent.click(document.querySelector('p') as Element)
  expect(delayedClick(document.body)).toBe(new URL('/berta', document.baseURI).href)
})

describe('a delayed click', () => {
  // Hash links, because jsdom navigates only within a page.
  beforeEach(() => {
    window.location.hash = ''
    for (const name of ['ana', 'berta']) link(name).setAttribute('href', `#${name}`)
  })
  const click = (name: string) => fireEvent.click(document.querySelector(`a[href="#${name}"]`) as Element)

  test('opens its link if the screen is not rendered after three seconds', () => {
    click('ana')
    jest.advanceTimersByTime(2999)
    expect(window.location.hash).toBe('')
    jest.advanceTimersByTime(1)
    expect(window.location.hash).toBe('#ana')
  })

  test('does nothing if another click followed', () => {
    click('ana')
    jest.advanceTimersByTime(1000)
    click('berta')
    jest.advanceTimersByTime(2000)
    expect(window.location.hash).toBe('')
    jest.advanceTimersByTime(1000)
    expect(window.location.hash).toBe('#berta')
  })

  test('does nothing after the screen has replaced the rows', () => {
    click('ana')
    document.querySelector('main')?.remove()
    jest.advanceTimersByTime(3000)
    expect(window.location.hash).toBe('')
  })
})

test.each([
  ['Ctrl', { ctrlKey: true }],
  ['Meta', { metaKey: true }],
  ['Shift', { shiftKey: true }],
  ['Alt', { altKey: true }],
  ['the middle button', { button: 1 }],
])('a click with %s is left to the browser', (_, init) => {
  let wasPrevented: boolean | undefined
  const leave = (event: Event) => {
    wasPrevented = event.defaultPrevented
    // jsdom cannot open another page.
    event.preventDefault()
  }
  document.body.addEventListener('click', leave, { once: true })
  fireEvent.click(link('ana'), init)
  expect([wasPrevented, delayedClick(document.body)]).toEqual([false, undefined])
})
