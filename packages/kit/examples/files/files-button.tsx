import { FilesButton, useHandedFiles } from '@fichero/kit/files'
import { useState } from 'react'

/** The button opens the screen at `to`, which receives the chosen files. Files dropped on other pages arrive there too. */
export function HandedOver() {
  const [names, setNames] = useState<string[]>([])
  useHandedFiles('/ejemplo/cargar', (files) => setNames(files.map(({ name }) => name)))
  return (
    <>
      <FilesButton to="/ejemplo/cargar" label="Cargar reporte" />
      <p>{names.length > 0 ? `Recibidos: ${names.join(', ')}` : 'Ningún archivo todavía.'}</p>
    </>
  )
}
