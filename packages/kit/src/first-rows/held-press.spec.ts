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
