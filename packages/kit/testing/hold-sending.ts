import { act } from '@testing-library/react'

/** Delays the next upload until the returned function is called. */
export function holdSending() {
  const { prototype } = globalThis.XMLHttpRequest
  const { send } = prototype
  let arrive: () => void = () => undefined
  prototype.send = function (form) {
    prototype.send = send
    arrive = () => send.call(this, form)
  }
  return () => act(async () => arrive())
}
