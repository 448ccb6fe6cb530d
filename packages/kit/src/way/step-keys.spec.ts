/** @jest-environment jsdom */
import { stepOf } from './step-keys'

/** Presses a key on the element with this id, or on none. */
function stepOfPress(key: string, given: KeyboardEventInit = {}, id?: string) {
  let step: ReturnType<typeof stepOf>
  document.addEventListener(
    'keydown',
    (event) => {
      step = stepOf(event)
    },
    { once: true },
  )
  const event = new KeyboardEvent('keydown', { key, altKey: true, bubbles: true, cancelable: true, ...given })
  const target = id === undefined ? document : document.getElementById(id)
  target?.dispatchEvent(event)
  return step
}

beforeEach(() => {
  document.body.innerHTML = `<p id="text">text</p><input id="field"><select id="choice"></select><textarea id="note"></textarea>
    <div contenteditable><b id="written">text</b></div><div role="combobox"><i id="box"></i></div><ul role="menu"><li id="item"></li></ul>`
})

test.each([
  ['ArrowUp', {}, 'previous'],
  ['ArrowDown', {}, 'next'],
  ['ArrowDown', { shiftKey: true }, 'nextOpen'],
  ['ArrowUp', { shiftKey: true }, undefined],
  ['ArrowDown', { altKey: false }, undefined],
  ['ArrowDown', { ctrlKey: true }, undefined],
  ['ArrowDown', { metaKey: true }, undefined],
  ['ArrowLeft', {}, undefined],
])('%s with %j means %s', (key, given, step) => {
  expect(stepOfPress(key, given)).toBe(step)
  expect(stepOfPress(key, given, 'text')).toBe(step)
})

test.each(['field', 'choice', 'note', 'written', 'box', 'item'])('keys in a %s are for what is written there', (id) => {
  expect(stepOfPress('ArrowDown', {}, id)).toBeUndefined()
})

test('a key that something else has taken means nothing', () => {
  document.getElementById('text')?.addEventListener('keydown', (event) => event.preventDefault())
  expect(stepOfPress('ArrowDown', {}, 'text')).toBeUndefined()
})

test.each([
  ['open', undefined],
  ['', 'next'],
])('behind a dialog that is “%s” a key means %s', (state, step) => {
  document.body.insertAdjacentHTML('beforeend', `<dialog ${state}></dialog>`)
  expect(stepOfPress('ArrowDown')).toBe(step)
})
