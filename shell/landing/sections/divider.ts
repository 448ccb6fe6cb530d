import { html } from '../../documents/html'

/** A guide card of the cabinet: its tab overlaps the cards behind it. */
export const divider = (label: string) => html`<p class="divider"><span class="tab">${label}</span></p>`
