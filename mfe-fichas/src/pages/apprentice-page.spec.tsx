/** @jest-environment jsdom */
import { getApprentice } from '@fichero/contract/calls/fichas.calls'
import type { RemoteDefinition } from '@fichero/contract/remotes.schema'
import { openInFakeShell, refuse } from '@fichero/kit/testing/fake-shell'
import { fireEvent, waitFor, within } from '@testing-library/react'
import en from '../../locales/en.json'
import es from '../../locales/es.json'
import { definition } from '../../remote'
import { factsOf, linksOf, textOf, textsOf, withPaper } from '../../testing/dom-queries'
import {
  ADDRESS,
  answerApprentice,
  type Changes,
  openApprentice,
  PAGES,
  personOf,
  press,
} from '../../testing/open-apprentice'
import { openPage } from '../../testing/open-page'
import { openPages } from '../../testing/open-pages'
import { useMissingText } from '../apprentice/use-missing-text'
import { useApprenticeState } from '../enrolment/apprentice-state'

const about = withPaper()

test('the page of an apprentice has name, ficha, state and a link to the fichas of the program', async () => {
  const { container, sent, getByRole } = await openApprentice({ aprendiz: { estado: 'APLAZADO' } })
  expect(sent[0]?.url).toBe('/api/fichas/aprendiz/1012345678?ficha=2990024')
  expect(textOf(getByRole('heading', { level: 1 }))).toBe('LUZ SOTO')
  const header = container.querySelector('header')!
  expect(textOf(header)).toContain('Ficha 2990024')
  expect(textOf(header.querySelector('[data-tone]'))).toBe('APLAZADO')
  expect(linksOf(header)).toEqual([
    ['Fichas', '/fichas?programId=4'],
    ['2990024', '/fichas/visualizar/2990024'],
  ])
})

test('every state of SOFIA Plus has a tone, and only untranslated states are marked as Spanish', async () => {
  const tones = {
    green: ['EN FORMACION', 'INDUCCION', 'REINTEGRADO', 'POR CERTIFICAR', 'CERTIFICADO'],
    orange: ['CONDICIONADO', 'APLAZADO'],
    neutral: ['CANCELADO', 'RETIRO VOLUNTARIO', 'SANCIONADO'],
  }
  function States() {
    const renderState = useApprenticeState()
    const states = Object.values(tones).flat()
    return states.map((estado) => <p key={estado}>{renderState(estado)}</p>)
  }
  const { container } = await openPage(States, { language: 'en' })
  const badges = [...container.querySelectorAll<HTMLElement>('[data-tone]')]
  expect(badges.map(({ dataset }) => dataset.tone)).toEqual(
    Object.entries(tones).flatMap(([tone, states]) => states.map(() => tone)),
  )
  expect(textsOf(container, '[lang=es]')).toEqual(['SANCIONADO'])
})

test('the page lists the facts about the person, with links to mail, phone, ficha and program', async () => {
  const { container, getByRole } = await openApprentice({
    aprendiz: { celular: '3001112233', correo: 'luz@x.co', horas_aprobadas: 1234 },
  })
  const facts = getByRole('region', { name: 'Datos del aprendiz' })
  expect(textsOf(facts, 'h2')).toEqual(['Persona', 'Formación', 'Prueba TyT'])
  expect(factsOf(facts)).toEqual([
    ['Documento', '1012345678'],
    ['Tipo de documento', 'Cédula de ciudadanía (CC)'],
    ['Celular', '3001112233'],
    ['Correo', 'luz@x.co'],
    ['Ficha', '2990024'],
    ['Programa', 'Producción agroecológica'],
    ['Nivel', 'Tecnólogo'],
    ['Jornada', 'Mixta'],
    ['Etapa', 'Lectiva'],
    ['Horas aprobadas', '1.234'],
    ['Inscrito', '—'],
    ['Presentó', '—'],
    ['Con certificado', '—'],
  ])
  expect(linksOf(facts)).toEqual([
    ['3001112233', 'tel:3001112233'],
    ['luz@x.co', 'mailto:luz@x.co'],
    ['2990024', '/fichas/visualizar/2990024'],
    ['Producción agroecológica', '/programas/4'],
  ])
  expect(container.querySelector('#other-fichas')).toBeNull()
})

