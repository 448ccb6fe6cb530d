import type { Problems, Typed } from '@fichero/contract/access-rules'

/** What one of the access pages does with its form. */
export interface AccessPage {
  problemsOf(typed: Typed): Problems
  send(typed: Typed): Promise<void>
  /** Called where the API refused, and not because of a field. */
  onRefused?(error: unknown): void
  /** Called when the page begins. */
  onStart?(): void
  /** Called when the document is there, and again when its content has come in the other language. */
  onShown?(): void
}

/** The form of the page. The language has one too, which no step contains. */
export const formOf = () => document.querySelector<HTMLFormElement>('[data-step] form')

export type Field = HTMLInputElement | HTMLSelectElement

export const fieldNamed = (name: string) => formOf()?.elements.namedItem(name) as Field | null

export const fieldsOf = (form: HTMLFormElement) =>
  [...form.elements].filter((one): one is Field => 'name' in one && one.name !== '')
