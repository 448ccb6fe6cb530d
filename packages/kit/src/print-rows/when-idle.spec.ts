/** @jest-environment jsdom */
import { whenIdle } from './when-idle'

/** Waits for mutation observers, which are called after the current task. */
const observed = () => new Promise((resolve) => setTimeout(resolve))

test('whenIdle waits until nothing in an element is busy, including elements that become busy meanwhile', async () => {
  const element = document.createElement('div')
  element.innerHTML = '<p aria-busy="true"></p>'
  const idle = jest.fn()
  const waited = whenIdle(element).then(idle)
  element.insertAdjacentHTML('beforeend', '<i aria-busy="true"></i>')
  element.querySelector('p')?.remove()
  await observed()
  expect(idle).not.toHaveBeenCalled()
  element.querySelector('i')?.setAttribute('aria-busy', 'false')
  await waited
  expect(idle).toHaveBeenCalledTimes(1)
})

test('whenIdle resolves at once if nothing is busy', async () => {
  await expect(whenIdle(document.createElement('div'))).resolves.toBeUndefined()
})
