import { getStatus } from '@fichero/contract/calls/status.calls'
import { PATHS } from '@fichero/contract/paths'
import type { StatusAnswer } from '@fichero/contract/status.schema'
import { expectAccessibleInBothThemes } from '../support/axe'
import { createPerson } from '../support/people'
import { callApi, signInAs, storeSession } from '../support/session.mjs'
import { expect, test } from '../support/test'

const CALL = `**/api${getStatus.path}`

test('the page Estado shows administrators the state of the system, and what to do about faults', async ({
  page,
  browser,
  server,
}) => {
  const admin = await signInAs(server)
  const status = await callApi<StatusAnswer>(server, getStatus.path, { session: admin })
  await storeSession(page, admin)
  const verdict = page.getByRole('main').getByRole('status').first()
  const part = (name: string) => page.getByRole('region', { name, exact: true }).first()

  await test.step('everything is fine, and the answering node is listed', async () => {
    await page.goto(PATHS.dashboard)
    await page.getByRole('link', { name: 'Estado', exact: true }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Estado')
    await expect(verdict).toContainText('Todo funciona')
    await expect(part('Nodos').getByRole('row').filter({ hasText: 'En marcha' })).toHaveCount(1)
    await expect(part('Base de datos')).toContainText(status.base?.version ?? 'a version')
  })

  await test.step('a part without an answer does not hide the others, and every fault is a sentence', async () => {
    const fallas: StatusAnswer['fallas'] = [
      { codigo: 'part_silent', params: { parte: 'correo' } },
      { codigo: 'disk_low', params: { libre: 4e8 } },
      { codigo: 'mail_waits', params: { count: 2, desde: '2026-11-26T15:00:00.000Z' } },
    ]
    await page.route(CALL, (route) => route.fulfill({ json: { ...status, correo: null, fallas } }))
    await page.reload()
    await expect(verdict).toContainText('Hay 3 cosas que revisar')
    await expect(verdict).toContainText('No se pudo saber a tiempo: el correo')
    await expect(verdict).toContainText('quedan 381,5 MB')
    await expect(verdict).toContainText('espera desde el 26/11/2026 10:00')
    await expect(part('Correo')).toContainText('No respondió a tiempo')
    await expect(part('Nodos')).toContainText('En marcha')
    await expectAccessibleInBothThemes(page, 'the status with faults')
  })

  await test.step('if no call is answered because the database hangs, the page says so', async () => {
    await page.unroute(CALL)
    await page.route(CALL, () => undefined)
    await page.route('**/api/health/ready', (route) => route.fulfill({ status: 503, json: {} }))
    await page.reload()
    await expect(verdict).toContainText('su base de datos no responde')
  })

  await test.step('a server that no longer answers is not shown as fine', async () => {
    await page.unroute(CALL)
    await page.unroute('**/api/health/ready')
    await page.route('**/api/health/ready', () => undefined)
    await page.reload()
    await expect(verdict).toContainText('El servidor no responde')
    await expect(page.getByText('Todo funciona')).toHaveCount(0)
  })

  await test.step('other users have neither the menu entry nor the page', async () => {
    const context = await browser.newContext({ baseURL: server.url, locale: 'es-CO' })
    await storeSession(context, await signInAs(server, await createPerson(server, admin, '1098700017')))
    const other = await context.newPage()
    await other.goto(PATHS.status)
    await expect(other).toHaveURL(PATHS.dashboard)
    await expect(other.getByRole('link', { name: 'Estado', exact: true })).toHaveCount(0)
    await context.close()
  })
})
