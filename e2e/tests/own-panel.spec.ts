import type { OwnFichasAnswer, OwnOwedAnswer, ReportCountsAnswer } from '@fichero/contract/dashboard.schema'
import { isInTraining } from '@fichero/contract/enums'
import type { FichaAnswer } from '@fichero/contract/fichas.schema'
import { OLD_REPORT_DAYS } from '@fichero/contract/limits'
import type { OwedAnswer } from '@fichero/contract/owed.schema'
import { fichaPath, missingPath, PATHS } from '@fichero/contract/paths'
import type { Page } from '@playwright/test'
import { expectAccessibleInBothThemes } from '../support/axe'
import { inOne } from '../support/languages'
import { overflowOf } from '../support/overflow'
import { createPerson } from '../support/people'
import { createFicha, importReport, SEEDED_FICHA } from '../support/seed-ficha'
import type { Server } from '../support/server.mjs'
import { callApi, type Session, signInAs, storeSession } from '../support/session.mjs'
import { expect, test } from '../support/test'

const WORDS = {
  es: {
    own: 'Sus fichas',
    of: 'de',
    owes: (count: number) => `Usted debe ${count} juicios en 1 ficha`,
    onlyMine: 'Solo lo que usted debe · ver todo',
    age: (days: number) => `Reporte de hace ${days} días`,
    missing: (of: string) => `${of} con algo pendiente en la ficha ${SEEDED_FICHA}`,
    lacking: (people: number, total: number) => `a ${people} de ${total} aprendices`,
    unreached: /sin correo ni celular$/,
    none: 'No tiene fichas en curso a su cargo',
    loads: 'Los reportes los carga la administración:',
    failed: 'No se pudieron cargar sus fichas',
    retry: 'Reintentar',
    old: (count: number) => `${count} fichas sin reporte de los últimos 30 días`,
    report: 'Último reporte',
    range: (to: number, total: number) => `Mostrando 1-${to} de ${total}`,
  },
  en: {
    own: 'Your fichas',
    of: 'of',
    owes: (count: number) => `You have ${count} judgments outstanding in 1 ficha`,
    onlyMine: 'Only yours · see everything',
    age: (days: number) => `Report from ${days} days ago`,
    missing: (of: string) => `${of} with something missing in ficha ${SEEDED_FICHA}`,
    lacking: (people: number, total: number) => `${people} of ${total} apprentices`,
    unreached: /without email or phone$/,
    none: 'You do not lead any ficha under way',
    loads: 'The administration loads the judgments reports:',
    failed: 'Your fichas could not be loaded',
    retry: 'Try again',
    old: (count: number) => `${count} fichas without a report in the last 30 days`,
    report: 'Last report',
    range: (to: number, total: number) => `Showing 1-${to} of ${total}`,
  },
} as const

/** So far away that no clock comes there. */
const DATES = { fechaInicioLectiva: '2025-01-20', fechaFinLectiva: '2097-07-20', fechaFinFicha: '2098-01-20' }

const speak = (page: Page, language: string) =>
  page.addInitScript((lang) => localStorage.setItem('lang', lang), language)

const section = (page: Page, title: string) =>
  page.locator('section').filter({ has: page.getByRole('heading', { name: title, exact: true, level: 2 }) })

/** Gives the seeded ficha a report, and to the person who owes most by it, as head. Returns a session of theirs. */
async function headWhoOwes(server: Server, admin: Session): Promise<Session> {
  await importReport(server, admin)
  const { fichas } = await callApi<OwedAnswer>(server, `${PATHS.owed}?nroFicha=${SEEDED_FICHA}`, { session: admin })
  const likely = fichas[0]?.resultados.find(({ responsable }) => responsable.fuente === 'evaluador')?.responsable
  const person = await createPerson(server, admin, likely?.documento ?? '')
  const ficha = await callApi<FichaAnswer>(server, `/fichas/${SEEDED_FICHA}`, { session: admin })
  const body = { ...DATES, idJefeFicha: person.nro_documento, idProgramaFormacion: ficha.id_programa_formacion }
  await callApi(server, `/fichas/${SEEDED_FICHA}`, { method: 'PUT', body, session: admin })
  // Two more without a report: one of hers, and one of the administrator.
  const program = ficha.id_programa_formacion
  await createFicha(server, admin, program, { ...DATES, nroFicha: 2888002, idJefeFicha: person.nro_documento })
  await createFicha(server, admin, program, { ...DATES, nroFicha: 2888003 })
  for (const { nro_documento } of ficha.aprendices.filter(({ estado }) => isInTraining(estado)).slice(0, 2)) {
    const path = `/fichas/${SEEDED_FICHA}/aprendices/${nro_documento}`
    await callApi(server, path, { method: 'PUT', body: { celular: '', correo: '' }, session: admin })
  }
  return signInAs(server, person)
}

