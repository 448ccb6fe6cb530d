/** @jest-environment jsdom */
import '../../testing/browser'
import { showOnTop } from './dialog-stack'

const dialogOf = (name: string) => document.querySelector<HTMLDialogElement>(`#${name}`) as HTMLDialogElement
const shown = () => [...document.querySelectorAll('dialog')].filter(({ open }) => open).map(({ id }) => id)
const open = (name: string) => showOnTop(dialogOf(name))

beforeEach(() => {
  document.body.innerHTML = ['one', 'two', 'three']
    .map((name) => `<dialog id="${name}"><button>${name}</button></dialog>`)
    .join('')
})

test('only the last of several dialogs is shown, and the previous dialog again after the last one closes', () => {
  const closes = ['one', 'two', 'three'].map((name) => {
    const close = open(name)
    expect(shown()).toEqual([name])
    return close
  })
  const shownAfter = closes.toReversed().map((close) => {
    close()
    return shown()
  })
  expect(shownAfter).toEqual([['two'], ['one'], []])
})

test('a hidden dialog that closes is not shown again', () => {
  const [closeOne, closeTwo, closeThree] = [open('one'), open('two'), open('three')]
  const show = jest.spyOn(dialogOf('three'), 'showModal')
  closeTwo()
  expect([shown(), show.mock.calls]).toEqual([['three'], []])
  closeThree()
  expect(shown()).toEqual(['one'])
  closeOne()
  expect(shown()).toEqual([])
})

test('a removed dialog is not shown again', () => {
  const [closeOne, closeTwo] = [open('one'), open('two')]
  const one = dialogOf('one')
  one.remove()
  closeTwo()
  // A browser throws if `showModal` is called for a removed dialog.
  expect([one.open, shown()]).toEqual([false, []])
  closeOne()
})

test('a dialog that is shown again has its former focus and is not scrolled', () => {
  const closeOne = open('one')
  const button = dialogOf('one').firstElementChild as HTMLElement
  button.focus()
  const closeTwo = open('two')
  ;(dialogOf('two').firstElementChild as HTMLElement).focus()
  const focus = jest.spyOn(button, 'focus')
  closeTwo()
  expect(document.activeElement).toBe(button)
  expect(focus).toHaveBeenCalledWith({ preventScroll: true })
  closeOne()
})
