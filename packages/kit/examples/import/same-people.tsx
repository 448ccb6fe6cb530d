import { SamePeople } from '@fichero/kit/import'
import { useState } from 'react'
import { REPORT } from '../report'

const CONFLICT = { ...REPORT, rechazos: REPORT.rechazos.map((row) => ({ ...row, code: 'person_conflict' })) }

/** Above a report that rejects people. */
export function AboveAReport() {
  const [isSaid, say] = useState(false)
  return <SamePeople report={CONFLICT} isSaid={isSaid} onSay={say} />
}
