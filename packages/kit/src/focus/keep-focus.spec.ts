/** @jest-environment jsdom */
import { keepFocus } from './keep-focus'

let end: () => void
beforeEach(() => {
  jest.useFakeTimers()
  document.body.innerHTML = `<main><h1>Fichas</h1><h2>Solicitudes</h2><ul>
    ${['Ana', 'Luis', 'Sol'].map((name) => `<li id="${name}"><a href="#">${name}</a> <button>Rechazar a ${name}</button></li>`).join('')}
  </ul></main>`
  end = keepFocus()
})
afterEach(() => {
  end()
  jest.useRealTimers()
})

const button = (name: string) => document.querySelector<HTMLElement>(`#${name} button`)!
/**
 * Dispatches the events of a mouse press; `detail` is 2 for the second press of a double click. False if a listener prevents
 * it.
 */
const press = (where: Element | null, detail: number) => {
  const event = new MouseEvent('mousedown', { bubbles: true, cancelable: true, detail })
  where?.dispatchEvent(new Event('pointerdown', { bubbles: true }))
  where?.dispatchEvent(event)
  return !event.defaultPrevented
}
const settle = async () => {
  await Promise.resolve()
  jest.runAllTimers()
}
const focused = () => document.activeElement?.textContent

test('a removed row passes the focus to the next row, and the last row to the previous row', async () => {
  button('Luis').focus()
  document.getElementById('Luis')?.remove()
  await settle()
  expect(focused()).toBe('Sol')
  document.getElementById('Sol')?.remove()
  await settle()
  expect(focused()).toBe('Ana')
})

test('an element that replaces the focused element takes the focus', async () => {
  const undo = button('Ana')
  undo.focus()
  undo.insertAdjacentHTML('afterend', '<button>Deshacer</button>')
  undo.remove()
  await settle()
  expect(focused()).toBe('Deshacer')
})

test('a neighbour of another kind does not take the focus', async () => {
  document.querySelector('ul')?.insertAdjacentHTML('beforebegin', '<p><a href="#">Todas</a></p>')
  document.querySelector('main')?.insertAdjacentHTML('beforeend', '<p><a href="#">Ayuda</a></p>')
  button('Ana').focus()
  document.querySelector('ul')?.remove()
  await settle()
  expect(focused()).toBe('Solicitudes')
})

test('a next sibling of another class does not take the focus', async () => {
  document.querySelector('#Sol')?.classList.add('more')
  button('Luis').focus()
  document.getElementById('Luis')?.remove()
  await settle()
  expect(focused()).toBe('Ana')
})

test('the focus moves to the heading above when the only item is removed', async () => {
  document.querySelector('h2')?.insertAdjacentHTML('afterend', '<div><button>Decidir</button></div>')
  const only = document.querySelector<HTMLElement>('div button')
  only?.focus()
  only?.remove()
  await settle()
  expect(focused()).toBe('Solicitudes')
})

test('an element removed outside the screen passes the focus to the screen’s heading, not to the element focused before', async () => {
  document.body.insertAdjacentHTML('beforeend', '<p><button>Actualizar</button></p>')
  button('Ana').focus()
  document.querySelector<HTMLElement>('body > p button')?.focus()
  document.querySelector('body > p')?.remove()
  await settle()
  expect(focused()).toBe('Fichas')
})

test('the focus moves to the heading above when the list is removed', async () => {
  button('Ana').focus()
  document.querySelector('ul')?.remove()
  await settle()
  expect(focused()).toBe('Solicitudes')
})

test('the focus is restored after the list has loaded again', async () => {
  button('Luis').focus()
  const list = document.querySelector('ul')!
  const busy = Object.assign(document.createElement('div'), { ariaBusy: 'true' })
  busy.setAttribute('aria-busy', 'true')
  list.replaceWith(busy)
  await settle()
  expect(document.activeElement).toBe(document.body)
  busy.replaceWith(list)
  await settle()
  expect(focused()).toBe('Rechazar a Luis')
})

test('a closed dialog passes the focus to the successor of its removed opener', async () => {
  button('Luis').focus()
  document.body.insertAdjacentHTML('beforeend', '<dialog open><button>Rechazar</button></dialog>')
  document.querySelector<HTMLElement>('dialog button')?.focus()
  document.getElementById('Luis')?.remove()
  document.querySelector('dialog')?.remove()
  await settle()
  expect(focused()).toBe('Sol')
})

test('a closed dialog without an opener passes the focus to the screen’s heading', async () => {
  document.body.insertAdjacentHTML('beforeend', '<dialog open><button>Cerrar</button></dialog>')
  document.querySelector<HTMLElement>('dialog button')?.focus()
  document.querySelector('dialog')?.remove()
  await settle()
  expect(focused()).toBe('Fichas')
})

test('a loading button gets the focus again when it has finished loading', async () => {
  const retry = button('Sol') as HTMLButtonElement
  retry.focus()
  retry.setAttribute('data-loading', 'true')
  retry.blur()
  retry.disabled = true
  await settle()
  expect(document.activeElement).toBe(document.body)
  retry.disabled = false
  retry.removeAttribute('data-loading')
  await settle()
  expect(document.activeElement).toBe(retry)
})

test('the focus is not moved after a click outside all controls, or if the user has moved the focus', async () => {
  button('Luis').focus()
  expect(press(document.querySelector('h1'), 1)).toBe(true)
  button('Luis').blur()
  document.getElementById('Luis')?.remove()
  await settle()
  expect(document.activeElement).toBe(document.body)
  button('Ana').focus()
  button('Sol').focus()
  document.getElementById('Ana')?.remove()
  await settle()
  expect(focused()).toBe('Rechazar a Sol')
})

test('a mouse event on the document itself is ignored', async () => {
  const failed = jest.fn((event: Event) => event.preventDefault())
  window.addEventListener('error', failed, { once: true })
  button('Luis').focus()
  document.dispatchEvent(new MouseEvent('mousedown', { detail: 1 }))
  window.removeEventListener('error', failed)
  document.getElementById('Luis')?.remove()
  await settle()
  expect([focused(), failed.mock.calls]).toEqual(['Sol', []])
})

test('the second click of a double click on a removed button does not move the focus', async () => {
  button('Luis').focus()
  document.body.insertAdjacentHTML('beforeend', '<dialog open><button>Habilitar</button></dialog>')
  const confirm = document.querySelector<HTMLElement>('dialog button')!
  confirm.focus()
  press(confirm, 1)
  document.querySelector('dialog')?.remove()
  expect(press(document.querySelector('h1'), 2)).toBe(false)
  document.querySelector('ul')?.remove()
  await settle()
  expect(focused()).toBe('Solicitudes')
  press(document.querySelector('h1'), 1)
  expect(press(document.querySelector('h1'), 2)).toBe(true)
})

test('keepFocus does nothing after it was stopped', async () => {
  const removed = button('Luis')
  removed.focus()
  press(removed, 1)
  end()
  removed.remove()
  await settle()
  expect(document.activeElement).toBe(document.body)
  expect(press(document.querySelector('h1'), 2)).toBe(true)
})
