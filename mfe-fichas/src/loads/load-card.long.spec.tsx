/** @jest-environment jsdom */
import { waitFor } from '@testing-library/react'
import { absentPerson } from '../../testing/absent'
import { done, FICHA, type LoadOptions, openLoad, planned } from '../../testing/open-load'
import { linksOf, pageText, textOf } from '../../testing/open-pages'
import type { LoadStep } from '../evaluations/load'

const NOTHING = { nuevos: 0, cambiados: 0, sin_cambio: 95 }

test.each<[string, LoadStep, LoadOptions, string]>([
  [
    'a file being sent',
    { name: 'checking', sent: 0.5 },
    { ficha: undefined, kind: undefined },
    'Leyendo el reportejuicios.xlsEnviando… 50 %Detener',
  ],
  [
    'a file being read',
    { name: 'checking', sent: 1 },
    {},
    'Ficha 2888001. Leyendo el reportejuicios.xlsLeyendo el archivo…Detener',
  ],
  [
    'a file that waits',
    { name: 'checking', sent: 1, progress: { ok: true, estado: 'en_curso', etapa: 'espera', hechos: 0, total: 0 } },
    {},
    'Ficha 2888001. Leyendo el reportejuicios.xlsEsperando turno: el servidor está con otros archivos…Detener',
  ],
  [
    'a file that is compared',
    {
      name: 'checking',
      sent: 1,
      progress: { ok: true, estado: 'en_curso', etapa: 'comparacion', hechos: 3, total: 9 },
    },
    {},
    'Ficha 2888001. Leyendo el reportejuicios.xlsComparando con la ficha…Detener',
  ],
  [
    'a file whose ficha is unknown',
    { name: 'unnamed' },
    { ficha: undefined },
    'Falta la fichajuicios.xlsEl archivo no dice de qué ficha es. Escriba su número.ContinuarNo cargar este archivo',
  ],
  [
    'an import that was undone',
    { name: 'undone' },
    {},
    'Ficha 2888001. Deshechajuicios.xlsSe deshizo. El archivo se puede cargar otra vez.',
  ],
  [
    'a plan',
    { name: 'planned', plan: planned({ programa: 'COCINA' }) },
    {},
    'Ficha 2888001. 5 juicios nuevosjuicios.xlsSi carga «juicios.xls»: 5 juicios nuevos. Todavía no se ha guardado nada.Fecha del reporte20/11/2026Ficha2888001ProgramaCOCINASe agregan5Sin cambio95Cargar juiciosNo cargar este archivoQuiénes cambian y en qué',
  ],
  [
    'a plan that changes judgments',
    {
      name: 'planned',
      plan: planned({
        registros: { nuevos: 1, cambiados: 1193, sin_cambio: 0 },
        retirados: 2,
        campos: ['fecha_registro', 'evaluador'],
      }),
    },
    {},
    'Ficha 2888001. 1 juicio nuevo y 1.191 juicios cambiados (fecha de registro e instructor)juicios.xls',
  ],
  [
    'a plan that only changes people',
    { name: 'planned', plan: planned({ registros: NOTHING }) },
    {},
    'Ficha 2888001. Revise qué cambia antes de cargarjuicios.xls',
  ],
  [
    'a plan of a newer report without changes',
    { name: 'planned', plan: planned({ registros: NOTHING, aprendices: null }) },
    {},
    'Ficha 2888001. El reporte no cambia nadajuicios.xls«juicios.xls» no trae nada nuevo: 95 juicios ya estaban así. Todavía no se ha guardado nada.Cárguelo para que conste que la ficha tiene un reporte del 20/11/2026.Fecha del reporte20/11/2026Ficha2888001Sin cambio95Cargar juiciosNo cargar',
  ],
  [
    'a plan of the first report of a ficha that has its apprentices',
    {
      name: 'planned',
      plan: planned({
        primero: true,
        registros: { nuevos: 202, cambiados: 0, sin_cambio: 158 },
        aprendices: { nuevos: 0, cambiados: 0, sin_cambio: 17 },
      }),
    },
    {},
    'Fecha del reporte20/11/2026Ficha2888001Se agregan202Por evaluar158Cargar juicios',
  ],
  [
    'a plan of a first report in which nobody has been judged',
    { name: 'planned', plan: planned({ primero: true, registros: NOTHING, aprendices: null }) },
    {},
    '«juicios.xls» no trae nada nuevo: 95 resultados por evaluar. Todavía no se ha guardado nada.',
  ],
  [
    'a plan of a report that the ficha has',
    { name: 'planned', plan: planned({ registros: NOTHING, aprendices: null, repetido: true }) },
    {},
    'Ficha 2888001. Nada que cargarjuicios.xls«juicios.xls» no trae nada nuevo: 95 juicios ya estaban así.Fecha del reporte20/11/2026Ficha2888001Sin cambio95Listo',
  ],
  [
    'a plan that is too large to store',
    { name: 'planned', plan: planned({}, { id: undefined, kind: 'aprendices' }) },
    {},
    'Sin cambio95Cargar aprendicesNo cargar este archivoEl reporte es muy grande para mostrar aquí quién cambia. Cuando lo cargue, cada cambio quedará en las cargas de la ficha, y la carga se podrá deshacer.',
  ],
  [
    'a plan while a new plan is requested',
    { name: 'planned', plan: planned(), renewing: true },
    {},
    'Cargar juiciosNo cargar este archivoComparando con la ficha…',
  ],
  [
    'judgments being saved',
    {
      name: 'applying',
      plan: planned(),
      progress: { ok: true, estado: 'en_curso', etapa: 'guardado', hechos: 1200, total: 4800 },
    },
    {},
    'Ficha 2888001. Cargando los juiciosjuicios.xlsFecha del reporte20/11/2026Ficha2888001Se agregan5Sin cambio95Guardando los juicios… Puede seguir en otra página: un aviso dirá cómo terminó.1.200 de 4.800 juiciosCargar juiciosNo cargar este archivo',
  ],
  [
    'apprentices being saved',
    { name: 'applying', plan: planned({}, { kind: 'aprendices' }) },
    { kind: 'aprendices' },
    'Ficha 2888001. Cargando los aprendicesjuicios.xlsFecha del reporte20/11/2026Ficha2888001Se agregan5Sin cambio95Guardando los aprendices… Puede seguir en otra página: un aviso dirá cómo terminó.Cargar aprendicesNo cargar',
  ],
  [
    'a lost connection',
    { name: 'unknown', plan: planned() },
    {},
    'Ficha 2888001. Se perdió la conexión mientras se cargabajuicios.xlsNo sabemos si el reporte alcanzó a aplicarse. Consulte la ficha: su último reporte dice si quedó. Cargarlo otra vez no hace daño, porque lo que ya está no se repite.Cargar otra vezConsultar la fichaNo cargar este archivo',
  ],
  [
    'a finished import',
    { name: 'done', report: done() },
    {},
    'Ficha 2888001. Los juicios se cargaron correctamentejuicios.xlsSe cargó «juicios.xls»: 5 juicios nuevos.Se agregan5Sin cambio95Ver lo que faltaListoQuiénes cambian y en qué',
  ],
  [
    'a finished import that changed nothing',
    {
      name: 'done',
      report: done({ id: null, registros: { nuevos: 0, cambiados: 0, sin_cambio: 95 }, aprendices: null }),
    },
    {},
    'Ficha 2888001. El reporte no cambió nadajuicios.xls«juicios.xls» no trae nada nuevo: 95 juicios ya estaban así.Sin cambio95Ver lo que faltaListo',
  ],
])('the card of an import shows the current step: %s', async (_, step, options, text) => {
  await openLoad(step, options)
  await waitFor(() => expect(pageText()).toContain(text))
})

