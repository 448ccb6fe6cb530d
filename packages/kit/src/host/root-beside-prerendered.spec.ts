/** @jest-environment jsdom */
import { rootBesidePrerendered } from './root-beside-prerendered'

const settled = () => new Promise((resolve) => setTimeout(resolve))

beforeAll(() => {
  // jsdom has no layout.
  Element.prototype.checkVisibility ??= () => true
  window.scrollTo = jest.fn() as typeof window.scrollTo
})
afterEach(() => {
  window.location.hash = ''
  Object.assign(window, { scrollY: 0 })
  jest.mocked(window.scrollTo).mockClear()
  jest.restoreAllMocks()
})

function frameWith(text: string): HTMLElement {
  document.body.innerHTML = `<div id="root"><div class="first-paint">${text}</div></div>`
  return document.getElementById('root') as HTMLElement
}

test('rootBesidePrerendered returns the frame itself if the frame has no prerendered content', () => {
  const frame = frameWith('<i></i>')
  expect(rootBesidePrerendered(frame)).toBe(frame)
})

test('the prerendered content stays until the screen has content and nothing on it is busy', async () => {
  const frame = frameWith('<main><h1>Texto</h1></main>')
  const screen = rootBesidePrerendered(frame)
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

test('if a link had the focus, the screen’s link with the same address takes the focus', async () => {
  const link = '<a href="/manuales/panel">Panel</a>'
  const frame = frameWith(`<main>${link}</main>`)
  frame.querySelector('a')?.focus()
  const screen = rootBesidePrerendered(frame)
  screen.innerHTML = `<main>${link}</main>`
  await settled()
  expect(document.activeElement).toBe(screen.querySelector('a'))
})

test('a click before the screen was rendered is repeated on the screen’s link', async () => {
  const frame = frameWith(`<main data-pressed="${new URL('/b', document.baseURI)}"></main>`)
  const screen = rootBesidePrerendered(frame)
  screen.innerHTML = '<main><a href="/a">A</a><a href="/b">B</a></main>'
  const pressed: (string | null)[] = []
  screen.addEventListener('click', (event) => {
    event.preventDefault()
    pressed.push((event.target as Element).textContent)
  })
  await settled()
  expect(pressed).toEqual(['B'])
})

test('if two links have the address of the focused link, the visible link takes the focus', async () => {
  const links = '<a href="/a">1</a><a href="/manuales/panel">2</a><a href="/manuales/panel">3</a>'
  const frame = frameWith(`<main>${links}</main>`)
  frame.querySelectorAll('a')[1]?.focus()
  const screen = rootBesidePrerendered(frame)
  jest.spyOn(Element.prototype, 'checkVisibility').mockImplementation(function (this: Element) {
    return this.textContent === '3'
  })
  const focus = jest.spyOn(HTMLElement.prototype, 'focus')
  screen.innerHTML = `<main>${links}</main>`
  await settled()
  expect(document.activeElement).toBe(screen.querySelectorAll('a')[2])
  expect(focus).toHaveBeenCalledWith({ preventScroll: true })
})

test.each([
  ['#dos', 'dos'],
  ['', ''],
])('if no link had the focus, the heading of the hash %j takes the focus', async (hash, id) => {
  window.location.hash = hash
  const frame = frameWith('<main><h2>Dos</h2></main>')
  const screen = rootBesidePrerendered(frame)
  screen.innerHTML = '<main><h2 id="dos" tabindex="-1">Dos</h2></main>'
  await settled()
  expect(document.activeElement?.id).toBe(id)
})

test('the details elements that the user has opened in the prerendered content are open, and no others', async () => {
  const details = (name: string, open = '') => `<details ${open}><summary>${name}</summary></details>`
  const frame = frameWith(`<main>${details('one', 'open')}${details('two')}</main>`)
  const screen = rootBesidePrerendered(frame)
  screen.innerHTML = `<main>${details('one')}${details('two')}${details('three')}</main>`
  await settled()
  expect([...screen.querySelectorAll('details')].map(({ open }) => open)).toEqual([true, false, false])
})

test.each([
  [300, [[0, 300]]],
  [0, []],
])('the scroll position %i is restored with the calls %j of scrollTo', async (scrollY, scrolls) => {
  const frame = frameWith('<main><h1>Texto</h1></main>')
  Object.assign(window, { scrollY })
  const screen = rootBesidePrerendered(frame)
  screen.innerHTML = '<main></main>'
  await settled()
  screen.innerHTML = '<main><h1>Texto</h1></main>'
  await settled()
  expect(jest.mocked(window.scrollTo).mock.calls).toEqual(scrolls)
})
