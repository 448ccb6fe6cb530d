import type { FichaAnswer } from '@fichero/contract/fichas.schema'
import { PATHS, progressLinksPath } from '@fichero/contract/paths'
import type { BrowserContext, Page } from '@playwright/test'
import { expectAccessibleInBothThemes } from '../support/axe'
import { inOne } from '../support/languages'
import { SEEDED_FICHA } from '../support/seed-ficha'
import { callApi } from '../support/session.mjs'
import { startIn } from '../support/start-in'
import { expect, test } from '../support/test'
import { textsIn } from '../support/texts'

/** Maximum size of everything that the page transfers until it shows the progress, in bytes. */
const BUDGET = 100_000

/** Opens an address on a phone without a session, and counts the bytes of its answers. */
async function openOnPhone(context: BrowserContext, address: string) {
  const page = await context.newPage()
  await page.setViewportSize({ width: 390, height: 844 })
  let bytes = 0
  const network = await context.newCDPSession(page)
  await network.send('Network.enable')
  network.on('Network.loadingFinished', ({ encodedDataLength }) => {
    bytes += encodedDataLength
  })
  await page.goto(address)
  return { page, transferred: () => bytes }
}

/** The form of a ficha that ends so late that its links work whenever the test runs. */
const lasting = (ficha: FichaAnswer) => ({
  idJefeFicha: ficha.id_jefe_ficha,
  idProgramaFormacion: ficha.id_programa_formacion,
  jornada: ficha.jornada,
  fechaInicioLectiva: ficha.fecha_inicio_lectiva,
  fechaFinLectiva: ficha.fecha_fin_lectiva,
  fechaFinFicha: '2099-12-31',
})

for (const language of inOne('es')) {
  const t = textsIn(language)
  const enter = async (page: Page, digits: string) => {
    await page.getByLabel(t('own-progress:digits')).fill(digits)
    await page.getByRole('button', { name: t('own-progress:open') }).click()
  }

  test(`a head makes the links of a ficha, and an apprentice reads her progress until hers is revoked (${language})`, async ({
    page,
    browser,
    server,
    seeded: session,
  }) => {
    await startIn(page, language)
    const address = `/fichas/${SEEDED_FICHA}`
    const ficha = await callApi<FichaAnswer>(server, address, { session })
    await callApi(server, address, { method: 'PUT', body: lasting(ficha), session })
    const person = ficha.aprendices[0]!
    const name = `${person.nombre} ${person.apellido}`
    await page.goto(progressLinksPath(SEEDED_FICHA))
    await page.getByRole('button', { name: t('fichas:links.makeAll') }).click()
    await expect(page.getByRole('img', { name: t('fichas:links.codeOf', { name }) })).toBeVisible()
    const { pathname, hash } = new URL(
      await page.getByRole('textbox', { name: t('fichas:links.of', { name }) }).inputValue(),
    )
    expect(pathname).toBe(PATHS.ownProgress)

    const context = await browser.newContext({ baseURL: server.url })
    const { page: phone, transferred } = await openOnPhone(context, `${pathname}?lang=${language}${hash}`)
    await expectAccessibleInBothThemes(phone, 'form of the own progress')
    await enter(phone, '0000')
    await expect(phone.getByRole('alert')).toHaveText(t('errors:error.progress_link_unknown'))
    await enter(phone, person.nro_documento.slice(-4))
    await expect(phone.getByRole('heading', { level: 1 })).toHaveText(name)
    await expect(phone.getByRole('main')).toContainText(t('own-progress:ficha', { nro_ficha: SEEDED_FICHA }))
    expect(transferred()).toBeLessThan(BUDGET)
    await expectAccessibleInBothThemes(phone, 'own progress')
    await phone.reload()
    await expect(phone.getByLabel(t('own-progress:digits'))).toHaveValue('')

    await page.getByRole('button', { name: t('fichas:links.revokeOf', { name }) }).click()
    await page
      .getByRole('alertdialog')
      .getByRole('button', { name: t('fichas:links.revokeLink') })
      .click()
    await expect(page.getByText(t('fichas:links.revoked'), { exact: true })).toBeVisible()
    await enter(phone, person.nro_documento.slice(-4))
    await expect(phone.getByRole('alert')).toHaveText(t('errors:error.progress_link_unknown'))
    await context.close()
  })
}
