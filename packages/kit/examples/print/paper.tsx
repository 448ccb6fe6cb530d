import { PageHeader } from '@fichero/kit/frame'
import { FichaReports, Paper, PrintButton, Signature, useAllRows, usePrinting } from '@fichero/kit/print'

const PAGE = {
  filas: ['Ambiente 204', 'Taller de redes'],
  pagination: { currentPage: 1, totalPages: 1, totalItems: 2, itemsPerPage: 20 },
}

/** The button prints only this part, with the centre’s name, the source, the date, the user and lines to sign. */
export const AScreenAsADocument = () => (
  <Paper about="Ambiente 204" report={null}>
    <PageHeader title="Reservas" actions={<PrintButton />} />
    <Rows />
    <FichaReports fichas={[{ nro_ficha: 2888001, ultimo_reporte: null }]} />
    <Signature signer={{ name: 'Ana María Rojas', role: 'Jefe de ficha', document: 'CC 1000000001' }} />
  </Paper>
)

/** The rows of all pages are loaded when the list is printed. */
function Rows() {
  const all = useAllRows(PAGE, { rows: 'filas', page: async () => PAGE, most: 500 })
  const isPrinting = usePrinting()
  return (
    <ul aria-label={isPrinting ? 'Todas las reservas' : 'Reservas de esta página'}>
      {(all ?? PAGE).filas.map((fila) => (
        <li key={fila}>{fila}</li>
      ))}
    </ul>
  )
}
