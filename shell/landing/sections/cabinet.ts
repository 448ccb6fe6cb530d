import { html } from '../../documents/html'
import type { Translate } from '../../documents/texts'

/** Labels of the drawers: the first number in each. */
const DRAWERS = ['2601', '2624', '2647', '2670', '2693', '2716', '2739', '2762', '2785', '2808', '2831', '2854']
/** Outcomes of twelve that are not approved. */
const OPEN = [4, 7, 11]
const OUTCOMES = Array.from({ length: 12 }, (_, place) => place + 1)
const BEHIND = ['2739105', '2744871']

/**
 * The cabinet with one open drawer and an invented ficha's card pulled out of it. Decorative: screen readers get its
 * label.
 */
export const cabinet = (t: Translate) => html`<div class="cabinet" role="img" aria-label="${t('cabinet.label')}">
          <div class="drawers">
            ${DRAWERS.map((label) => html`<span class="drawer"><span class="plate">${label}</span></span>`)}
          </div>
          <div class="open-drawer">
            ${BEHIND.map((number, place) => html`<span class="behind behind-${place + 1}"><span class="tab">${number}</span></span>`)}
            <div class="card">
              <span class="tab">2758412</span>
              <span class="card-title">${t('cabinet.program')}</span>
              <span class="card-head">${t('cabinet.head')}</span>
              <span class="outcomes">
                ${OUTCOMES.map((number) => html`<i${OPEN.includes(number) ? '' : html` class="approved"`}></i>`)}
              </span>
              <span class="card-figure"><span>${t('cabinet.figure')}</span><b>${t('cabinet.percentage')} <em>${t('cabinet.band')}</em></b></span>
              <span class="foot"><span></span></span>
            </div>
            <span class="front"><span class="plate">2739 – 2761</span></span>
          </div>
        </div>`
