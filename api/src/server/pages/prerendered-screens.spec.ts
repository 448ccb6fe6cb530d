import { createHash } from 'node:crypto'
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Api, startApi } from '../../../testing/api.js'

const STYLE = '--a: "b" & \'c\''
const ATTRIBUTE = '--a: &quot;b&quot; &amp; &#x27;c&#x27;'

const page = (language: string, root: string) =>
  `<!doctype html><html lang="${language}" data-sends-mail="unknown"><head><style nonce="">p{margin:0}</style></head><body>
<div id="root">${root}</div>
<script type="application/json" id="fichero-boot"></script></body></html>`

let root: string
let api: Api

beforeAll(async () => {
  root = await mkdtemp(join(tmpdir(), 'fichero-screens-'))
  await mkdir(join(root, 'shell/dist'), { recursive: true })
  const write = (name: string, html: string) => writeFile(join(root, 'shell/dist', name), html)
  await write('index.html', page('es', '<div class="first-paint">frame</div>'))
  for (const language of ['es', 'en'])
    await write(
      `sign-in.${language}.html`,
      page(language, `<form style="${ATTRIBUTE}"><p style="${ATTRIBUTE}">form</p></form>`),
    )
  api = await startApi({ distRoot: root, publicUrl: 'https://fichero.example' })
})
afterAll(async () => {
  await api.close()
  await rm(root, { recursive: true, force: true })
})

const open = (path: string, headers: Record<string, string> = {}) =>
  fetch(api.url + path, { headers: { accept: 'text/html', ...headers } })
const policyOf = ({ headers }: Response) => headers.get('content-security-policy') ?? ''

it.each([
  ['in Spanish by default', '/auth', {}, 'es'],
  ['in the language of the cookie', '/auth/', { cookie: 'lang=en' }, 'en'],
  ['in the language of the address, before the cookie', '/auth?lang=en', { cookie: 'lang=es' }, 'en'],
])('the sign-in page is prerendered %s', async (_, path, headers, language) => {
  const html = await (await open(path, headers as Record<string, string>)).text()
  expect(html).toContain(`<html lang="${language}"`)
  expect(html).toContain('form</p>')
  // The page contains the list of remotes, like every page of the shell.
  expect(html).toContain('id="fichero-boot">[]</script>')
})

it('a known language in the URL is stored in a cookie', async () => {
  expect((await open('/auth?lang=en')).headers.get('set-cookie')).toMatch(/^lang=en; .*Secure/)
  expect((await open('/auth')).headers.get('set-cookie')).toBeNull()
  expect((await open('/register?lang=fr')).headers.get('set-cookie')).toBeNull()
})

it('the policy allows the style attributes of the screen by their hashes, each once, and none on other pages', async () => {
  const hash = createHash('sha256').update(STYLE).digest('base64')
  expect(policyOf(await open('/auth'))).toContain(`; style-src-attr 'unsafe-hashes' 'sha256-${hash}';`)
  const elsewhere = policyOf(await open('/manuales'))
  expect(elsewhere).not.toContain('style-src-attr')
  for (const policy of [policyOf(await open('/auth')), elsewhere]) expect(policy).not.toContain('unsafe-inline')
})

it('the policy allows the style elements of the screen by a nonce that is new for each answer', async () => {
  const nonceOf = async () => {
    const answer = await open('/auth')
    const [, nonce = 'none'] = /<style nonce="([^"]+)">/.exec(await answer.text()) ?? []
    expect(policyOf(answer)).toContain(`'nonce-${nonce}'`)
    return nonce
  }
  expect(await nonceOf()).not.toBe(await nonceOf())
})

it('the shell’s page is the fallback if the build prerendered nothing', async () => {
  const answer = await open('/register', { cookie: 'lang=en' })
  expect([answer.status, await answer.text()]).toEqual([200, expect.stringContaining('frame')])
})

it.each(['/auth', '/register', '/manuales'])('the page %s states whether mail is sent', async (path) => {
  expect(await (await open(path)).text()).toContain('data-sends-mail="false"')
})
