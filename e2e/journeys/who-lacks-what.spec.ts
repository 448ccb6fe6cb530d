import { apprenticePath, fichaPath, PATHS } from '@fichero/contract/paths'
import { countPresses } from '../support/count-presses'
import { importReport, SEEDED_FICHA } from '../support/seed-ficha'
import { callApi } from '../support/session.mjs'
import { expect, test } from '../support/test'

test('seeing who lacks what takes one click, and two as a message, a workbook or in print', async ({
  page,
  context,
  server,
  seeded,
}) => {
  await importReport(server, seeded)
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.addInitScript(() => {
    window.print = () => sessionStorage.setItem('printed', 'yes')
  })
  const presses = await countPresses(page)
  const main = page.getByRole('main')
  const open = async () => {
    await page.goto(fichaPath(SEEDED_FICHA))
    await expect(main.getByRole('table')).toBeVisible()
    await presses.restart()
    await main.getByRole('link', { name: /^Lo que falta \d/ }).click()
    await expect(main.getByRole('button', { name: 'Escribir al grupo' })).toBeVisible()
  }
  await open()
  await expect(main.getByText(/^Faltan \d+ resultados/)).toBeVisible()
  expect(await presses.count()).toBe(1)
  await main.getByRole('button', { name: 'Escribir al grupo' }).click()
  await page.keyboard.press('Enter')
  await expect(page.getByText('Copiado', { exact: true }).first()).toBeVisible()
  expect(await presses.count()).toBe(2)
  await open()
  const download = page.waitForEvent('download')
  await main.getByRole('button', { name: 'Exportar a Excel' }).click()
  expect((await download).suggestedFilename()).toBe(`lo-que-falta-ficha-${SEEDED_FICHA}.xlsx`)
  expect(await presses.count()).toBe(2)
  await open()
  await main.getByRole('button', { name: 'Imprimir' }).click()
  await expect.poll(() => page.evaluate(() => sessionStorage.getItem('printed'))).toBe('yes')
  expect(await presses.count()).toBe(2)

  await test.step('a message to one apprentice takes three clicks from the list', async () => {
    await page.goto(fichaPath(SEEDED_FICHA))
    await expect(main.getByRole('table')).toBeVisible()
    await presses.restart()
    await main.getByRole('table').getByRole('link').first().click()
    await main.getByRole('button', { name: /^Escribirle a/ }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Copiar texto', exact: true }).click()
    await expect(page.getByText('Copiado', { exact: true }).first()).toBeVisible()
    expect(await presses.count()).toBe(3)
  })

  await test.step('the next person who lacks something takes one click, and so does going back', async () => {
    await page.goto(fichaPath(SEEDED_FICHA))
    await main.getByRole('table').getByRole('link').first().click()
    const heading = page.getByRole('heading', { level: 1 })
    await expect(heading).not.toHaveText(/^Ficha/)
    const first = (await heading.textContent()) ?? ''
    await presses.restart()
    // If the next person lacks nothing, the last of these links opens the next one who does.
    await page
      .getByRole('link', { name: /^Siguiente/ })
      .last()
      .click()
    await expect(heading).not.toHaveText(first)
    expect(await presses.count()).toBe(1)
    await presses.restart()
    await page.getByRole('link', { name: /^\d+ de \d+/ }).click()
    await expect(page).toHaveURL(new RegExp(`${fichaPath(SEEDED_FICHA)}$`))
    expect(await presses.count()).toBe(1)
  })
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true })

  test('from the dashboard it takes four taps to see what an apprentice lacks, and six to tell her', async ({
    page,
    context,
    server,
    seeded,
  }) => {
    await importReport(server, seeded)
    const { aprendices } = await callApi<{ aprendices: { nro_documento: string; faltan: number | null }[] }>(
      server,
      `/fichas/${SEEDED_FICHA}`,
      { session: seeded },
    )
    const her = aprendices.find(({ faltan }) => faltan)!
    await context.grantPermissions(['clipboard-read', 'clipboard-write'])
    const presses = await countPresses(page)
    const main = page.getByRole('main')
    await page.goto(PATHS.dashboard)
    await expect(page.getByRole('heading', { level: 1, name: 'Hola,' })).toBeVisible()
    await presses.restart()
    await page.getByRole('button', { name: 'Buscar fichas, personas, programas…' }).tap()
    await page.keyboard.type(her.nro_documento)
    await page.getByRole('option', { name: her.nro_documento }).first().tap()
    await expect(page).toHaveURL(new RegExp(apprenticePath(her.nro_documento)))
    const outcome = main.getByRole('row').filter({ hasText: 'Pendiente' }).first()
    await expect(outcome).toBeVisible()
    expect(await presses.count()).toBeLessThanOrEqual(4)
    expect((await outcome.boundingBox())?.y).toBeLessThan(560)
    await main.getByRole('button', { name: /^Escribirle a/ }).tap()
    await page.getByRole('dialog').getByRole('button', { name: 'Copiar texto', exact: true }).tap()
    await expect(page.getByText('Copiado', { exact: true }).first()).toBeVisible()
    expect(await presses.count()).toBeLessThanOrEqual(6)
  })
})
