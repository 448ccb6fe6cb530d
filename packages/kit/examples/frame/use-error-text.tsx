import { ConnectionError } from '@fichero/kit/api'
import { useErrorText } from '@fichero/kit/frame'
import { Alert } from '@fichero/kit/ui'

/** For an error that a component displays itself. */
export function InANotice() {
  const errorText = useErrorText()
  return (
    <Alert color="red" title="No se reservó el ambiente">
      {errorText(new ConnectionError())}
    </Alert>
  )
}
