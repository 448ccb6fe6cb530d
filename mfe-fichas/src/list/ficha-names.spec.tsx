/** @jest-environment jsdom */
import es from '../../locales/es.json'
import { fichaCrumbs } from '../detail/ficha-crumbs'
import { useHead } from '../detail/use-head'
import { openPage } from '../testing/open-page'
import { fichaStep } from './ficha-step'

test('the way to a ficha leads over the list of its program', () => {
  expect(fichaCrumbs('Fichas', { nro_ficha: 2_888_001, id_programa_formacion: 4 })).toEqual([
    { label: 'Fichas', to: '/fichas?programId=4' },
    { label: '2888001' },
  ])
})

test('a ficha of a list is called by its number, which leads to it', () => {
  expect(fichaStep({ nro_ficha: 2_888_001 })).toEqual({ to: '/fichas/visualizar/2888001', name: '2888001' })
})

test('the head of a ficha signs for it with name and document', async () => {
  let signer: unknown
  function Page() {
    signer = useHead()({ nombre_jefe_ficha: 'Luz Vega', id_jefe_ficha: '52' })
    return null
  }
  await openPage(Page)
  expect(signer).toEqual({ name: 'Luz Vega', role: es.field.head, document: '52' })
})
