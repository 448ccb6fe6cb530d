import { auditTexts } from '@fichero/contract/audit-texts'
import audit from '@fichero/contract/locales/es/audit.json'
import columns from '@fichero/contract/locales/es/columns.json'

export default auditTexts(audit, columns)
