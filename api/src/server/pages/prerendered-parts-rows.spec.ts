import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { AskedFirst } from '@fichero/contract/first-calls'
import { type Api, startApi } from '../../../testing/api.js'
import { hashed, integrity } from '../../../testing/remote-build.js'

const TEMPLATE = `<!doctype html><html lang="es"><head><script type="application/json" id="fichero-first-calls"></script></head><body>
<noscript>Fichero necesita JavaScript.</noscript><div id="root"><div class="first-paint"><div class="first-paint-main" aria-hidden="true"><i></i></div></div></div>
<link rel="stylesheet" href="/main.css"><script type="application/json" id="fichero-boot"></script></body></html>`
const CALL = 'GET /fichas/:nroFicha'
const route = { page: 'list-page', titleKey: 'nav', access: 'authenticated' }

let root: string
let api: Api

beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'fichero-rows-'))
  await mkdir(join(root, 'shell/dist'), { recursive: true })
  await mkdir(join(root, 'mfe-demo/dist'), { recursive: true })
  await writeFile(join(root, 'shell/dist/index.html'), TEMPLATE)
  api = await startApi({ distRoot: root, production: false })
})
afterEach(async () => {
  await api.close()
  await rm(root, { recursive: true, force: true })
})

const rowsIn = (language: string) =>
  JSON.stringify({ 'list-page': { call: CALL, html: `<template data-first-rows lang="${language}"></template>` } })

async function publish(english = rowsIn('en')) {
  const files = {
    'remote-entry.js': '',
    'es.json': '{}',
    'rows.css': 'td {}',
    'rows.es.json': rowsIn('es'),
    'rows.en.json': english,
  }
  const descriptor = hashed({
    name: 'demo',
    version: '1.0.0',
    hash: '',
    contract: 1,
    kit: '^1.0.0',
    calls: [CALL],
    entry: 'remote-entry.js',
    routes: [
      { ...route, path: '/grupos/:nroFicha', first: [{ call: CALL }] },
      { ...route, path: '/grupos/:nroFicha/datos', page: 'facts-page', first: [{ call: CALL }] },
    ],
    links: [],
    parts: [],
    labels: { es: { nav: 'Grupos' }, en: { nav: 'Groups' } },
    locales: { es: 'es.json', en: 'es.json' },
    firstRows: { es: 'rows.es.json', en: 'rows.en.json', styles: ['rows.css'] },
    pages: { 'list-page': [], 'facts-page': [] },
    assets: Object.entries(files).map(([file, text]) => ({
      file,
      size: Buffer.byteLength(text),
      integrity: integrity(text),
    })),
  })
  for (const [file, text] of Object.entries({ ...files, 'remote.json': JSON.stringify(descriptor) }))
    await writeFile(join(root, 'mfe-demo/dist', file), text)
}

async function open(path: string, cookie = '') {
  const page = await fetch(api.url + path, { headers: { accept: 'text/html', cookie } })
  const html = await page.text()
  const [, data = '[]'] = /id="fichero-first-calls">(.*?)<\/script>/s.exec(html) ?? []
  return { page, html, fills: (JSON.parse(data) as AskedFirst[]).flatMap(({ fills }) => fills ?? []) }
}

it('the page has the row templates beside the skeleton, with their styles, and declares the call that fills them', async () => {
  await publish()
  for (const language of ['es', 'en']) {
    const { page, html, fills } = await open('/grupos/7', `lang=${language}`)
    const [, nonce] = /'nonce-([^']+)'/.exec(page.headers.get('content-security-policy') ?? '') ?? []
    expect(html).toContain(
      `<i></i></div><style nonce="${nonce}">td {}</style><template data-first-rows lang="${language}"></template>`,
    )
    expect(fills).toEqual(['/api/fichas/7'])
    // The message for browsers without scripts remains, because scripts fill the rows. Style sheets come after the rows.
    expect(html).toMatch(/<noscript>.*data-first-rows.*main\.css/s)
  }
})

it('the page has no row templates without a file, with an unreadable file, or for a URL with a query', async () => {
  await publish('{"list-page": 1}')
  for (const [path, cookie] of [
    ['/grupos/7/datos', ''],
    ['/grupos/7?orden=nombre', ''],
    ['/grupos/7', 'lang=en'],
    ['/otra', ''],
  ] as const) {
    const { html, fills } = await open(path, cookie)
    expect([path, fills, html.includes('data-first-rows')]).toEqual([path, [], false])
    expect(html).toContain('<div class="first-paint-main" aria-hidden="true"><i></i></div></div>')
  }
})
