import { type Html, html } from '../documents/html'
import { icon } from '../documents/icons'
import type { Translate } from '../documents/texts'

/** A step of a page: the form, or what stands in its place. The script shows another one. */
export const step = (name: string, { title, lead, isFirst = false }: StepHead, content: Html, style = '') =>
  html`<section class="card ${style}" data-step="${name}" aria-labelledby="heading-${name}"${isFirst ? '' : html` hidden`}>
        <h1 id="heading-${name}" tabindex="-1">${title}</h1>
        <p class="lead">${lead}</p>
        ${content}
      </section>`

interface StepHead {
  title: string
  lead: string | Html[]
  isFirst?: boolean
}

interface FieldProps {
  name: string
  label: string
  hint?: string
  /** More attributes. */
  is?: Html
  /** Has a mark that it must be filled in, where not all fields have to be. */
  isMarked?: boolean
  /** At the end of the field. */
  end?: Html
}

const NOTHING = html``

export const field = ({ name, is = NOTHING, end = NOTHING, ...props }: FieldProps) =>
  labelled(
    { name, ...props },
    html`<input id="${name}" name="${name}" required ${is} ${described(name, props.hint)}>${end}`,
  )

export const choice = (props: Pick<FieldProps, 'name' | 'label'>, options: { value: string; label: string }[]) =>
  labelled(
    { ...props, isMarked: true },
    html`<select id="${props.name}" name="${props.name}" required ${described(props.name)}>${options.map(
      ({ value, label }) => html`<option value="${value}">${label}</option>`,
    )}</select><span class="end">${icon('choose')}</span>`,
  )

const described = (name: string, hint?: string) =>
  html`aria-describedby="${hint === undefined ? '' : `${name}-hint `}${name}-problem"`

const labelled = ({ name, label, hint, isMarked = false }: FieldProps, input: Html) => html`<div class="field">
            <label for="${name}">${label}${isMarked ? html`<span class="mark" aria-hidden="true"> *</span>` : ''}</label>
            ${hint === undefined ? '' : html`<p class="hint" id="${name}-hint">${hint}</p>`}
            <div class="input">${input}</div>
            <p class="problem" id="${name}-problem" hidden></p>
          </div>`

interface PasswordProps {
  name: string
  label: string
  hint?: string
  /** Of which password managers know what it is. */
  kind: 'current-password' | 'new-password'
}

export const passwordField = (t: Translate, { kind, ...props }: PasswordProps) =>
  field({
    ...props,
    is: html`type="password" autocomplete="${kind}" spellcheck="false" autocapitalize="none"`,
    end: html`<button class="end toggle" type="button" aria-pressed="false" data-toggles="${props.name}"><span class="if-unpressed">${t('show')}</span><span class="if-pressed">${t('hide')}</span> <span class="hidden">${t('thePassword')}</span></button>`,
  })

/** A date written `dd/mm/yyyy`, or chosen from the browser's calendar, as the kit's `DateField`. */
export const dateField = (t: Translate, props: Pick<FieldProps, 'name' | 'label'>) =>
  field({
    ...props,
    isMarked: true,
    is: html`data-date inputmode="numeric" autocomplete="off" placeholder="${t('kit:date.placeholder')}"`,
    end: html`<button class="end" type="button" aria-label="${t('kit:date.choose')}" data-opens="${props.name}-calendar">${icon('calendar')}</button><input class="calendar" id="${props.name}-calendar" type="date" tabindex="-1" aria-hidden="true">`,
  })

export const documentField = (t: Translate, isMarked = false) =>
  field({
    name: 'nro_documento',
    label: t('document'),
    isMarked,
    is: html`inputmode="numeric" autocomplete="username"`,
  })

/** Enabled by the script: without it nothing could be sent. */
export const submitButton = (text: string) => html`<div class="refusal"></div>
          <div class="submit">
            <button class="button filled wide" type="submit" disabled><span>${text}</span></button>
            <p class="wait" role="status"></p>
          </div>`

/** `method` keeps what was typed out of the address, whatever happens. */
export const form = (
  t: Translate,
  fields: Html,
  style: string,
) => html`<p class="alert orange needs-script">${t('needsScript')}</p>
        <form class="${style}" method="post" novalidate>
          ${fields}
        </form>`

/** A sentence with places that the script fills, as text. */
export const withPlaces = (sentence: string): Html[] =>
  sentence
    .split(/\{\{(\w+)\}\}/)
    .map((part, at) => (at % 2 === 0 ? html`${part}` : html`<span data-given="${part}"></span>`))
