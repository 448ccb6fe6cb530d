import { PATHS, resetPasswordPath } from '@fichero/contract/paths'
import type { RemoteDescriptor } from '@fichero/contract/remotes.schema'
import { test as base, expect, type Page } from '@playwright/test'
import { detailPaths } from '../support/detail-paths'
import { fixture } from '../support/fixtures'
import { useLongNames } from '../support/long-names'
import { overflowOf } from '../support/overflow'
import { expectSeenByAll } from '../support/seen-by-all'
import { type Server, startServer } from '../support/server.mjs'
import { callApi, type Session, signInAs, storeSession } from '../support/session.mjs'

const WIDTHS = [320, 390, 768, 769, 1024, 1093, 1366, 1920]
const HEIGHT = 768

interface System {
  server: Server
  session: Session
  /** Every path of the shell and of the remotes, by its pattern. */
  paths: Map<string, string>
}

const test = base.extend<object, { system: System }>({
  system: [
    async ({ browserName: _ }, use) => {
      const server = await startServer({ DEMO: 'true' })
      const session = await signInAs(server)
      await use({ server, session, paths: await everyPath(server, session) })
      await server.close()
    },
    { scope: 'worker' },
  ],
  baseURL: async ({ system }, use) => use(system.server.url),
})

// Every screen at eight widths, on two busy cores.
test.setTimeout(300_000)

const SIGNED_OUT: string[] = [
  PATHS.home,
  PATHS.signIn,
  PATHS.register,
  PATHS.forgotPassword,
  PATHS.resetPassword,
  PATHS.testConnection,
  PATHS.manuals,
  PATHS.program,
]

test('public screens fit at every width', async ({ page, system: { paths } }) => {
  for (const pattern of SIGNED_OUT) await expectToFit(page, paths.get(pattern) ?? pattern)
})

test('signed-in screens fit at every width', async ({ page, system: { paths, session } }) => {
  await storeSession(page, session)
  for (const [pattern, path] of paths)
    if (!SIGNED_OUT.includes(pattern) || pattern === PATHS.program) await expectToFit(page, path)
})

test('dialogs fit at every width and are seen by all', async ({ page, system: { paths, session } }) => {
  await storeSession(page, session)
  for (const path of [
    `${PATHS.fichas}?crear`,
    `${PATHS.programs}?crear`,
    `${PATHS.instructors}?crear`,
    `${PATHS.instructors}?cargar`,
    `${PATHS.instructors}?ver=2`,
  ]) {
    await openAndUnfold(page, path)
    await expectDialogToFit(page, path)
  }
  await test.step('a program with its file, and the question before it is disabled', async () => {
    const choose = async (name: string, shown: RegExp) => {
      await page.locator('dialog[open] input[type=file]').setInputFiles(fixture(name))
      await expect(page.getByText(shown).first()).toBeVisible()
    }
    await page.goto(`${PATHS.programs}?crear`)
    await choose('Reporte de Juicios Evaluativos 2888001.xls', /^Esto trae/)
    await page.getByText('Ver sus competencias y resultados').click()
    await expectDialogToFit(page, 'a new program with its file')
    await page.goto(paths.get(PATHS.program) ?? '')
    await page.getByRole('button', { name: /^Editar el programa/ }).click()
    await choose('programa-134577.xls', /^El diseño de un programa solo crece/)
    await expectDialogToFit(page, 'a program with a new file')
    await page.goto(paths.get(PATHS.program) ?? '')
    await page.getByRole('button', { name: /^Deshabilitar/ }).click()
    await expect(page.getByRole('alertdialog')).toBeVisible()
    await expectDialogToFit(page, 'disabling a program')
  })
  const question = page.getByRole('alertdialog')
  const expectQuestionToFit = async (path: string, button: RegExp) => {
    await page.goto(path)
    await page.getByRole('main').getByRole('button', { name: button }).first().click()
    await expect(question).toBeVisible()
    await expectDialogToFit(page, `${button}`)
  }
  const person = paths.get(PATHS.instructor) ?? ''
  await test.step('what can be done with a person', async () => {
    await expectQuestionToFit(person, /^Deshabilitar a /)
    await expectQuestionToFit(person, /^Dar enlace para nueva contraseña a /)
    await page.goto(person)
    await page.getByRole('button', { name: /^Editar a / }).click()
    await expect(page.getByRole('dialog').getByRole('textbox').first()).toBeVisible()
    await expectDialogToFit(page, 'the edit of a person')
  })
  await test.step('several requests', async () => {
    await page.goto(PATHS.accessRequests)
    await page.getByRole('button', { name: 'Seleccionar todas' }).click()
    await page.getByRole('button', { name: 'Aprobar las seleccionadas' }).click()
    await expect(question).toBeVisible()
    await expectDialogToFit(page, 'the question before several requests are approved')
  })
  await test.step('the search', async () => {
    await page.goto(PATHS.manuals)
    // Before, nobody listens to the shortcut.
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await page.keyboard.press('Control+k')
    await page.getByRole('dialog').getByRole('combobox').fill('mar')
    await expect(page.getByRole('option').first()).toBeVisible()
    await expectDialogToFit(page, 'search')
  })
})

