import { type FakeAnswer, openInFakeShell } from '@fichero/kit/testing/fake-shell'
import { act } from '@testing-library/react'
import { useState } from 'react'
import en from '../../locales/en.json'
import es from '../../locales/es.json'
import { definition } from '../../remote'

/** Opens a form in a fake shell that answers once. `form()` is what its hook returned last. */
export async function openForm<F extends { submitAs(): unknown }>(useForm: () => F, given: FakeAnswer) {
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
  const shell = await openInFakeShell({ definition, texts: { es, en }, pages }, '/instructors', { answers: [given] })
  const submit = () => act(async () => form.submitAs())
  return {
    ...shell,
    form: () => form,
    submit,
    /** Closes the form when the request was sent, before the answer is there. */
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