for (const language of inOne('es')) {
  const words = WORDS[language]

  test(`the panel starts with its reader (${language})`, async ({ browser, page, server, seeded: admin }) => {
    const head = await headWhoOwes(server, admin)
    const ask = <T>(path: string, session = head) => callApi<T>(server, path, { session })
    const { fichas } = await ask<OwnFichasAnswer>('/dashboard/own-fichas')
    const ficha = fichas.find(({ nro_ficha }) => nro_ficha === SEEDED_FICHA)!
    const unreached = fichas.reduce((sum, { sin_contacto }) => sum + sin_contacto, 0)
    const { juicios } = await ask<OwnOwedAnswer>('/dashboard/owed')
    expect(Math.min(juicios, ficha.con_faltantes, unreached)).toBeGreaterThan(0)

    const opened = async (session: Session) => {
      const own = await (await browser.newContext({ baseURL: server.url, reducedMotion: 'reduce' })).newPage()
      await speak(own, language)
      await storeSession(own, session)
      await own.goto(PATHS.dashboard)
      return own
    }

    await test.step('a head sees her fichas before the figures of the centre', async () => {
      const own = await opened(head)
      const mine = section(own, words.own)
      await expect(mine.getByRole('link', { name: String(SEEDED_FICHA) }).first()).toHaveAttribute(
        'href',
        fichaPath(SEEDED_FICHA),
      )
      const days = ficha.dias_reporte ?? 0
      const age = mine.getByText(words.age(days))
      await expect(age).toBeVisible()
      expect(await age.getAttribute('data-tone')).toBe(days > OLD_REPORT_DAYS ? 'orange' : null)
      await expect(mine.getByText(words.loads)).toBeVisible()
      await expect(own.getByRole('heading', { level: 2 }).first()).toHaveText(words.own)
      await expectAccessibleInBothThemes(own, 'panel of a head')
      await own.setViewportSize({ width: 320, height: 800 })
      expect(await overflowOf(own)).toEqual([])
      await own.setViewportSize({ width: 1280, height: 800 })

      await own.getByRole('link', { name: words.owes(juicios) }).click()
      await expect(own.getByText(words.onlyMine)).toBeVisible()
      await expect(
        own
          .getByRole('main')
          .getByRole('paragraph')
          .filter({ hasText: String(juicios) })
          .first(),
      ).toBeVisible()
      await own.goBack()
      await mine
        .getByRole('link', { name: words.missing(`${ficha.con_faltantes} ${words.of} ${ficha.aprendices}`) })
        .click()
      await expect(own).toHaveURL(missingPath(SEEDED_FICHA))
      await expect(own.getByText(words.lacking(ficha.con_faltantes, ficha.aprendices))).toBeVisible()
      await own.goBack()
      await mine.getByRole('link', { name: words.unreached }).click()
      await expect(own.getByText(words.range(Math.min(10, unreached), unreached))).toBeVisible()
      await own.context().close()
    })

    await test.step('who heads none is told so, and who loads reports; a failure can be retried', async () => {
      const person = await createPerson(server, admin, '52000777')
      const own = await opened(await signInAs(server, person))
      await expect(section(own, words.own).getByText(words.none)).toBeVisible()
      await expect(section(own, words.own).getByText(words.loads).getByRole('link')).toBeVisible()
      await expectAccessibleInBothThemes(own, 'panel of an instructor without fichas')
      const path = '**/api/dashboard/own-fichas'
      await own.route(path, (route) => route.fulfill({ status: 502, body: '' }))
      await own.reload()
      await expect(section(own, words.own).getByText(words.failed)).toBeVisible()
      await own.unroute(path)
      await section(own, words.own).getByRole('button', { name: words.retry }).click()
      await expect(section(own, words.own).getByText(words.none)).toBeVisible()
      await own.context().close()
    })

    await test.step('an administrator sees the reports that wait, and her own fichas after the figures', async () => {
      const { atrasado } = await ask<ReportCountsAnswer>('/dashboard/reports', admin)
      await speak(page, language)
      await page.goto(PATHS.dashboard)
      await expect(section(page, words.own).getByRole('link', { name: '2888003' })).toBeVisible()
      await expect(page.getByRole('heading', { level: 2 }).first()).not.toHaveText(words.own)
      await page.getByRole('link', { name: words.old(atrasado) }).click()
      await expect(page.getByLabel(words.report)).toHaveValue('atrasado')
      await expect(page.getByText(words.range(atrasado, atrasado))).toBeVisible()
    })
  })
}
