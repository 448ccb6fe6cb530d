/** @jest-environment jsdom */
import { getMissing } from '@fichero/contract/calls/owed.calls'
import { refuse, USER } from '@fichero/kit/testing/fake-shell'
import { fireEvent, waitFor, within } from '@testing-library/react'
import { MISSING } from '../../testing/missing'
import { ADDRESS, openGroups, openMissing } from '../../testing/open-missing'
import { linksOf, pageText, textOf } from '../../testing/open-pages'

const LUZ =
  'VEGA, LUZLe faltan 3 Para el 75 %: 2EscribirleCC 1001 57 de 60 resultados' +
  'COMPETENCIA 1 (2)RESULTADO 10 7110 Lo evalúa: Rita LunaLe falta a 2 de 1.200' +
  'RESULTADO 11 7111 Por asignarLe falta a 1 de 1.200' +
  'COMPETENCIA 2 (1)RESULTADO 20 7120 No aprobadoLo evalúa: Rita LunaLe falta a 1 de 1.200' +
  'VEGA, LUZAprendizDocumento: CC 1001'
const EVA =
  'PAZ, EVALe falta 1 Ya tiene el 75 %EscribirleCC 1002 59 de 60 resultados' +
  'COMPETENCIA 1 (1)RESULTADO 10 7110 Lo evalúa: Otto GilLe falta a 2 de 1.200PAZ, EVAAprendizDocumento: CC 1002'

test.each([
  ['without a query', '', [LUZ, EVA]],
  [
    'by outcome',
    '?vista=resultado',
    [
      'RESULTADO 102 de 1.200COMPETENCIA 1 · 7110Lo evalúa: Rita LunaVEGA, LUZLo evalúa: Otto GilPAZ, EVA',
      'RESULTADO 111 de 1.200COMPETENCIA 1 · 7111Por asignarVEGA, LUZ',
      'RESULTADO 201 de 1.200COMPETENCIA 2 · 7120Lo evalúa: Rita LunaVEGA, LUZ (No aprobado)',
    ],
  ],
  [
    'by instructor',
    '?vista=instructor',
    [
      'Rita Luna1 por evaluar 1 no aprobadoEscribirleLo dice el reporte · ' +
        'Hace 40 días se evaluó al primeroCOMPETENCIA 1RESULTADO 10 7110VEGA, LUZ' +
        'COMPETENCIA 2RESULTADO 20 7120VEGA, LUZ (No aprobado)Rita LunaInstructor que evalúaDocumento: 20',
      'Otto Gil1 por evaluar EscribirleYa evaluó a los compañeros · ' +
        'Hace 40 días se evaluó al primeroCOMPETENCIA 1RESULTADO 10 7110PAZ, EVAOtto GilInstructor que evalúaDocumento:',
      'Por asignar1 por evaluar El reporte no dice quién evalúa. Consulte con el jefe de ficha, Ana Rojas.' +
        'COMPETENCIA 1RESULTADO 11 7111VEGA, LUZ',
    ],
  ],
  ['of apprentices close to 75 %', '?cerca=1', [LUZ]],
  ['of one apprentice', '?aprendiz=1002', [EVA]],
  [
    'of one competency',
    '?vista=resultado&competencia=2',
    ['RESULTADO 201 de 1.200COMPETENCIA 2 · 7120Lo evalúa: Rita LunaVEGA, LUZ (No aprobado)'],
  ],
  [
    'of one outcome',
    '?vista=resultado&resultado=11',
    ['RESULTADO 111 de 1.200COMPETENCIA 1 · 7111Por asignarVEGA, LUZ'],
  ],
  ['of an unknown view', '?vista=otra', [LUZ, EVA]],
])('the groups %s are listed with their lines, the largest first', async (_, query, texts) => {
  const { groups } = await openGroups(query)
  await waitFor(() => expect(groups().map(textOf)).toEqual(texts))
})

test('groups mention neither the TyT test for técnicos nor days if the date is unknown', async () => {
  const resultados = MISSING.resultados.map((outcome) => ({ ...outcome, dias: null }))
  const { groups, queryByRole, unmount } = await openGroups('', { nivel: 'tecnico' })
  expect(textOf(groups()[1])).toMatch(/^PAZ, EVALe falta 1 EscribirleCC 1002/)
  expect(queryByRole('navigation', { name: 'De quiénes' })).toBeNull()
  unmount()
  const { groups: owed } = await openGroups('?vista=instructor', { resultados })
  expect(textOf(owed()[0])).toContain('Lo dice el reporteCOMPETENCIA 1')
})

test('the head of the ficha is not told to ask the head', async () => {
  const { groups } = await openGroups('?vista=instructor', { id_jefe_ficha: USER.nro_documento })
  expect(textOf(groups()[2])).toContain('Usted es jefe de ficha: pregunte quién dicta la competencia')
})

