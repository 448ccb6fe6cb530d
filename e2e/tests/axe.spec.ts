import { expect, test } from '@playwright/test'
import { problemsOf } from '../support/axe'

const pageWith = (color: string) => `<!doctype html><html lang="es"><title>Prueba</title>
<main style="background: #ffffff"><h1>Prueba</h1><p style="color: ${color}">Una frase que alguien debe leer.</p></main>`

for (const [color, problems] of [
  ['#000000', []],
  ['#f4f4f4', [/^color-contrast: p [\s\S]*insufficient color contrast/]],
  ['#ffffff', [/^color-contrast: p [\s\S]*1:1 contrast ratio/]],
] as const)
  test(`text of ${color} on white is ${problems.length === 0 ? 'fine' : 'a problem'}`, async ({ page }) => {
    await page.setContent(pageWith(color))
    expect(await problemsOf(page)).toEqual(problems.map((problem) => expect.stringMatching(problem)))
  })
