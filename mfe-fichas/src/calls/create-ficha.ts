import type { CreateFichaInput } from '@fichero/contract/fichas.schema'
import { call, uploadForm } from '@fichero/kit/api'
import { useMutation, useQueryClient } from '@fichero/kit/data'
import { useState } from 'react'

export interface CreateFichaRequest {
  data: CreateFichaInput
  file: File
  /** Creates the ficha without the rows that cannot be read. */
  parcial: boolean
}

/** `sent` goes from 0 to 1 while the file goes up. */
export function useCreateFicha() {
  const queries = useQueryClient()
  const [sent, setSent] = useState(0)
  const mutation = useMutation({
    mutationFn: ({ data, file, parcial }: CreateFichaRequest) => {
      setSent(0)
      const query = { parcial: parcial || undefined }
      return call('createFicha', { form: uploadForm(file, data), query, onProgress: setSent })
    },
    onSuccess: () => queries.invalidateQueries({ queryKey: ['fichas'] }),
  })
  return { ...mutation, sent }
}