test('the names of people are links, and so is the number of others who lack an outcome', async () => {
  const { list, unmount } = await openGroups()
  const PERSON = '/fichas/visualizarEstudiantePage'
  expect(linksOf(list)).toEqual([
    ['VEGA, LUZ', `${PERSON}/1001?ficha=2888001`],
    ['Le falta a 2 de 1.200', `${ADDRESS}?vista=resultado&resultado=10`],
    ['Le falta a 1 de 1.200', `${ADDRESS}?vista=resultado&resultado=11`],
    ['Le falta a 1 de 1.200', `${ADDRESS}?vista=resultado&resultado=20`],
    ['PAZ, EVA', `${PERSON}/1002?ficha=2888001`],
    ['Le falta a 2 de 1.200', `${ADDRESS}?vista=resultado&resultado=10`],
  ])
  unmount()
  const { list: byOutcome } = await openGroups('?vista=resultado&competencia=1')
  expect(linksOf(byOutcome)).toEqual([
    ['VEGA, LUZ', `${PERSON}/1001?ficha=2888001`],
    ['PAZ, EVA', `${PERSON}/1002?ficha=2888001`],
    ['VEGA, LUZ', `${PERSON}/1001?ficha=2888001`],
  ])
})

test.each([
  [
    'all totals',
    {},
    'Faltan 4 resultados a 2 de 1.200 aprendices en formación. Por evaluar: 3. No aprobados: 1.Según el reporte del 14/11/2026.',
  ],
  [
    'no judgments NO APROBADO if there are none',
    { totales: { ...MISSING.totales, con_faltantes: 1100, faltan: 1300, pendientes: 1300, no_aprobados: 0 } },
    'Faltan 1.300 resultados a 1.100 de 1.200 aprendices en formación. Según el reporte del 14/11/2026.',
  ],
  [
    'how many people are not in training',
    {
      totales: { ...MISSING.totales, faltan: 1, no_aprobados: 0 },
      fuera_de_formacion: [
        { estado: 'CANCELADO', personas: 2 },
        { estado: 'OTRO ESTADO', personas: 1 },
      ],
      ultimo_reporte: { ...MISSING.ultimo_reporte!, fecha_reporte: null },
    },
    'Falta 1 resultado a 2 de 1.200 aprendices en formación. Según el reporte del 20/11/2026. No se cuentan 3 personas que no están en formación: CANCELADO (2), OTRO ESTADO (1).',
  ],
])('the summary shows %s', async (_, changes, text) => {
  await openGroups('', changes)
  const end = text.includes('CANCELADO') ? '' : 'Escribir a los 2Escribir al grupo'
  expect(pageText()).toContain(`Lo que falta${text}`.trim())
  expect(pageText()).toContain(`${text} ${end}`.trim())
})

test('grouping and filters are stored in the URL, and links change them', async () => {
  const { getByRole, address, groups } = await openGroups('?vista=resultado&cerca=1')
  const nav = (name: string) => getByRole('navigation', { name })
  expect(linksOf(nav('Cómo se agrupa'))).toEqual([
    ['Por aprendiz', `${ADDRESS}?cerca=1`],
    ['Por resultado', `${ADDRESS}?vista=resultado&cerca=1`],
    ['Por instructor', `${ADDRESS}?vista=instructor&cerca=1`],
  ])
  expect(linksOf(nav('De quiénes'))).toEqual([
    ['Todos (2)', `${ADDRESS}?vista=resultado`],
    ['A 3 o menos del 75 % (1)', `${ADDRESS}?vista=resultado&cerca=1`],
  ])
  expect(within(nav('Cómo se agrupa')).getByRole('link', { current: 'page' }).textContent).toBe('Por resultado')
  expect(textOf(within(nav('De quiénes')).getByRole('link', { current: 'page' }))).toBe('A 3 o menos del 75 % (1)')
  fireEvent.click(within(nav('De quiénes')).getByRole('link', { name: 'Todos (2)' }))
  await waitFor(() => expect(address()).toBe(`${ADDRESS}?vista=resultado`))
  expect(within(nav('De quiénes')).getByRole('link', { current: 'page' }).textContent).toBe('Todos (2)')
  await waitFor(() => expect(groups()).toHaveLength(3))
})

