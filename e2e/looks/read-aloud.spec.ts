import { readFileSync } from 'node:fs'
import { writeFile } from 'node:fs/promises'
import { resolve } from 'node:path'
import { undoImport } from '@fichero/contract/calls/imports.calls'
import { LANGUAGES, type Language } from '@fichero/contract/enums'
import { PATHS } from '@fichero/contract/paths'
import type { Page } from '@playwright/test'
import { fixture } from '../support/fixtures'
import { ScreenReader } from '../support/screen-reader'
import { SEEDED_FICHA, seedFicha } from '../support/seed-ficha'
import { ADMIN, type Server } from '../support/server.mjs'
import { callApi, type Session, signInAs } from '../support/session.mjs'
import { startIn } from '../support/start-in'
import { expect, test } from '../support/test'
import { ANY, pattern, some, textsIn } from '../support/texts'

const REPORT = 'Reporte de Juicios Evaluativos 2888001.xls'
/** The time of a load, which differs in each run. */
const DAY_AND_TIME = /(\d\d\/\d\d\/\d{4}|\d{1,2} \p{L}+ \d{4},) \d\d:\d\d/u
/** A person of the fixtures: a name in capitals, followed by the document number in lists. */
const PERSON = /^[\p{Lu}\s,]{8,}(, [A-Z]{2,3}\s\d{6,})?$/u
/** More tab stops than any screen has before its target. */
const MAX_STOPS = 120

/** The descriptions of the steps in the snapshots. */
const STEPS = {
  es: {
    signsIn: 'Escribe su documento y su contraseña, e ingresa.',
    chooses: 'Pulsa «Cargar reporte» y elige el archivo.',
    loads: 'Carga los juicios.',
    asksUndo: 'Pide deshacer la carga.',
    undoes: 'Confirma que se deshaga.',
    choosesAgain: 'Elige otra vez el archivo.',
    seesMissing: 'Va a lo que falta.',
    unfolds: 'Despliega lo de la primera persona.',
    seesPeople: 'Va a los aprendices.',
    opensPerson: 'Abre a la primera persona.',
    goesOn: 'Pasa a la persona siguiente, con Alt y la flecha.',
    goesBack: 'Vuelve a los aprendices.',
    opensMessage: 'Pide el mensaje para el grupo.',
    copies: 'Copia el mensaje.',
    closes: 'Cierra el mensaje.',
  },
  en: {
    signsIn: 'Types her document and her password, and signs in.',
    chooses: 'Presses “Load report” and chooses the file.',
    loads: 'Loads the judgments.',
    asksUndo: 'Asks for the load to be undone.',
    undoes: 'Confirms it.',
    choosesAgain: 'Chooses the file again.',
    seesMissing: 'Goes to what is missing.',
    unfolds: 'Unfolds what the first person lacks.',
    seesPeople: 'Goes to the apprentices.',
    opensPerson: 'Opens the first person.',
    goesOn: 'Goes on to the next person, with Alt and the arrow.',
    goesBack: 'Goes back to the apprentices.',
    opensMessage: 'Asks for the message for the group.',
    copies: 'Copies the message.',
    closes: 'Closes the message.',
  },
}

const scriptOf = (language: Language) =>
  readFileSync(resolve(import.meta.dirname, `read-aloud.${language}.txt`), 'utf8').trim()

test('a screen reader announces the weekly job as in the snapshots, in both languages', async ({ browser, server }) => {
  const session = await signInAs(server)
  await seedFicha(server, session)
  for (const language of LANGUAGES) {
    const context = await browser.newContext({
      baseURL: server.url,
      permissions: ['clipboard-read', 'clipboard-write'],
    })
    const page = await context.newPage()
    const script = await doWeeklyJob(page, language)
    await context.close()
    await undoLast(server, session)
    await writeFile(test.info().outputPath(`${language}.txt`), script)
    expect.soft(script, language).toBe(scriptOf(language))
  }
})

