import { createHash } from 'node:crypto'
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { REMOTE_FILES } from '@fichero/contract/page-documents.schema'
import type { RemoteDescriptor } from '@fichero/contract/remotes.schema'
import { type Api, startApi } from '../../../testing/api.js'
import { hashed } from '../../../testing/remote-build.js'

const TEMPLATE = `<!doctype html><html lang="es"><head><title>Fichero</title></head><body>
<noscript>Fichero necesita JavaScript.</noscript>
<div id="root"><div class="first-paint"><div class="first-paint-bar">Fichero</div><div class="first-paint-main" aria-hidden="true"><i></i><i></i></div></div></div>
<link rel="stylesheet" href="/main.css">
<script type="application/json" id="fichero-boot"></script></body></html>`

const textsIn = (language: string) => ({
  '/guias': { title: 'Guías & <más>', html: `<h1>Guías ${language}</h1><img src="${REMOTE_FILES}uno.webp">` },
})

let root: string
let dist: string
let api: Api

const asset = (file: string, text: string) => ({
  file,
  size: Buffer.byteLength(text),
  integrity: `sha384-${createHash('sha384').update(text).digest('base64')}`,
})

/** Writes a remote's build. `documents` are the contents of its files with page texts. */
async function publish(documents: Record<'es' | 'en', string>): Promise<RemoteDescriptor> {
  const files = {
    'remote-entry.js': 'window.fichero_demo = {}',
    'es.json': '{}',
    'text.css': 'h1 {}',
    'text.es.json': documents.es,
    'text.en.json': documents.en,
  }
  const descriptor = hashed({
    name: 'demo',
    version: '1.0.0',
    hash: '',
    contract: 1,
    kit: '^1.0.0',
    entry: 'remote-entry.js',
    routes: [{ path: '/guias', page: 'guide-page', titleKey: 'nav', access: 'public' }],
    links: [],
    parts: [],
    labels: { es: { nav: 'Guías' }, en: { nav: 'Guides' } },
    locales: { es: 'es.json', en: 'es.json' },
    documents: { es: 'text.es.json', en: 'text.en.json', styles: ['text.css'] },
    pages: { 'guide-page': [] },
    assets: Object.entries(files).map(([file, text]) => asset(file, text)),
  })
  await mkdir(dist, { recursive: true })
  for (const [file, text] of Object.entries(files)) await writeFile(join(dist, file), text)
  await writeFile(join(dist, 'remote.json'), JSON.stringify(descriptor))
  return descriptor
}

const open = (path: string, cookie = '') => fetch(api.url + path, { headers: { accept: 'text/html', cookie } })

beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'fichero-text-'))
  dist = join(root, 'mfe-demo', 'dist')
  await mkdir(join(root, 'shell', 'dist'), { recursive: true })
  await writeFile(join(root, 'shell/dist/index.html'), TEMPLATE)
  // `production` is false, so that builds can be added at run time.
  api = await startApi({ distRoot: root, production: false })
})
afterEach(async () => {
  await api.close()
  await rm(root, { recursive: true, force: true })
})

it('the page has its prerendered text in the frame, in the language of the cookie', async () => {
  const { hash } = await publish({ es: JSON.stringify(textsIn('es')), en: JSON.stringify(textsIn('en')) })
  const spanish = await open('/guias/')
  const html = await spanish.text()
  expect([spanish.status, spanish.headers.get('vary')]).toEqual([200, expect.stringContaining('Cookie')])
  expect(html).toContain('<main class="first-paint-text" lang="es"><h1>Guías es</h1>')
  expect(html).toContain(`<img src="/remotes/demo/${hash}/uno.webp">`)
  expect(html).toContain('<title>Guías &amp; &lt;más> · Fichero</title>')
  expect(html).not.toMatch(/first-paint-main|noscript/)

  const english = await (await open('/guias', 'lang=en')).text()
  expect(english).toContain('<html lang="en">')
  expect(english).toContain('<main class="first-paint-text" lang="en"><h1>Guías en</h1>')
})

it('the page has the style sheets before the text, and the style sheets of the remote are inline', async () => {
  await publish({ es: JSON.stringify(textsIn('es')), en: '{}' })
  const page = await open('/guias')
  const html = await page.text()
  const [, nonce] = /'nonce-([^']+)'/.exec(page.headers.get('content-security-policy') ?? '') ?? []
  expect(html).toContain(`<link rel="stylesheet" href="/main.css"><style nonce="${nonce}">h1 {}</style><main`)
  expect(html.match(/main\.css/g)).toHaveLength(1)
})

it('the page has the skeleton if it has no text, or if the file cannot be read', async () => {
  await publish({ es: JSON.stringify(textsIn('es')), en: '{"/guias": "no"}' })
  for (const [path, cookie] of [
    ['/fichas', ''],
    ['/guias', 'lang=en'],
  ] as const) {
    const html = await (await open(path, cookie)).text()
    expect(html).toContain('<div class="first-paint-main" aria-hidden="true">')
    expect(html).toContain('<noscript>')
  }
})
