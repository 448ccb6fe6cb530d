import { FileDrop } from '@fichero/kit/import'
import { useState } from 'react'

/** A file of the wrong type or size is rejected before anything is sent. */
export function OneSpreadsheet() {
  const [file, setFile] = useState<File | null>(null)
  return (
    <FileDrop
      label="Reporte de Juicios Evaluativos"
      hint="El que descarga de SOFIA Plus."
      maxBytes={5 * 1024 * 1024}
      value={file}
      onChange={setFile}
      required
    />
  )
}
