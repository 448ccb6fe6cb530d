/** @jest-environment jsdom */
import { screenBeside } from './screen-beside'

const settled = () => new Promise((resolve) => setTimeout(resolve))

beforeAll(() => {
  // jsdom lays nothing out.
  Element.prototype.checkVisibility ??= () => true
  window.scrollTo = jest.fn() as typeof window.scrollTo
})

function frameWith(text: string): HTMLElement {
  document.body.innerHTML = `<div id="root"><div class="first-paint">${text}</div></div>`
  return document.getElementById('root') as HTMLElement
}

test('a frame without text is rendered into', () => {
  const frame = frameWith('<i></i>')
  expect(screenBeside(frame)).toBe(frame)
})

test('the text stays until the screen beside it has content and nothing is busy', async () => {
  const frame = frameWith('<main><h1>Texto</h1></main>')
  const screen = screenBeside(frame)
  const stays = async () => {
    await settled()
    return [frame.hidden, screen.className]
  }
  screen.innerHTML = '<header></header>'
  expect(await stays()).toEqual([false, 'first-paint-next'])
  screen.innerHTML = '<main></main>'
  expect(await stays()).toEqual([false, 'first-paint-next'])
  screen.innerHTML = '<main><h1>Texto</h1><div aria-busy="true"></div></main>'
  expect(await stays()).toEqual([false, 'first-paint-next'])
  screen.querySelector('[aria-busy]')?.remove()
  expect(await stays()).toEqual([true, ''])
  expect(document.querySelectorAll('main')).toHaveLength(1)
})

test('the link that had the focus has it on the screen', async () => {
  const link = '<a href="/manuales/panel">Panel</a>'
  const frame = frameWith(`<main>${link}</main>`)
  frame.querySelector('a')?.focus()
  const screen = screenBeside(frame)
  screen.innerHTML = `<main>${link}</main>`
  await settled()
  expect(document.activeElement).toBe(screen.querySelector('a'))
})