test.each<[string, LoadStep, boolean]>([
  ['is busy while a file is read', { name: 'checking', sent: 1 }, true],
  ['is busy while a plan is applied', { name: 'applying', plan: planned() }, true],
  ['is busy while a new plan is requested', { name: 'planned', plan: planned(), renewing: true }, true],
  ['is not busy while a plan is shown', { name: 'planned', plan: planned() }, false],
])('a card %s', async (_, step, busy) => {
  const { card } = await openLoad(step)
  expect(card.getAttribute('aria-busy')).toBe(String(busy))
  expect(document.getElementById(card.getAttribute('aria-labelledby') ?? '')?.tagName).toBe('H2')
})

test('a finished import links to the missing judgments, lists absent people, and can be dismissed', async () => {
  const personas = [
    absentPerson('1001', { apellido: 'VEGA' }),
    absentPerson('1002', { documento_nuevo: '2002', decision: 'misma', apellido: 'PAZ' }),
  ]
  const report = done({ ausentes: { incompleto: false, propuesto: false, motivo: null, personas } })
  const { container, press, onRemove, unmount, getAllByRole } = await openLoad({ name: 'done', report })
  expect(linksOf(container)).toEqual([['Ver lo que falta', '/fichas/visualizar/2888001/faltantes']])
  expect(pageText()).toContain('Quiénes no estaban en el reporte (2 personas)')
  expect(getAllByRole('listitem').map(textOf)).toEqual([
    'LUZ VEGA CC 1001Quedó FUERA DEL REPORTE.',
    'LUZ PAZ CC 1002Es la misma persona: su número ahora es 2002.',
  ])
  press('Listo')
  expect(onRemove).toHaveBeenCalledTimes(1)
  unmount()
  const people = await openLoad({ name: 'done', report: done({ tipo: 'aprendices' }) }, { kind: 'aprendices' })
  expect(linksOf(people.container)).toEqual([['Abrir la ficha 2888001', '/fichas/visualizar/2888001']])
})

test.each([
  ['juicios', ['Ver lo que falta', 'Abrir la ficha 2888001']],
  ['aprendices', ['Abrir la ficha 2888001']],
] as const)('a ficha created from a file of %s links to the next step', async (tipo, names) => {
  const created = { ok: true, ficha: { nro_ficha: FICHA }, reporte: done({ tipo }) } as never
  const { container } = await openLoad({ name: 'created', answer: created }, { ficha: undefined })
  expect(pageText()).toContain('La ficha se creójuicios.xls')
  expect(linksOf(container).map(([name]) => name)).toEqual(names)
})

test.each([
  [
    'es',
    'Se cargó «juicios.xls»: 202 juicios nuevos. Con sus 17 aprendices.',
    'Se agregan202Por evaluar158',
    /no estaba|Sin cambio/,
  ],
  [
    'en',
    '“juicios.xls” was loaded: 202 new judgments. With its 17 apprentices.',
    'Added202Not judged yet158',
    /was not in|Unchanged/,
  ],
] as const)(
  'a ficha created from a report has apprentices and outcomes that are not judged yet: %s',
  async (language, text, counts, not) => {
    const reporte = done({
      primero: true,
      registros: { nuevos: 202, cambiados: 0, sin_cambio: 158 },
      aprendices: { nuevos: 17, cambiados: 0, sin_cambio: 0 },
    })
    const created = { ok: true, ficha: { nro_ficha: FICHA }, reporte } as never
    await openLoad({ name: 'created', answer: created }, { ficha: undefined, language })
    expect(pageText()).toContain(text)
    expect(pageText()).toContain(counts)
    expect(pageText()).not.toMatch(not)
  },
)
