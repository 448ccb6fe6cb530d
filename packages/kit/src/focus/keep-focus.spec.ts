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
/** As a browser does: the second press of a double click counts two. Tells whether the focus may leave for it. */
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

test('a removed row gives the focus to the next one, the last one to that before it', async () => {
  button('Luis').focus()
  document.getElementById('Luis')?.remove()
  await settle()
  expect(focused()).toBe('Sol')
  document.getElementById('Sol')?.remove()
  await settle()
  expect(focused()).toBe('Ana')
})

test('what replaces the element takes the focus', async () => {
  const undo = button('Ana')
  undo.focus()
  undo.insertAdjacentHTML('afterend', '<button>Deshacer</button>')
  undo.remove()
  await settle()
  expect(focused()).toBe('Deshacer')
})

test('what is beside and of another kind does not', async () => {
  document.querySelector('ul')?.insertAdjacentHTML('beforebegin', '<p><a href="#">Todas</a></p>')
  document.querySelector('main')?.insertAdjacentHTML('beforeend', '<p><a href="#">Ayuda</a></p>')
  button('Ana').focus()
  document.querySelector('ul')?.remove()
  await settle()
  expect(focused()).toBe('Solicitudes')
})

test('the next one is none where it is of another class', async () => {
  document.querySelector('#Sol')?.classList.add('more')
  button('Luis').focus()
  document.getElementById('Luis')?.remove()
  await settle()
  expect(focused()).toBe('Ana')
})

test('the only one of its place gives the focus to the heading above', async () => {
  document.querySelector('h2')?.insertAdjacentHTML('afterend', '<div><button>Decidir</button></div>')
  const only = document.querySelector<HTMLElement>('div button')
  only?.focus()
  only?.remove()
  await settle()
  expect(focused()).toBe('Solicitudes')
})

test('what stood beside the screen, and went, gives the focus to its heading, and not to what had it before', async () => {
  document.body.insertAdjacentHTML('beforeend', '<p><button>Actualizar</button></p>')
  button('Ana').focus()
  document.querySelector<HTMLElement>('body > p button')?.focus()
  document.querySelector('body > p')?.remove()
  await settle()
  expect(focused()).toBe('Fichas')
})

test('without anything left the heading above has it', async () => {
  button('Ana').focus()
  document.querySelector('ul')?.remove()
  await settle()
  expect(focused()).toBe('Solicitudes')
})

test('a list that loads again is waited for', async () => {
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

test('a dialog gives the focus to what stands where its opener was', async () => {
  button('Luis').focus()
  document.body.insertAdjacentHTML('beforeend', '<dialog open><button>Rechazar</button></dialog>')
  document.querySelector<HTMLElement>('dialog button')?.focus()
  document.getElementById('Luis')?.remove()
  document.querySelector('dialog')?.remove()
  await settle()
  expect(focused()).toBe('Sol')
})

test('a dialog that nothing opened gives it to the heading of the screen', async () => {
  document.body.insertAdjacentHTML('beforeend', '<dialog open><button>Cerrar</button></dialog>')
  document.querySelector<HTMLElement>('dialog button')?.focus()
  document.querySelector('dialog')?.remove()
  await settle()
  expect(focused()).toBe('Fichas')
})

test('a button that works has the focus again when it is done', async () => {
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

test('it stays nowhere after a press beside everything, and elsewhere when it was moved', async () => {
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

test('a press on the document itself is none', async () => {
  const failed = jest.fn((event: Event) => event.preventDefault())
  window.addEventListener('error', failed, { once: true })
  button('Luis').focus()
  document.dispatchEvent(new MouseEvent('mousedown', { detail: 1 }))
  window.removeEventListener('error', failed)
  document.getElementById('Luis')?.remove()
  await settle()
  expect([focused(), failed.mock.calls]).toEqual(['Sol', []])
})

test('the second press of a double click on a button that is gone takes the focus nowhere', async () => {
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

test('once it has ended, neither the focus nor a press is looked after', async () => {
  const gone = button('Luis')
  gone.focus()
  press(gone, 1)
  end()
  gone.remove()
  await settle()
  expect(document.activeElement).toBe(document.body)
  expect(press(document.querySelector('h1'), 2)).toBe(true)
})