test.each([
  ['filtered by closeness to 75 %', '?cerca=1', 'A 3 o menos del 75 % (1)', false],
  ['filtered by apprentice', '?aprendiz=1002', 'Solo una parte de lo que falta', true],
  [
    'filtered by closeness and outcome',
    '?cerca=1&resultado=10',
    'A 3 o menos del 75 % (1) · Solo una parte de lo que falta',
    true,
  ],
  ['filtered by competency', '?competencia=1', 'Solo una parte de lo que falta', true],
  ['without a filter', '', undefined, false],
])('print names the filters, and a link removes the filters: %s', async (_, query, text, isNarrow) => {
  const { container, queryByRole } = await openGroups(query)
  const printed = container.querySelector('#main section p[data-paper-only]:not(ul *)')
  expect(printed ? textOf(printed) : undefined).toBe(text)
  const all = queryByRole('link', { name: 'Solo una parte · ver todo' })
  expect(all?.getAttribute('href')).toBe(
    isNarrow ? `${ADDRESS}${query.includes('cerca') ? '?cerca=1' : ''}` : undefined,
  )
})

test('the filter by closeness to the TyT test is offered only if somebody is close', async () => {
  const aprendices = MISSING.aprendices.map((person) => ({ ...person, faltan_para_lista: 0 }))
  const { queryByRole } = await openGroups('', { aprendices })
  expect(queryByRole('navigation', { name: 'De quiénes' })).toBeNull()
})

test('a filter that finds nobody offers a link to all people', async () => {
  const { findByRole, findByText, queryByRole } = await openMissing(
    '?vista=resultado&cerca=1&aprendiz=1002&resultado=10',
  )
  expect(await findByText('Nadie coincide con lo que eligió')).toBeTruthy()
  const all = await findByRole('link', { name: 'Mostrar todo' })
  expect(all.getAttribute('href')).toBe(`${ADDRESS}?vista=resultado`)
  expect(queryByRole('button', { name: 'Cerrar todo' })).toBeNull()
})

const nothing = { ...MISSING.totales, faltan: 0 }
test.each([
  [
    'nothing is missing',
    { totales: nothing },
    'No falta nadaQuienes están en formación tienen aprobados todos los resultados del programa.',
  ],
  [
    'there is no report',
    { totales: nothing, ultimo_reporte: null },
    'Esta ficha aún no tiene Reporte de Juicios EvaluativosAquí estará lo que le falta a cada aprendiz y quién lo evalúa. Llega con el Reporte de Juicios Evaluativos que se carga en la ficha.',
  ],
])('the page says that %s', async (_, changes, text) => {
  const { queryByRole } = await openMissing('', changes)
  await waitFor(() => expect(pageText()).toContain(`Lo que falta${text}`))
  expect(queryByRole('button', { name: 'Escribir al grupo' })).toBeNull()
})

test('the page reports that the missing outcomes could not be loaded', async () => {
  const { findByText } = await openMissing('', {}, { answers: [refuse(getMissing, 403, 'forbidden')] })
  expect(await findByText('No se pudo cargar lo que falta')).toBeTruthy()
})

test('groups open and close one by one or all at once', async () => {
  const { groups, getByRole, unmount } = await openGroups('?vista=resultado')
  const toggle = getByRole('button', { name: 'RESULTADO 11', expanded: true })
  expect(toggle.getAttribute('aria-controls')).toBe(groups()[1]?.querySelector('h4')?.closest('[id]')?.id)
  fireEvent.click(toggle)
  expect(textOf(groups()[1])).toBe('RESULTADO 111 de 1.200COMPETENCIA 1 · 7111')
  expect([toggle.getAttribute('aria-expanded'), toggle.getAttribute('aria-controls')]).toEqual(['false', null])
  expect(textOf(groups()[0])).toContain('Rita Luna')
  fireEvent.click(getByRole('button', { name: 'Abrir todo' }))
  expect(textOf(groups()[1])).toContain('VEGA, LUZ')
  fireEvent.click(getByRole('button', { name: 'Cerrar todo' }))
  expect(groups().map((group) => group.querySelector('h4'))).toEqual([null, null, null])
  unmount()
  const people = await openGroups()
  fireEvent.click(people.getByRole('button', { name: 'Lo que le falta a PAZ, EVA', expanded: true }))
  expect(textOf(people.groups()[1])).toBe('PAZ, EVALe falta 1 Ya tiene el 75 %Escribirle')
})

test('the button exports all missing outcomes', async () => {
  const { getByRole, sent } = await openGroups()
  fireEvent.click(getByRole('button', { name: 'Exportar a Excel' }))
  await waitFor(() =>
    expect(sent.map(({ url }) => url)).toContainEqual(
      expect.stringMatching(/^\/api\/fichas\/2888001\/faltantes\/exportacion\?/),
    ),
  )
})

test('the page is translated into English', async () => {
  const { groups } = await openGroups('?vista=instructor', {}, { language: 'en' })
  expect(textOf(groups()[2])).toMatch(/^To be assigned.*The report does not say who evaluates/)
})
