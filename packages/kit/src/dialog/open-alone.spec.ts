/** @jest-environment jsdom */
import '../../testing/browser'
import { openAlone } from './open-alone'

const dialogOf = (name: string) => document.querySelector<HTMLDialogElement>(`#${name}`) as HTMLDialogElement
const shown = () => [...document.querySelectorAll('dialog')].filter(({ open }) => open).map(({ id }) => id)
const open = (name: string) => openAlone(dialogOf(name))

beforeEach(() => {
  document.body.innerHTML = ['one', 'two', 'three']
    .map((name) => `<dialog id="${name}"><button>${name}</button></dialog>`)
    .join('')
})

test('of several dialogs only the last is shown, and each comes back after the one over it', () => {
  const closes = ['one', 'two', 'three'].map((name) => {
    const close = open(name)
    expect(shown()).toEqual([name])
    return close
  })
  const left = closes.toReversed().map((close) => {
    close()
    return shown()
  })
  expect(left).toEqual([['two'], ['one'], []])
})

test('one that closes under another shows nothing, and does not come back', () => {
  const [closeOne, closeTwo, closeThree] = [open('one'), open('two'), open('three')]
  const show = jest.spyOn(dialogOf('three'), 'showModal')
  closeTwo()
  expect([shown(), show.mock.calls]).toEqual([['three'], []])
  closeThree()
  expect(shown()).toEqual(['one'])
  closeOne()
  expect(shown()).toEqual([])
})

test('one that is gone does not come back', () => {
  const [closeOne, closeTwo] = [open('one'), open('two')]
  const one = dialogOf('one')
  one.remove()
  closeTwo()
  // A browser refuses to show it.
  expect([one.open, shown()]).toEqual([false, []])
  closeOne()
})

test('the focus comes back to where it was, and the dialog stays where it was scrolled to', () => {
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
