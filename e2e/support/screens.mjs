// `npm run screens [-- FOLDER]`: a picture of every screen, in both themes, both languages, wide and at 390 px, from the
// running system with its demonstration data. Those that the README shows go to docs/screens.
import { spawn } from 'node:child_process'
import { mkdir, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { chromium } from '@playwright/test'
import { findBrowser } from './browser.mjs'

const root = resolve(import.meta.dirname, '../..')
const folder = resolve(process.argv[2] ?? join(root, 'docs/screens'))
const forReadme = process.argv[2] === undefined
const PORT = process.env.PORT ?? '4777'
const ADMIN = { nro_documento: '1000000001', contrasena: 'una clave de prueba' }
const url = `http://127.0.0.1:${PORT}`

const data = await mkdtemp(join(tmpdir(), 'fichero-screens-'))
const server = spawn(process.execPath, [join(root, 'api/dist/main.js')], {
  stdio: ['ignore', 'ignore', 'inherit'],
  env: { ...process.env, PORT, DATA_DIR: data, ADMIN_DOCUMENT: ADMIN.nro_documento, ADMIN_PASSWORD: ADMIN.contrasena },
})

async function call(path, init) {
  const answer = await fetch(`${url}/api${path}`, init)
  return answer.json()
}

async function signIn() {
  for (let tries = 0; tries < 200; tries++) {
    const ready = await fetch(`${url}/api/health/ready`).catch(() => null)
    if (ready?.ok) break
    await sleep(100)
  }
  return call('/auth/login', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(ADMIN),
  })
}

async function addresses(token) {
  const headers = { 'x-token': token }
  const { fichas } = await call('/fichas?limit=100', { headers })
  // A ficha well on its way shows more than one that has just begun.
  const chosen =
    fichas.find(({ nivel, progreso }) => nivel === 'tecnologo' && progreso > 65 && progreso < 95) ?? fichas[0]
  const ficha = await call(`/fichas/${chosen.nro_ficha}`, { headers })
  const { programs } = await call('/programs', { headers })
  return {
    home: '/',
    'sign-in': '/auth',
    dashboard: '/dashboard',
    fichas: '/fichas',
    ficha: `/fichas/visualizar/${ficha.nro_ficha}`,
    apprentice: `/fichas/visualizarEstudiantePage/${ficha.aprendices[0].nro_documento}`,
    instructors: '/instructors',
    programs: '/programs',
    program: `/programas/${programs[0].id}`,
    manuals: '/manuales',
    'not-found': '/no-existe',
  }
}

const PUBLIC = new Set(['home', 'sign-in'])

async function shoot(browser, session, screens, { theme, lang, width }) {
  const context = await browser.newContext({
    viewport: { width, height: width < 500 ? 844 : 860 },
    reducedMotion: 'reduce',
  })
  for (const [name, path] of Object.entries(screens)) {
    const page = await context.newPage()
    await page.addInitScript(
      ([session, theme, lang]) => {
        localStorage.setItem('theme', theme)
        localStorage.setItem('lang', lang)
        if (!session) return
        localStorage.setItem('token', session.token)
        localStorage.setItem('user', JSON.stringify(session.user))
      },
      [PUBLIC.has(name) ? null : session, theme, lang],
    )
    await page.goto(url + path, { waitUntil: 'networkidle' })
    await page.screenshot({ path: join(folder, `${name}-${theme}-${lang}-${width}.png`), fullPage: true })
    await page.close()
  }
  await context.close()
}

const VARIANTS = forReadme
  ? [{ theme: 'claro', lang: 'es', width: 1366 }]
  : ['claro', 'oscuro'].flatMap((theme) =>
      ['es', 'en'].flatMap((lang) => [1366, 390].map((width) => ({ theme, lang, width }))),
    )

try {
  await mkdir(folder, { recursive: true })
  const session = await signIn()
  const screens = await addresses(session.token)
  const args = process.getuid?.() === 0 ? ['--no-sandbox'] : []
  const browser = await chromium.launch({ executablePath: findBrowser(), args })
  for (const variant of VARIANTS) await shoot(browser, session, screens, variant)
  await browser.close()
  console.log(`Pictures are in ${folder}`)
} finally {
  server.kill('SIGTERM')
  await rm(data, { recursive: true, force: true })
}