test('the page shows a dash for missing contact data, an unknown document type as sent, and former numbers', async () => {
  const formerNumber = (nro_documento: string) => ({ tipo_documento: 'TI', nro_documento })
  const { container, unmount } = await openApprentice({
    aprendiz: { tipo_documento: 'XX', numeros_anteriores: [formerNumber('5'), formerNumber('6')] },
  })
  expect(factsOf(container).slice(1, 5)).toEqual([
    ['Tipo de documento', 'XX'],
    ['Números anteriores', 'TI 5, TI 6'],
    ['Celular', '—'],
    ['Correo', '—'],
  ])
  unmount()
  const one = await openApprentice({ aprendiz: { numeros_anteriores: [formerNumber('5')] } })
  expect(factsOf(one.container)[2]).toEqual(['Número anterior', 'TI 5'])
})

test('the page links to the pages of the person in other fichas', async () => {
  const others = [
    { nro_ficha: 2888001, programa_formacion: 'COCINA', estado: 'CERTIFICADO' },
    { nro_ficha: 2888002, programa_formacion: 'VIVEROS', estado: 'CANCELADO' },
  ]
  const { getByRole } = await openApprentice({ otras_fichas: others })
  const section = getByRole('region', { name: 'También está en otras fichas:' })
  expect(textsOf(section, 'li')).toEqual(['2888001 COCINA (CERTIFICADO)', '2888002 VIVEROS (CANCELADO)'])
  expect(linksOf(section)).toEqual([
    ['2888001', '/fichas/visualizarEstudiantePage/1012345678?ficha=2888001'],
    ['2888002', '/fichas/visualizarEstudiantePage/1012345678?ficha=2888002'],
  ])
})

/** The fields of a person whose progress is known from a report. */
const known = { sin_banda: null, banda: 'cerca', total_resultados: 80 } as const
const tecnico = { programa_formacion: { nivel: 'tecnico' as const } }
test.each<[string, Changes, string]>([
  ['the ficha has no report', { sin_banda: 'sin_reporte' }, 'La ficha aún no tiene Reporte de Juicios Evaluativos'],
  ['the apprentice has left the ficha', { sin_banda: 'retirado' }, 'Ya no está en esta ficha'],
  [
    'the program has no outcomes',
    { ...known, total_resultados: 0, resultados_aprobados: 0 },
    'El programa aún no tiene resultados',
  ],
  [
    'all outcomes are approved',
    { ...known, resultados_aprobados: 80, faltan_para_lista: 0 },
    'Tiene aprobados todos los resultados',
  ],
  ['a técnico lacks one outcome', { ...known, resultados_aprobados: 79, ...tecnico }, 'Falta 1 resultado por aprobar'],
  [
    'a técnico lacks 30 outcomes',
    { ...known, resultados_aprobados: 50, ...tecnico },
    'Faltan 30 resultados por aprobar',
  ],
  [
    'a tecnólogo has 75 % of the outcomes',
    { ...known, resultados_aprobados: 60, faltan_para_lista: 0 },
    'Ya tiene el 75 % que pide la prueba TyT',
  ],
  [
    'a tecnólogo lacks one outcome for 75 %',
    { ...known, resultados_aprobados: 59, faltan_para_lista: 1 },
    'Falta 1 resultado para el 75 %',
  ],
  [
    'a tecnólogo lacks 10 outcomes for 75 %',
    { ...known, resultados_aprobados: 50, faltan_para_lista: 10 },
    'Faltan 10 resultados para el 75 %',
  ],
])('the text about missing outcomes says that %s', async (_, changes, text) => {
  const { container } = await openPage(() => useMissingText(personOf(changes)))
  expect(textOf(container.querySelector('main'))).toBe(text)
})

test('the page has a section with the progress', async () => {
  const { getByRole } = await openApprentice({ ...known, resultados_aprobados: 60, faltan_para_lista: 0 })
  expect(textOf(getByRole('region', { name: 'Avance' }).querySelector('p'))).toBe(
    'Ya tiene el 75 % que pide la prueba TyT',
  )
})

test('the printed page names the person and the ficha, with lines for the signatures of apprentice and head', async () => {
  const { container } = await openApprentice()
  expect(about()).toBe('LUZ SOTO · CC 1012345678 · Ficha 2990024')
  const foot = container.querySelector('footer')!
  for (const text of [
    'LUZ SOTO',
    'Aprendiz',
    'CC 1012345678',
    'Ingrid Johana Peña Cortés',
    'Jefe de ficha',
    '80101707',
  ])
    expect(textOf(foot)).toContain(text)
})

test('the button exports the data of the person in this ficha', async () => {
  const screen = await openApprentice()
  press(screen, 'Exportar a Excel')
  await waitFor(() =>
    expect(screen.sent.map(({ url }) => url)).toContain(
      '/api/fichas/aprendiz/1012345678/exportacion?ficha=2990024&lang=es',
    ),
  )
})

