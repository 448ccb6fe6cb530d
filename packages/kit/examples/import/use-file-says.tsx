import { post } from '@fichero/contract/calls/call'
import { FileDrop, useFileSays } from '@fichero/kit/import'
import { TextInput } from '@fichero/kit/ui'
import { useRef, useState } from 'react'
import { answer } from '../../testing/answers'

const readFile = post('/ejemplo/leer', { access: 'authenticated', file: 'required' }).returns<{ nombre: string }>()

export const answers = [answer(readFile, { nombre: 'Taller de redes' })]

/** Choose any spreadsheet: the answer fills in the name, unless the user has typed another name. */
export function FillsAName() {
  const [file, setFile] = useState<File | null>(null)
  const [nombre, setNombre] = useState('')
  const latest = useRef({ nombre })
  latest.current = { nombre }
  const form = { getValues: () => latest.current, setFieldValue: (_: 'nombre', value: string) => setNombre(value) }
  const { read, isReading } = useFileSays(readFile, form, (says) => says)
  return (
    <>
      <FileDrop
        label="Diseño"
        hint="La hoja del ambiente."
        maxBytes={1024 * 1024}
        value={file}
        disabled={isReading}
        onChange={(chosen) => {
          setFile(chosen)
          read(chosen)
        }}
      />
      <TextInput label="Nombre" value={nombre} onChange={({ currentTarget }) => setNombre(currentTarget.value)} />
    </>
  )
}
