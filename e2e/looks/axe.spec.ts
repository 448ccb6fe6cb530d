import { PATHS } from '@fichero/contract/paths'
import { expectAccessibleInBothThemes, problemsOf } from '../support/axe'
import { SEEDED_FICHA } from '../support/seed-ficha'
import { expect, test } from '../support/test'

const pageWith = (color: string) => `<!doctype html><html lang="es"><title>Prueba</title>
<main style="background: #ffffff"><h1>Prueba</h1><p style="color: ${color}">Una frase que alguien debe leer.</p></main>`

test('axe reports text with too little contrast, and text in the colour of its background', async ({ page }) => {
  for (const [color, problems] of [
    ['#000000', []],
    ['#f4f4f4', [/^color-contrast: p [\s\S]*insufficient color contrast/]],
    ['#ffffff', [/^color-contrast: p [\s\S]*1:1 contrast ratio/]],
  ] as const) {
    await page.setContent(pageWith(color))
    expect(await problemsOf(page), color).toEqual(problems.map((problem) => expect.stringMatching(problem)))
  }
})

test('axe finds nothing on five screens, in both themes', { tag: '@main' }, async ({ page, seeded: _ }) => {
  for (const [path, heading] of [
    [PATHS.dashboard, /./],
    // The administrator heads the seeded ficha.
    ['/fichas', /^Sus fichas/],
    [`/fichas/visualizar/${SEEDED_FICHA}`, new RegExp(String(SEEDED_FICHA))],
    [PATHS.instructors, /^Instructores/],
    ['/programs', /^Programas/],
  ] as const) {
    await page.goto(path)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading)
    await expect(page.locator('[data-wait], [aria-busy="true"]')).toHaveCount(0)
    await expectAccessibleInBothThemes(page, path)
  }
})
