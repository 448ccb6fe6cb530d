import { FormAlert, FormSaved, useMountedRef } from '@fichero/kit/form'
import { Button } from '@fichero/kit/ui'
import { useState } from 'react'

/** The alert takes the focus, so that screen readers announce it at once. */
export function AfterAPress() {
  const [hasFailed, setFailed] = useState(false)
  return (
    <>
      {hasFailed && (
        <FormAlert color="red" title="No se reservó el ambiente">
          Ya está reservado a esa hora. Elija otra.
        </FormAlert>
      )}
      <Button onClick={() => setFailed(true)}>Reservar ambiente</Button>
    </>
  )
}

/** A confirmation replaces the form for a moment. */
export function Saved() {
  const isMounted = useMountedRef()
  const [isSaved, setSaved] = useState(false)
  const close = () => isMounted.current && setSaved(false)
  return isSaved ? (
    <FormSaved title="El ambiente quedó reservado." duration={3000} onClose={close} />
  ) : (
    <Button onClick={() => setSaved(true)}>Reservar ambiente</Button>
  )
}