/** Does the weekly job with keys only. Returns each step with its announcements. */
async function doWeeklyJob(page: Page, language: Language): Promise<string> {
  const t = textsIn(language)
  const does = STEPS[language]
  const lines: string[] = []
  await startIn(page, language)
  const reader = await ScreenReader.on(page, language)
  const focused = page.locator(':focus')
  const step = async (line: string, act: () => Promise<unknown>, until: () => Promise<unknown>) => {
    await reader.clear()
    await act()
    await until()
    await expect(page.locator('[aria-busy="true"]')).toHaveCount(0)
    // Effects of a change, such as the focus, follow a moment later.
    await page.waitForFunction(() => document.activeElement !== document.body)
    lines.push(`— ${line}`, ...(await reader.announcements()).map((text) => `  ${text.replace(DAY_AND_TIME, '…')}`), '')
  }
  const isOn = (text: string | RegExp) => () => expect(focused).toContainText(text)
  const press = async (name: string | RegExp) => {
    await tabTo(page, name)
    await page.keyboard.press('Enter')
  }
  const chooseReport = async (name: string) => {
    const chooser = page.waitForEvent('filechooser')
    await press(name)
    await (await chooser).setFiles(fixture(REPORT))
  }

  await page.goto(PATHS.signIn)
  // The submit button is disabled until the form is hydrated.
  await expect(page.locator('main [type=submit]')).toBeEnabled()
  await step(
    does.signsIn,
    async () => {
      await page.getByLabel(t('access:document')).focus()
      await page.keyboard.type(ADMIN.nro_documento)
      await page.keyboard.press('Tab')
      await page.keyboard.type(ADMIN.contrasena)
      await page.keyboard.press('Enter')
    },
    () => expect(page.locator('h1:focus')).toBeVisible(),
  )
  await step(
    does.chooses,
    () => chooseReport(t('fichas:loads.action')),
    isOn(t('kit:report.new.juicios', { count: 182, number: 182 })),
  )
  await step(
    does.loads,
    () => press(t('fichas:evaluations.action.apply.juicios')),
    isOn(t('fichas:evaluations.step.done.juicios')),
  )
  await step(
    does.asksUndo,
    () => press(t('fichas:history.undo')),
    () => expect(page.getByRole('alertdialog')).toBeVisible(),
  )
  await step(does.undoes, () => press(t('fichas:history.undo')), isOn(t('fichas:evaluations.step.undone')))
  await step(
    does.choosesAgain,
    () => chooseReport(t('fichas:loads.more')),
    isOn(t('kit:report.new.juicios', { count: 182, number: 182 })),
  )
  await step(
    does.loads,
    () => press(t('fichas:evaluations.action.apply.juicios')),
    isOn(t('fichas:evaluations.step.done.juicios')),
  )
  await step(does.seesMissing, () => press(t('fichas:missing.see')), isOn(String(SEEDED_FICHA)))
  await step(
    does.unfolds,
    () => press(pattern(t('fichas:group.lacks', { name: ANY }))),
    () => expect(page.locator(':focus[aria-expanded="true"]')).toBeVisible(),
  )
  await step(
    does.opensMessage,
    () => press(t('fichas:missing.message.group')),
    () => expect(page.getByRole('dialog')).toBeVisible(),
  )
  await step(
    does.copies,
    () => page.keyboard.press('Enter'),
    () => expect(page.getByText(t('fichas:message.copied'), { exact: true }).first()).toBeVisible(),
  )
  await step(
    does.closes,
    () => page.keyboard.press('Escape'),
    () => expect(page.getByRole('dialog')).toBeHidden(),
  )
  await step(
    does.seesPeople,
    () => press(pattern(`${some(/^/)}${t('fichas:section.apprentices')} ${some(/\d+$/)}`)),
    isOn(String(SEEDED_FICHA)),
  )
  await expect(page.getByRole('main').getByRole('table')).toBeVisible()
  const onOther = (than: string) => () => expect(page.locator('h1:focus')).not.toContainText(than)
  await step(does.opensPerson, () => press(PERSON), onOther(String(SEEDED_FICHA)))
  const first = (await focused.textContent()) ?? ''
  await step(does.goesOn, () => page.keyboard.press('Alt+ArrowDown'), onOther(first))
  await step(does.goesBack, () => page.goBack(), isOn(String(SEEDED_FICHA)))
  return lines.join('\n').trim()
}

/** Presses Tab until an element with this name has the focus. Discards the announcements of the tab stops before it. */
async function tabTo(page: Page, name: string | RegExp) {
  const nameHere = () =>
    page.evaluate(() => {
      const { activeElement: at } = document
      const label = at instanceof HTMLInputElement ? at.labels?.[0] : at
      return (at?.getAttribute('aria-label') ?? label?.textContent ?? '').trim()
    })
  const passed: string[] = []
  for (let stop = 0; stop < MAX_STOPS; stop += 1) {
    const at = await nameHere()
    passed.push(at)
    if (typeof name === 'string' ? at === name : name.test(at)) {
      await page.evaluate(() => {
        const heard = Reflect.get(window, 'heard') as unknown[]
        heard.splice(0, heard.length, document.activeElement)
      })
      return
    }
    await page.keyboard.press('Tab')
  }
  throw new Error(`${name} is not among the tab stops ${passed.map((at) => at.slice(0, 40)).join(' | ')}`)
}

/** Undoes the last import of the seeded ficha through the API. */
async function undoLast(server: Server, session: Session) {
  const path = `/fichas/${SEEDED_FICHA}/importaciones`
  const { importaciones } = await callApi<{ importaciones: { id: number; can: { undo: boolean } }[] }>(server, path, {
    session,
  })
  const last = importaciones.find(({ can }) => can.undo)
  const { method, path: pattern } = undoImport
  if (last)
    await callApi(server, pattern.replace(':nroFicha', String(SEEDED_FICHA)).replace(':id', String(last.id)), {
      session,
      method,
    })
}
