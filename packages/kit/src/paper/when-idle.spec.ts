/** @jest-environment jsdom */
import { whenIdle } from './when-idle'

/** Changes of a document are told to observers after the current task. */
const told = () => new Promise((resolve) => setTimeout(resolve))

test('an element is waited for until nothing in it is busy, also what became so meanwhile', async () => {
  const element = document.createElement('div')
  element.innerHTML = '<p aria-busy="true"></p>'
  const idle = jest.fn()
  const waited = whenIdle(element).then(idle)
  element.insertAdjacentHTML('beforeend', '<i aria-busy="true"></i>')
  element.querySelector('p')?.remove()
  await told()
  expect(idle).not.toHaveBeenCalled()
  element.querySelector('i')?.setAttribute('aria-busy', 'false')
  await waited
  expect(idle).toHaveBeenCalledTimes(1)
})

test('one in which nothing waits is not waited for', async () => {
  await expect(whenIdle(document.createElement('div'))).resolves.toBeUndefined()
})
