import { useFormat } from '@fichero/kit/i18n'
import { useImportChanges } from '@fichero/kit/import'
import { REPORT } from '../report'

/** What the report of a dry run would change, as a heading. */
export function OfASimulation() {
  const { both } = useFormat()
  return <h3>{both(useImportChanges({ ...REPORT, campos: ['fecha_registro'] }))}</h3>
}
