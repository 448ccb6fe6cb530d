import { FormAlert, FormSaved, useMountedRef } from '@fichero/kit/form'
import { Button } from '@fichero/kit/ui'
import { useState } from 'react'

/** It takes the focus, so that who listens hears it at once. */
export function AfterAPress() {
  const [isRefused, setRefused] = useState(false)
  return (
    <>
      {isRefused && (
        <FormAlert color="red" title="No se reservó el ambiente">
          Ya está reservado a esa hora. Elija otra.
        </FormAlert>
      )}
      <Button onClick={() => setRefused(true)}>Reservar ambiente</Button>
    </>
  )
}

/** What was saved is said in place of the form for a moment. */
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
