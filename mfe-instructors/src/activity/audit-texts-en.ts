import { auditTexts } from '@fichero/contract/audit-texts'
import audit from '@fichero/contract/locales/en/audit.json'
import columns from '@fichero/contract/locales/en/columns.json'

export default auditTexts(audit, columns)
