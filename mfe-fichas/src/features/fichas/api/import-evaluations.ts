import { call, uploadForm } from '@fichero/kit/api'
import { useMutation, useQueryClient } from '@fichero/kit/data'

export interface ImportEvaluationsRequest {
  nroFicha: number
  file: File
  simular?: boolean
  parcial?: boolean
  forzar?: boolean
  onProgress?: (sent: number) => void
  signal?: AbortSignal
}

function importEvaluations({ nroFicha, file, simular, parcial, forzar, ...rest }: ImportEvaluationsRequest) {
  const query = { simular: simular || undefined, parcial: parcial || undefined, forzar: forzar || undefined }
  return call('importEvaluations', { params: { nroFicha }, query, form: uploadForm(file), ...rest })
}

export function useImportEvaluations() {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: importEvaluations,
    // After a lost connection too: the report may have been applied all the same.
    onSettled: (_answer, _error, { simular }) =>
      simular ? undefined : queries.invalidateQueries({ queryKey: ['fichas'] }),
  })
}
