import { attachment, savedName } from './saved-name.js'

it.each([
  ['Guía 2026.pdf', 'Guía 2026.pdf'],
  ['  Guía   2026.pdf ', 'Guía 2026.pdf'],
  ['C:\\a/b:c*d?e"f<g>h|i.pdf', 'C__a_b_c_d_e_f_g_h_i.pdf'],
  ['a.b.docx', 'a.b.docx'],
  ['.pdf', 'documento.pdf'],
  ['', 'documento'],
  ['guia', 'guia'],
  [`${'x'.repeat(200)}.pdf`, `${'x'.repeat(146)}.pdf`],
  ['x'.repeat(200), 'x'.repeat(150)],
  ['a.extension-without-end', 'a.extension'],
])('%s is saved as %s', (original, name) => {
  expect(savedName(original)).toBe(name)
})

it.each([
  ['guia-1_a.pdf', 'guia-1_a.pdf', 'guia-1_a.pdf'],
  ['Guía (ñ).pdf', 'Guia _n_.pdf', 'Gu%C3%ADa%20%28%C3%B1%29.pdf'],
  ["it's*.pdf", 'it_s_.pdf', 'it%27s%2a.pdf'],
  ['тест.pdf', '____.pdf', '%D1%82%D0%B5%D1%81%D1%82.pdf'],
])('a browser is told %s in Latin letters, and as it is', (name, latin, encoded) => {
  expect(attachment(name)).toBe(`attachment; filename="${latin}"; filename*=UTF-8''${encoded}`)
})
