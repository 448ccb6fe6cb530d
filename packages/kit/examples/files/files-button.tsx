import { FilesButton, useHandedFiles } from '@fichero/kit/files'
import { useState } from 'react'

/** The button leads to the screen at an address; that screen takes the files, also those dropped on any other page. */
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
