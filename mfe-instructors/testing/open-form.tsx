import { type FakeAnswer, openInFakeShell } from '@fichero/kit/testing/fake-shell'
import { act } from '@testing-library/react'
import { useState } from 'react'
import en from '../locales/en.json'
import es from '../locales/es.json'
import { definition } from '../remote'

/** Opens a form in a fake shell with one API response. `form()` returns the latest result of `useForm`. */
export async function openForm<F extends { submitAs(): unknown }>(useForm: () => F, response: FakeAnswer) {
  let form: F
  let close: () => void
  function Form() {
    form = useForm()
    return null
  }
  function Page() {
    const [isOpen, setIsOpen] = useState(true)
    close = () => setIsOpen(false)
    return isOpen ? <Form /> : null
  }
  sessionStorage.clear()
  const pages = { 'list-page': Page }
  const shell = await openInFakeShell({ definition, texts: { es, en }, pages }, '/instructors', { answers: [response] })
  const submit = () => act(async () => form.submitAs())
  return {
    ...shell,
    form: () => form,
    submit,
    /** Closes the form after the request was sent and before the response arrives. */
    submitAndClose() {
      const { fetch } = globalThis
      globalThis.fetch = async (...sent) => {
        close()
        await new Promise((resolve) => setTimeout(resolve))
        return fetch(...sent)
      }
      return submit()
    },
  }
}
