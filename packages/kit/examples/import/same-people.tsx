import { SamePeople } from '@fichero/kit/import'
import { useState } from 'react'
import { REPORT } from '../report'

const CONFLICT = { ...REPORT, rechazos: REPORT.rechazos.map((row) => ({ ...row, code: 'person_conflict' })) }

/** The question is above a report whose rows were rejected because their document numbers are known under other names. */
export function AboveAReport() {
  const [isConfirmed, confirm] = useState(false)
  return <SamePeople report={CONFLICT} isSaid={isConfirmed} onSay={confirm} />
}
