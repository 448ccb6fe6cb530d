import { createFicha, seedFicha } from '../support/seed-ficha'
import { signInAs } from '../support/session.mjs'
import { expect, test } from '../support/test'

test('a pressed page is marked before its rows come, the next press goes on from it, and Back leads through both', async ({
  page,
  server,
  signedIn: _,
}) => {
  const admin = await signInAs(server)
  await createFicha(server, admin, await seedFicha(server, admin), { nroFicha: 2_888_002 })
  let release = () => {}
  const released = new Promise<void>((resolve) => {
    release = resolve
  })
  await page.route(/\/api\/.*[?&]page=[23]/, async (route) => {
    await released
    await route.continue()
  })
  const pages = page.getByRole('navigation', { name: 'Páginas' })
  const number = (of: number) => pages.getByRole('button', { name: `Página ${of}`, exact: true })
  const next = pages.getByRole('button', { name: 'Siguiente' })
  await page.goto('/fichas/tyt?limit=5')
  await expect(pages).toContainText('Mostrando 1-5 de')
  await next.click()
  await expect(number(2)).toHaveAttribute('aria-current', 'page')
  await expect(pages).toContainText('Mostrando 1-5 de')
  await next.click()
  await expect(number(3)).toHaveAttribute('aria-current', 'page')
  release()
  await expect(pages).toContainText('Mostrando 11-15 de')
  await page.goBack()
  await expect(pages).toContainText('Mostrando 6-10 de')
  await expect(number(2)).toHaveAttribute('aria-current', 'page')
})
