/** @jest-environment jsdom */
import { stepOf } from './list-steps'

/** Presses a key on the element with this id, or on the document. Returns the item that the key selects. */
function stepOfPress(key: string, init: KeyboardEventInit = {}, id?: string) {
  let step: ReturnType<typeof stepOf>
  document.addEventListener(
    'keydown',
    (event) => {
      step = stepOf(event)
    },
    { once: true },
  )
  const event = new KeyboardEvent('keydown', { key, altKey: true, bubbles: true, cancelable: true, ...init })
  const target = id === undefined ? document : document.getElementById(id)
  target?.dispatchEvent(event)
  return step
}

beforeEach(() => {
  document.body.innerHTML = `<p id="text">text</p><input id="field"><select id="choice"></select><textarea id="note"></textarea>
    <div contenteditable><b id="written">text</b></div><div role="combobox"><i id="box"></i></div><ul role="menu"><li id="item"></li></ul>`
})

test.each([
  ['Alt and arrow up select the previous item', 'ArrowUp', {}, 'previous'],
  ['Alt and arrow down select the next item', 'ArrowDown', {}, 'next'],
  ['Alt, Shift and arrow down select the next open item', 'ArrowDown', { shiftKey: true }, 'nextOpen'],
  ['Alt, Shift and arrow up select no item', 'ArrowUp', { shiftKey: true }, undefined],
  ['arrow down without Alt selects no item', 'ArrowDown', { altKey: false }, undefined],
  ['Alt, Ctrl and arrow down select no item', 'ArrowDown', { ctrlKey: true }, undefined],
  ['Alt, Meta and arrow down select no item', 'ArrowDown', { metaKey: true }, undefined],
  ['Alt and arrow left select no item', 'ArrowLeft', {}, undefined],
])('%s', (_, key, init, step) => {
  expect(stepOfPress(key, init)).toBe(step)
  expect(stepOfPress(key, init, 'text')).toBe(step)
})

test.each(['field', 'choice', 'note', 'written', 'box', 'item'])('keys in the element #%s select no item', (id) => {
  expect(stepOfPress('ArrowDown', {}, id)).toBeUndefined()
})

test('a key that was already handled selects no item', () => {
  document.getElementById('text')?.addEventListener('keydown', (event) => event.preventDefault())
  expect(stepOfPress('ArrowDown', {}, 'text')).toBeUndefined()
})

test.each([
  ['selects no item behind an open dialog', 'open', undefined],
  ['selects the next item behind a closed dialog', '', 'next'],
])('a key %s', (_, state, step) => {
  document.body.insertAdjacentHTML('beforeend', `<dialog ${state}></dialog>`)
  expect(stepOfPress('ArrowDown')).toBe(step)
})
