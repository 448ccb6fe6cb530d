import { call, uploadForm } from '@fichero/kit/api'
import { useMutation, useQueryClient } from '@fichero/kit/data'
import { useState } from 'react'
import { listProgramsQuery } from './list-programs'

export interface CreateProgramInput {
  data: { nombrePrograma: string; totalHoras: number; nivel: string }
  file: File
  /** Creates the program without the rows that cannot be read. */
  parcial: boolean
}

/** `sent` goes from 0 to 1 while the file goes up. */
export function useCreateProgram() {
  const queries = useQueryClient()
  const [sent, setSent] = useState(0)
  const mutation = useMutation({
    mutationFn: ({ data, file, parcial }: CreateProgramInput) => {
      setSent(0)
      const query = parcial ? { parcial } : {}
      return call('createProgram', { form: uploadForm(file, data), query, onProgress: setSent })
    },
    onSuccess: () => queries.invalidateQueries({ queryKey: listProgramsQuery.queryKey }),
  })
  return { ...mutation, sent }
}