test('the button beside Print writes to the person about what is missing, with the contact data of the page', async () => {
  const screen = await openApprentice({
    aprendiz: { celular: '3001112233', correo: 'luz@x.co' },
    ficha: { ultimo_reporte: { fecha: '2026-11-20T15:00:00Z', fecha_reporte: '2026-11-14', archivo: 'juicios.xls' } },
  })
  const button = screen.getByRole('button', { name: 'Escribirle a LUZ SOTO' })
  expect(textOf(button.nextElementSibling)).toBe('Imprimir')
  fireEvent.click(button)
  const dialog = within(await screen.findByRole('dialog', { name: 'Escribirle a LUZ SOTO' }))
  expect(dialog.getByRole<HTMLTextAreaElement>('textbox').value).toMatch(
    /^Buen día, Luz:\n\nSegún el reporte de SOFIA Plus del 14\/11\/2026, en la ficha 2990024 le falta 1 resultado:\n\n- Gestionar inglés en el entorno laboral: 1 resultado\n/,
  )
  expect(dialog.getByRole('link', { name: 'Abrir en WhatsApp' }).getAttribute('href')).toMatch(
    /^https:\/\/wa\.me\/573001112233\?text=/,
  )
  fireEvent.click(dialog.getByRole('button', { name: 'Con los resultados' }))
  expect(dialog.getByRole<HTMLTextAreaElement>('textbox').value).toContain(
    '\nGestionar inglés en el entorno laboral\n- Verificar los resultados de inglés\n',
  )
  expect(screen.sent.filter(({ url }) => url.startsWith('/api/fichas'))).toHaveLength(1)
})

test.each([
  ['lacks nothing', 0],
  ['is not in training, or the ficha has no report', null],
])('the page has no button to write to a person who %s', async (_, faltan) => {
  const { queryByText } = await openApprentice({ faltan })
  expect(queryByText('Escribirle')).toBeNull()
})

test('the page renders extensions of other modules for the person in this ficha', async () => {
  const parts: RemoteDefinition['parts'] = [
    { slot: 'apprentice.section', page: 'other', titleKey: 'nav', order: 1, height: 9, access: 'authenticated' },
  ]
  const Other = (props: object) => <p>{JSON.stringify(props)}</p>
  const remote = { definition: { ...definition, parts }, texts: { es, en }, pages: { ...PAGES, other: Other } }
  const screen = await openInFakeShell(remote, ADDRESS, {
    answers: [answerApprentice()],
  })
  expect(await screen.findByText('{"document":"1012345678","nroFicha":2990024}')).toBeTruthy()
})

describe('the page of a person who cannot be shown', () => {
  test.each([
    ['if the API does not find the document number', 404, 'not_found'],
    ['if the API rejects the document number', 400, 'invalid'],
  ])('says that the person does not exist, and links to the search and the fichas, %s', async (_, status, code) => {
    const screen = await openApprentice(
      {},
      [refuse(getApprentice, status, code)],
      '/fichas/visualizarEstudiantePage/99',
    )
    await screen.findByText('No hay ningún aprendiz con el documento «99»')
    expect(screen.sent[0]?.url).toBe('/api/fichas/aprendiz/99')
    expect(screen.getByText(es.notFound.apprenticeHelp)).toBeTruthy()
    expect(textOf(screen.getByRole('heading', { level: 1 }))).toBe('Aprendiz')
    expect(screen.getByRole('button', { name: 'Buscar' })).toBeTruthy()
    expect(linksOf(screen.container)).toEqual([
      ['Fichas', '/fichas'],
      ['Ver las fichas', '/fichas'],
    ])
  })

  test('says that the document number is missing if the URL has none', async () => {
    const screen = await openApprentice({}, [], '/fichas/visualizarEstudiantePage')
    expect(screen.getByText('No se proporcionó un ID de aprendiz')).toBeTruthy()
    expect(screen.getByText(es.apprentice.noIdHelp)).toBeTruthy()
    expect(screen.sent).toEqual([])
  })

  test('shows any other error without saying that the person does not exist', async () => {
    const screen = await openPages(PAGES, ADDRESS, { answers: [refuse(getApprentice, 403, 'forbidden')] })
    expect(await screen.findByText('No se pudieron cargar los datos del aprendiz')).toBeTruthy()
    expect(screen.queryByText(/No hay ningún aprendiz/)).toBeNull()
  })
})
