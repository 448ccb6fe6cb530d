import { UploadProgress } from '@fichero/kit/import'
import { Stack } from '@fichero/kit/ui'

/** While the file is sent, while the server reads it, and while the server reports a count. */
export const EachStage = () => (
  <Stack>
    <UploadProgress sent={0.4} />
    <UploadProgress sent={1} />
    <UploadProgress sent={1} work="Guardando los juicios" share={0.6} count="744 de 1240 juicios" />
  </Stack>
)
