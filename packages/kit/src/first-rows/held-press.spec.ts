/** @jest-environment jsdom */
import { fireEvent } from '@testing-library/react'
import { heldPress, holdPresses } from './held-press'

const link = (name: string) => document.querySelector(`a[href="/${name}"]`) as HTMLElement

beforeEach(() => {
  jest.useFakeTimers()
  document.body.innerHTML = '<main><a href="/ana"><b>Ana</b></a><a href="/berta">Berta</a><p>text</p></main>'
  holdPresses(document.querySelector('main') as HTMLElement)
})
afterEach(() => jest.useRealTimers())

test('the link that was pressed last waits', () => {
  expect(heldPress(document.body)).toBeUndefined()
  expect(fireEvent.click(link('ana').firstElementChild as Element)).toBe(false)
  fireEvent.click(link('berta'))
  fireEvent.click(document.querySelector('p') as Element)
  expect(heldPress(document.body)).toBe(new URL('/berta', document.baseURI).href)
})

describe('a press for which no screen comes', () => {
  // jsdom goes to another place of the same page, and to no other page.
  beforeEach(() => {
    window.location.hash = ''
    for (const name of ['ana', 'berta']) link(name).setAttribute('href', `#${name}`)
  })
  const press = (name: string) => fireEvent.click(document.querySelector(`a[href="#${name}"]`) as Element)

  test('leads on after three seconds', () => {
    press('ana')
    jest.advanceTimersByTime(2999)
    expect(window.location.hash).toBe('')
    jest.advanceTimersByTime(1)
    expect(window.location.hash).toBe('#ana')
  })

  test('leads nowhere where another one came after it', () => {
    press('ana')
    jest.advanceTimersByTime(1000)
    press('berta')
    jest.advanceTimersByTime(2000)
    expect(window.location.hash).toBe('')
    jest.advanceTimersByTime(1000)
    expect(window.location.hash).toBe('#berta')
  })

  test('leads nowhere where the screen has taken the place of the rows', () => {
    press('ana')
    document.querySelector('main')?.remove()
    jest.advanceTimersByTime(3000)
    expect(window.location.hash).toBe('')
  })
})

test.each([{ ctrlKey: true }, { metaKey: true }, { shiftKey: true }, { altKey: true }, { button: 1 }])(
  'a press with %j is left to the browser',
  (press) => {
    let wasHeld: boolean | undefined
    const leave = (event: Event) => {
      wasHeld = event.defaultPrevented
      // jsdom opens no page.
      event.preventDefault()
    }
    document.body.addEventListener('click', leave, { once: true })
    fireEvent.click(link('ana'), press)
    expect([wasHeld, heldPress(document.body)]).toEqual([false, undefined])
  },
)
