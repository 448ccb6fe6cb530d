import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { get } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Api, startApi } from '../../../testing/api.js'
import { demoBuild } from '../../../testing/remote-build.js'

const page = (build: string) =>
  `<html><head><title>${build}</title><template id="fichero-preloads"></template></head><body><script type="application/json" id="fichero-boot"></script></body></html>`
const OVERRIDE = 'demo@http://localhost:5174'
const COOKIE = `lang=es; remote-override=${OVERRIDE}`

let root: string
let api: Api

beforeAll(async () => {
  root = await mkdtemp(join(tmpdir(), 'fichero-override-'))
  const shell = join(root, 'shell/dist')
  await mkdir(join(shell, 'development'), { recursive: true })
  await writeFile(join(shell, 'index.html'), page('production'))
  await writeFile(join(shell, 'development/index.html'), page('development'))
  await writeFile(join(shell, 'development/shell.json'), '{"kit":"1.0.0"}')
  const { descriptor, files } = demoBuild()
  const remote = join(root, 'mfe-demo/dist')
  await mkdir(remote, { recursive: true })
  for (const [file, text] of Object.entries(files)) await writeFile(join(remote, file), text)
  await writeFile(join(remote, 'remote.json'), JSON.stringify(descriptor))
  await writeFile(join(root, 'remotes.json'), '["demo"]')
})
afterAll(() => rm(root, { recursive: true, force: true }))

/** Starts a system for the tests of a block. */
function withSystem(production: boolean) {
  beforeAll(async () => {
    api = await startApi({ distRoot: root, production })
  })
  afterAll(() => api.close())
}

const open = (path: string, headers: Record<string, string> = {}) =>
  fetch(api.url + path, { headers: { accept: 'text/html', ...headers }, redirect: 'manual' })
const policyOf = (answer: Response) => (answer.headers.get('content-security-policy') ?? '').split('; ')
/** Status, policy, cookie and HTML of a page, without its nonce. */
const contentOf = async (answer: Response) => ({
  status: answer.status,
  policy: policyOf(answer).map((rule) => rule.replace(/'nonce-[^']+'/, 'nonce')),
  cookie: answer.headers.get('set-cookie'),
  html: await answer.text(),
})

describe('a system in production', () => {
  withSystem(true)

  it('ignores an override in the URL and in the cookie', async () => {
    const plain = await contentOf(await open('/demo/1'))
    expect(plain.html).toContain('<title>production')
    expect(plain.policy).toContain("script-src 'self'")
    expect(plain.policy.join()).not.toMatch(/connect-src|localhost/)
    expect(await contentOf(await open(`/demo/1?remote-override=${OVERRIDE}`, { cookie: COOKIE }))).toEqual(plain)
    expect(await contentOf(await open('/demo/1?remote-override=demo@http://elsewhere.example:80'))).toEqual(plain)
  })

  it('does not serve the development build of its shell', async () => {
    expect((await open('/development/shell.json')).status).toBe(404)
    expect(await (await open('/development/index.html')).text()).not.toContain('<title>development')
  })
})

describe('a system that is not production', () => {
  withSystem(false)

  it('stores the override of the URL in a cookie, and redirects to the URL without it', async () => {
    const answer = await open(`/demo/1?a=1&remote-override=${OVERRIDE}&b=2`, { 'sec-fetch-site': 'none' })
    expect([answer.status, answer.headers.get('location')]).toEqual([302, '/demo/1?a=1&b=2'])
    expect(answer.headers.get('set-cookie')).toBe(`remote-override=${OVERRIDE}; Path=/; HttpOnly; SameSite=Strict`)
  })

  it('sends the development build if the cookie has an override, and allows only its origin', async () => {
    const answer = await open('/demo/1', { cookie: COOKIE })
    const policy = policyOf(answer).join('; ')
    expect(policy).toContain("script-src 'self' http://localhost:5174;")
    expect(policy).toMatch(/style-src 'self' 'nonce-[^']+' http:\/\/localhost:5174;/)
    expect(policy).toContain("connect-src 'self' http://localhost:5174 ws://localhost:5174;")
    expect(policy).not.toMatch(/unsafe|\*/)
    const html = await answer.text()
    expect(html).toContain('<title>development')
    expect(html).toContain(`<meta name="remote-override" content="${OVERRIDE}">`)
    expect(html).not.toContain('rel="preload"')
    // MySQL reorders the keys of JSON.
    expect(html).toMatch(/id="fichero-boot">\[\{[^<]*"name":"demo"/)
    expect(answer.headers.get('vary')).toContain('Cookie')
  })

  it('sends the production page without the cookie, and with a cookie for another machine', async () => {
    for (const cookie of ['', 'remote-override=', 'remote-override=demo@http://elsewhere.example:80']) {
      const { html, policy } = await contentOf(await open('/demo/1', { cookie }))
      expect(html).toContain('<title>production')
      expect(html).toContain('rel="preload"')
      expect(policy).toContain("script-src 'self'")
    }
  })

  it('clears the override if the URL has an empty override', async () => {
    const answer = await open('/demo/1?remote-override=', { cookie: COOKIE, 'sec-fetch-site': 'same-origin' })
    expect([answer.status, answer.headers.get('location')]).toEqual([302, '/demo/1'])
    expect(answer.headers.get('set-cookie')).toMatch(/^remote-override=; Path=\/; Expires=Thu, 01 Jan 1970/)
  })

  it.each([
    'demo@http://elsewhere.example:5174',
    'demo@http://192.168.1.7:5174',
    'demo@https://localhost:5174',
    'demo',
  ])('rejects the override %s', async (override) => {
    const answer = await open(`/demo/1?remote-override=${override}`, { 'sec-fetch-site': 'none' })
    expect([answer.status, answer.headers.get('set-cookie')]).toEqual([400, null])
    expect(await answer.json()).toMatchObject({
      code: 'override_not_local',
      msg: expect.stringContaining('este mismo equipo'),
    })
  })

  it.each([
    ['a page of another site opens the URL', { 'sec-fetch-site': 'cross-site' }],
    ['a page of the same site opens the URL', { 'sec-fetch-site': 'same-site' }],
    ['Sec-Fetch-Site is missing', {}],
  ])('rejects an override if %s', async (_, headers) => {
    const answer = await open(`/demo/1?remote-override=${OVERRIDE}`, headers)
    expect([answer.status, answer.headers.get('set-cookie')]).toEqual([403, null])
    expect(await answer.json()).toMatchObject({ code: 'override_from_other_site' })
  })

  it.each([
    ['//elsewhere.example/x', '/elsewhere.example/x'],
    ['/\\elsewhere.example/x', '/elsewhere.example/x'],
    ['http://elsewhere.example/x', '/x'],
  ])('never redirects to another server: %s', async (path, target) => {
    const { hostname, port } = new URL(api.url)
    const location = await new Promise((resolve) =>
      get(
        {
          hostname,
          port,
          path: `${path}?remote-override=`,
          headers: { accept: 'text/html', 'sec-fetch-site': 'none' },
        },
        (answer) => resolve(answer.resume().headers.location),
      ),
    )
    expect(location).toBe(target)
  })

  it("serves the shell's development build with the versions that remotes must be compatible with", async () => {
    const answer = await open('/development/shell.json', { accept: '*/*' })
    expect([answer.status, await answer.json()]).toEqual([200, { kit: '1.0.0' }])
    expect(answer.headers.get('cache-control')).not.toContain('immutable')
  })
})
