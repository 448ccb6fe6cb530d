/** @jest-environment jsdom */
import columns from '@fichero/contract/locales/es/columns.json'
import { openPage } from '../../testing/open-page'
import { fichaCrumbs } from '../detail/ficha-crumbs'
import { useHeadSigner } from '../detail/use-head-signer'
import { fichaStep } from './ficha-step'

test('the breadcrumbs of a ficha link to the list of fichas of the same program', () => {
  expect(fichaCrumbs('Fichas', { nro_ficha: 2_888_001, id_programa_formacion: 4 })).toEqual([
    { label: 'Fichas', to: '/fichas?programId=4' },
    { label: '2888001' },
  ])
})

test('the link to the previous or next ficha has the URL and the number of that ficha', () => {
  expect(fichaStep({ nro_ficha: 2_888_001 })).toEqual({ to: '/fichas/visualizar/2888001', name: '2888001' })
})

test('the printed page has name and document number of the ficha’s head below the line for the signature', async () => {
  let signer: unknown
  function Page() {
    signer = useHeadSigner()({ nombre_jefe_ficha: 'Luz Vega', id_jefe_ficha: '52' })
    return null
  }
  await openPage(Page)
  expect(signer).toEqual({ name: 'Luz Vega', role: columns.label.jefe, document: '52' })
})
