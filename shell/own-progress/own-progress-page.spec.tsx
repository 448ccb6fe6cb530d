/** @jest-environment jsdom */
import { LANGUAGES, type Language } from '@fichero/contract/enums'
import type { OwnProgress } from '@fichero/contract/progress-links.schema'
import { waitFor } from '@testing-library/react'
import { renderToStaticMarkup } from 'react-dom/server'
import { I18nextProvider } from 'react-i18next'
import { startTexts } from '../src/documents/start-texts'
import en from './locales/en.json'
import es from './locales/es.json'
import { OwnProgressPage } from './own-progress-page'

const ANSWER: OwnProgress = {
  ok: true,
  nombre: 'LUZ',
  apellido: '<b>ZAPATA</b>',
  nro_ficha: 2888001,
  programa_formacion: 'GESTIÓN DE HUERTAS',
  nivel: 'tecnologo',
  nombre_jefe_ficha: 'Rosa Díaz',
  vence: '2026-08-02',
  fecha_reporte: '2026-05-02',
  resultados_aprobados: 2,
  total_resultados: 6,
  porcentaje_tyt: 33.33,
  banda: 'lejos',
  faltan_para_lista: 3,
  competencias: [
    {
      nombre_competencia: 'SEMBRAR',
      aprobados: 0,
      total: 2,
      faltantes: [
        { nombre_rae: 'PREPARAR EL SUELO', estado: 'pendiente', lo_evalua: 'PEDRO RUIZ' },
        { nombre_rae: 'REGAR {nombre}', estado: 'NO APROBADO', lo_evalua: null },
      ],
    },
    {
      nombre_competencia: 'COSECHAR',
      aprobados: 2,
      total: 4,
      faltantes: [{ nombre_rae: 'RECOGER', estado: 'pendiente', lo_evalua: 'ANA PAZ' }],
    },
  ],
}

const answers = jest.fn<Promise<unknown>, Parameters<typeof fetch>>()
const byId = <T extends HTMLElement>(id: string) => document.getElementById(id) as T
const texts = (selector: string) =>
  Array.from(document.querySelectorAll(`main ${selector}`), ({ textContent }) => textContent?.replace(/\s+/g, ' '))

/** Opens the page with the fragment of a link. */
async function open(fragment = '#the-token', language: Language = 'es') {
  jest.resetModules()
  answers.mockReset()
  Object.assign(window, { fetch: answers, matchMedia: () => ({ matches: false, addEventListener: () => undefined }) })
  localStorage.setItem('lang', language)
  window.history.replaceState(null, '', `/mi-avance${fragment}`)
  document.documentElement.lang = language
  const i18n = await startTexts(language, 'own-progress', { es, en })
  document.body.innerHTML = renderToStaticMarkup(
    <I18nextProvider i18n={i18n}>
      <OwnProgressPage />
    </I18nextProvider>,
  )
  await import('./client')
}

/** Sends the digits, to which the API answers. */
async function send(digits: string, answer: object | Error) {
  if (answer instanceof Error) answers.mockRejectedValue(answer)
  else answers.mockResolvedValue({ json: async () => answer })
  byId<HTMLInputElement>('digits').value = digits
  byId('form').dispatchEvent(new Event('submit', { cancelable: true }))
  await waitFor(() => {
    if (byId<HTMLButtonElement>('open')?.disabled) throw new Error('The request is not answered yet.')
  })
}

test('the page sends the token of the fragment and the digits in a body, and in no address', async () => {
  await open()
  await send(' 5432 ', ANSWER)
  const [[address, request]] = answers.mock.calls as [Parameters<typeof fetch>]
  expect([address, request?.method, request?.body]).toEqual([
    '/api/mi-avance',
    'POST',
    JSON.stringify({ enlace: 'the-token', digitos: '5432' }),
  ])
})

test('the page shows the progress and the missing outcomes by competency, and only as text', async () => {
  await open()
  await send('5432', ANSWER)
  expect(texts('h1')).toEqual(['LUZ <b>ZAPATA</b>'])
  expect(document.activeElement?.tagName).toBe('H1')
  expect(texts('section:first-of-type p')).toEqual([
    '33,33 %',
    '2 de 6 resultados de aprendizaje aprobados',
    'Resultados que faltan para el 75 % de la prueba TyT: 3.',
    'Según el reporte de SOFIA Plus del 02/05/2026.',
  ])
  expect(document.querySelector('progress')?.value).toBe(33.33)
  expect(texts('h3')).toEqual(['SEMBRAR', 'COSECHAR'])
  expect(texts('article > p')).toEqual(['0 de 2 aprobados', '2 de 4 aprobados'])
  expect(texts('li > span')).toEqual([
    ...['PREPARAR EL SUELO', 'Lo evalúa PEDRO RUIZ.'],
    ...['REGAR {nombre}', 'Juicio: no aprobado.'],
    ...['RECOGER', 'Lo evalúa ANA PAZ.'],
  ])
  expect(texts('p').at(-1)).toBe('Este enlace es personal y sirve hasta el 02/08/2026.')
  expect(byId('form')).toBeNull()
})

test('the page in English has English dates and sentences', async () => {
  await open('#the-token', 'en')
  await send('5432', ANSWER)
  expect(texts('section:first-of-type p').at(-1)).toBe('From the report of SOFIA Plus of 2 May 2026.')
})

test.each<[string, Partial<OwnProgress>, string[]]>([
  ['before the first report', { fecha_reporte: null, banda: null, competencias: [] }, [es.noReport]],
  ['with everything approved', { faltan_para_lista: 0, banda: 'lista', competencias: [] }, [es.complete]],
])('%s, the page says so', async (_, changes, sentences) => {
  await open()
  await send('5432', { ...ANSWER, ...changes })
  const shown = texts('p')
  for (const sentence of sentences) expect(shown).toContain(sentence)
  expect(texts('h2')).toEqual([])
})

test.each<[string, Partial<OwnProgress>, boolean]>([
  ['of a tecnólogo program says that the share for the TyT test is reached', { faltan_para_lista: 0 }, true],
  ['of a técnico program does not mention the TyT test', { nivel: 'tecnico' }, false],
])('the page %s', async (_, changes, isReady) => {
  await open()
  await send('5432', { ...ANSWER, ...changes })
  expect(texts('p').includes(es.ready)).toBe(isReady)
  expect(texts('p').some((text) => text?.includes('TyT'))).toBe(isReady)
})

test('the page shows the sentence of a refusal beside the field', async () => {
  await open()
  await send('1111', { ok: false, code: 'progress_link_unknown', msg: 'El enlace no abrió.' })
  expect(byId('error').textContent).toBe('El enlace no abrió.')
  expect(byId('digits').getAttribute('aria-invalid')).toBe('true')
  await send('11', { ok: false, msg: 'Revise.', errors: { digitos: { msg: 'Escriba cuatro dígitos.' } } })
  expect(byId('error').textContent).toBe('Escriba cuatro dígitos.')
  await send('5432', new Error('offline'))
  expect(byId('error').textContent).toBe(es.offline)
})

test('without the token the page asks for the whole link', async () => {
  await open('')
  expect([byId('form').hidden, byId('no-link').hidden]).toEqual([true, false])
})

test.each(LANGUAGES)('the page in %s is not indexed and has no inline styles', async (language) => {
  await open('#the-token', language)
  expect(document.querySelector('meta[name="robots"]')?.getAttribute('content')).toContain('noindex')
  expect(document.querySelectorAll('[style], style, script')).toHaveLength(0)
})
