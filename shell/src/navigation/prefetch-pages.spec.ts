/** @jest-environment jsdom */
import { prefetchPages } from './prefetch-pages'

const PAGE = `
  <style>body { background: url("<link rel=preload href=/in-style.js>") }</style>
  <link rel="preload" href="/shared.js" integrity="sha384-shared">
  <link rel="stylesheet" href="/shell.css" integrity="sha384-css">
  <link rel="icon" href="/favicon.ico">
  <script src="/main.js" integrity="sha384-main"></script>
  <script>inline()</script>
  <p style="color: red">Texto</p>
  <template><link rel="preload" href="/later.js" integrity="sha384-later"></template>`

const pages: Record<string, string> = { '/fichas': PAGE, '/otra': '<script src="/shared.js"></script>' }
const requests: [string, RequestInit | undefined][] = []
let open = 0
let most = 0

// jsdom does not have this property.
Object.defineProperty(HTMLElement.prototype, 'integrity', {
  get(this: HTMLElement) {
    return this.getAttribute('integrity') ?? ''
  },
})

beforeEach(() => {
  requests.length = 0
  most = 0
  Reflect.deleteProperty(navigator, 'connection')
  // jsdom has no Response.
  Object.assign(globalThis, {
    Response: class {
      constructor(readonly content: string) {}
      text = async () => this.content
    },
  })
  globalThis.fetch = async (address, init) => {
    const url = String(address)
    requests.push([url, init])
    open += 1
    most = Math.max(most, open)
    await new Promise((resolve) => setTimeout(resolve))
    open -= 1
    if (url === '/lost') throw new TypeError('no connection')
    return { blob: async () => pages[url] ?? '' } as unknown as Response
  }
})

const files = () => requests.filter(([url]) => !(url in pages) && url !== '/lost').map(([url]) => url)

test('the files that a page needs first are requested with their hashes, and no others', async () => {
  await prefetchPages(['/fichas'])
  expect(requests).toEqual([
    ['/fichas', { integrity: '', priority: 'low', headers: { accept: 'text/html' } }],
    ...[
      ['/shared.js', 'sha384-shared'],
      ['/shell.css', 'sha384-css'],
      ['/main.js', 'sha384-main'],
      ['/later.js', 'sha384-later'],
    ].map(([url, integrity]) => [url, { integrity, priority: 'low', headers: { accept: '*/*' } }]),
  ])
})

test('the page is parsed without its inline styles, which the policy of this document would report', async () => {
  const parse = jest.spyOn(DOMParser.prototype, 'parseFromString')
  await prefetchPages(['/fichas'])
  const [html] = parse.mock.lastCall ?? []
  expect(html).not.toContain('background')
  expect(html).toContain('<p>Texto</p>')
})

test('files are requested two at a time, and a page or a file that two pages share only once', async () => {
  await prefetchPages(['/fichas', '/otra', '/fichas'])
  expect(files()).toEqual(['/shared.js', '/shell.css', '/main.js', '/later.js'])
  expect(requests.filter(([url]) => url === '/fichas')).toHaveLength(1)
  expect(most).toBe(2)
})

test('a page that does not arrive leaves the others', async () => {
  await prefetchPages(['/lost', '/otra'])
  expect(files()).toEqual(['/shared.js'])
})

test.each([
  [{ saveData: true }, 0],
  [{ saveData: false, effectiveType: '3g' }, 0],
  [{ effectiveType: '4g', type: 'cellular' }, 0],
  [{ saveData: false, effectiveType: '4g', type: 'wifi' }, 4],
  [{}, 4],
])('on the connection %j, %i files are requested', async (connection, count) => {
  Object.defineProperty(navigator, 'connection', { configurable: true, value: connection })
  await prefetchPages(['/fichas'])
  expect(files()).toHaveLength(count)
})
