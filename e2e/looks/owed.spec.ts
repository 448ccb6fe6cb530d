import type { CompetencyMapAnswer } from '@fichero/contract/competency-map.schema'
import type { FichaAnswer } from '@fichero/contract/fichas.schema'
import type { OwedAnswer, OwedByInstructorAnswer } from '@fichero/contract/owed.schema'
import { OWED_AGES, owedAge } from '@fichero/contract/owed-ages'
import { apprenticePath, competencyMapPath, PATHS } from '@fichero/contract/paths'
import { readPdf } from '../support/read-pdf'
import { importReport, SEEDED_FICHA } from '../support/seed-ficha'
import { callApi } from '../support/session.mjs'
import { expect, test } from '../support/test'

test('a map of 48 people is printed completely', async ({ page, server, seeded: session }) => {
  await importReport(server, session)
  const map = await callApi<CompetencyMapAnswer>(server, `/fichas/${SEEDED_FICHA}/mapa`, { session })
  await page.route('**/api/fichas/*/mapa', (route) => route.fulfill({ json: large(map) }))
  await page.goto(competencyMapPath(SEEDED_FICHA))
  await expect(page.getByRole('table').locator('tbody tr')).toHaveCount(48)
  const pages = await readPdf(await page.pdf({ preferCSSPageSize: true }))
  const { aprendices, competencias } = large(map)
  expect(pages.length).toBeLessThanOrEqual(3)
  // A line for each person, and each page wide enough for all competencies.
  const text = pages.map((one) => one.text).join(' ')
  expect(text.split(`${aprendices[0]?.apellido}, ${aprendices[0]?.nombre}`)).toHaveLength(aprendices.length + 1)
  const first = pages[0]?.text.split(' ').filter((word) => word === competencias[0]?.codigo)
  expect(first).toHaveLength(competencias.length)
})

test('what ten instructors have to judge fits on 3,000 px at 1366 px', async ({ page, server, seeded: session }) => {
  await importReport(server, session)
  const path = '/fichas/pendientes/instructores'
  const owed = await callApi<OwedByInstructorAnswer>(server, `${path}?mias=false`, { session })
  const [person] = owed.instructores
  if (!person) throw new Error('Nobody owes a judgment.')
  const instructores = Array.from({ length: 10 }, (_, index) => ({ ...person, clave: String(index) }))
  const pagination = { currentPage: 1, totalPages: 3, totalItems: 30, itemsPerPage: 10 }
  await page.route(`**/api${path}*`, (route) => route.fulfill({ json: { ...owed, instructores, pagination } }))
  await page.setViewportSize({ width: 1366, height: 768 })
  await page.goto(`${PATHS.owed}?mias=false`)
  await expect(page.locator('main section[aria-labelledby]')).toHaveCount(10)
  expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBeLessThanOrEqual(3000)
})

test('the columns of the chart are in proportion to the judgments by age, and one of them filters the list', async ({
  page,
  server,
  seeded: session,
}) => {
  await importReport(server, session)
  const { fichas } = await callApi<OwedAnswer>(server, '/fichas/pendientes?mias=false&limit=100', { session })
  const outcomes = fichas.flatMap(({ resultados }) => resultados)
  const counts = OWED_AGES.map((age) =>
    outcomes.filter(({ dias }) => owedAge(dias) === age).reduce((sum, { personas }) => sum + personas, 0),
  )
  const most = Math.max(...counts)
  expect(most).toBeGreaterThan(0)
  await page.goto(`${PATHS.owed}?mias=false`)
  const columns = page.locator('section:has(#antiguedad)').getByRole('link')
  await expect(columns).toHaveCount(counts.length)
  const bars = await columns.evaluateAll((all) =>
    all.map((one) => one.lastElementChild?.getBoundingClientRect().height),
  )
  const highest = Math.max(...bars.map(Number))
  for (const [index, count] of counts.entries()) {
    await expect(columns.nth(index)).toContainText(String(count))
    expect(Math.abs(Number(bars[index]) - (count / most) * highest)).toBeLessThan(1)
  }
  await columns.nth(counts.indexOf(most)).click()
  const chosen = outcomes.filter(({ dias }) => owedAge(dias) === OWED_AGES[counts.indexOf(most)])
  await expect(page.locator('main section[aria-labelledby]')).toHaveCount(
    new Set(chosen.map(({ responsable }) => responsable.documento ?? responsable.nombre)).size,
  )
})

test('on a phone, the first missing outcome of an apprentice is within 560 px', async ({
  page,
  server,
  seeded: session,
}) => {
  await importReport(server, session)
  const ficha = await callApi<FichaAnswer>(server, `/fichas/${SEEDED_FICHA}`, { session })
  const person = ficha.aprendices.find(({ faltan }) => (faltan ?? 0) > 0)
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto(apprenticePath(person?.nro_documento ?? '', SEEDED_FICHA))
  const first = page.getByRole('main').getByRole('table').locator('tbody tr').first()
  await expect(first).toBeVisible()
  expect((await first.boundingBox())?.y).toBeLessThanOrEqual(560)
})

/** A map as large as the largest known ficha: 48 people, here in 23 competencies. */
function large(map: CompetencyMapAnswer): CompetencyMapAnswer {
  const [competency] = map.competencias
  const [person] = map.aprendices
  if (!competency || !person) throw new Error('The map is empty.')
  const competencias = Array.from({ length: 23 }, (_, id) => ({ ...competency, id, resultados: 12, faltan: 500 - id }))
  const aprobados = competencias.map(({ id }) => id % 13)
  const aprendices = Array.from({ length: 48 }, (_, index) => ({
    ...person,
    nro_documento: String(1_000_000 + index),
    nombre: 'MARÍA FERNANDA ALEJANDRA',
    en_formacion: true,
    retirado: false,
    aprobados,
  }))
  return { ...map, competencias, aprendices }
}
