import { attachment, savedName } from './saved-name.js'

it.each([
  ['with a space stays unchanged', 'Guía 2026.pdf', 'Guía 2026.pdf'],
  ['loses double, leading and trailing spaces', '  Guía   2026.pdf ', 'Guía 2026.pdf'],
  [
    'gets underscores for characters that operating systems forbid',
    'C:\\a/b:c*d?e"f<g>h|i.pdf',
    'C__a_b_c_d_e_f_g_h_i.pdf',
  ],
  ['may have two dots', 'a.b.docx', 'a.b.docx'],
  ['with only an extension gets a name', '.pdf', 'documento.pdf'],
  ['that is empty gets a name', '', 'documento'],
  ['without an extension stays unchanged', 'guia', 'guia'],
  ['of more than 150 characters is cut before its extension', `${'x'.repeat(200)}.pdf`, `${'x'.repeat(146)}.pdf`],
  ['without an extension is cut at 150 characters', 'x'.repeat(200), 'x'.repeat(150)],
  ['keeps at most nine letters of its extension', 'a.extension-without-end', 'a.extension'],
])('a file name %s', (_, original, name) => {
  expect(savedName(original)).toBe(name)
})

it.each([
  ['guia-1_a.pdf', 'guia-1_a.pdf', 'guia-1_a.pdf'],
  ['Guía (ñ).pdf', 'Guia _n_.pdf', 'Gu%C3%ADa%20%28%C3%B1%29.pdf'],
  ["it's*.pdf", 'it_s_.pdf', 'it%27s%2a.pdf'],
  ['тест.pdf', '____.pdf', '%D1%82%D0%B5%D1%81%D1%82.pdf'],
])('the Content-Disposition of "%s" has the name in ASCII and in UTF-8', (name, latin, encoded) => {
  expect(attachment(name)).toBe(`attachment; filename="${latin}"; filename*=UTF-8''${encoded}`)
})
