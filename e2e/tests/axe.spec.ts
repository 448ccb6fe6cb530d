import { expect, test } from '@playwright/test'
import { problemsOf } from '../support/axe'

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