test('the mark of 75 % stays clear of the number in the ring', async ({ page, system: { paths, session } }) => {
  await storeSession(page, session)
  await page.goto(paths.get(PATHS.apprentice) ?? '')
  const ring = page.locator('figure').filter({ hasText: '%' })
  const mark = await ring.locator('line').boundingBox()
  const number = await ring
    .locator('span')
    .filter({ hasText: /\d\s%$/ })
    .boundingBox()
  if (!mark || !number) throw new Error('There is no ring.')
  expect(number.x - (mark.x + mark.width)).toBeGreaterThan(8)
})

async function expectToFit(page: Page, path: string) {
  await openAndUnfold(page, path)
  await expectEveryWidthToFit(page, path)
}

async function openAndUnfold(page: Page, path: string) {
  await page.goto(path)
  await expect(page.getByRole('heading', { level: 1 }).first()).toBeAttached()
  await expect(page.locator('[aria-busy="true"]')).toHaveCount(0)
  // The rows that stand before React are drawn for the width at which the page was opened.
  await expect(page.locator('main.first-paint-text')).toHaveCount(0)
  const [folded] = await page.locator('tbody button[aria-expanded="false"]').all()
  await folded?.click()
}

async function expectDialogToFit(page: Page, where: string) {
  await expectEveryWidthToFit(page, where)
  await expectSeenByAll(page, where)
}

async function expectEveryWidthToFit(page: Page, where: string) {
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: HEIGHT })
    expect.soft(await overflowOf(page), `${where} at ${width} px`).toEqual([])
  }
}

/** The shell's routes and those that the remotes' descriptors name, with an example for each parameter. */
async function everyPath(server: Server, session: Session) {
  const { number, apprentice, program, person } = await useLongNames(server, session)
  const examples = new Map<string, string>([
    [PATHS.resetPassword, resetPasswordPath('x'.repeat(43))],
    ...detailPaths(number, apprentice, program, person),
    // The page with the widest tables and drawings.
    ['/manuales/:pagina', `${PATHS.manuals}/diagramas`],
    ['/manuales/imprimir/:manual', `${PATHS.manuals}/imprimir/instalacion`],
  ])
  const { remotes } = await callApi<{ remotes: RemoteDescriptor[] }>(server, '/remotes')
  const patterns = new Set([
    ...Object.values(PATHS),
    ...remotes.flatMap(({ routes }) => routes.map(({ path }) => path)),
  ])
  return new Map(
    [...patterns].map((pattern) => {
      const path = examples.get(pattern) ?? pattern
      if (path.includes(':')) throw new Error(`No example of ${pattern}.`)
      return [pattern, path]
    }),
  )
}
