import { Html, html } from './html'

// Tabler's outlines, the same as in the app.
const OUTLINES = {
  claro:
    'M8 12a4 4 0 1 0 8 0a4 4 0 1 0 -8 0M3 12h1m8 -9v1m8 8h1m-9 8v1m-6.4 -15.4l.7 .7m12.1 -.7l-.7 .7m0 11.4l.7 .7m-12.1 -.7l-.7 .7',
  oscuro: 'M12 3c.132 0 .263 0 .393 0a7.5 7.5 0 0 0 7.92 12.446a9 9 0 1 1 -8.313 -12.454l0 .008',
  sistema: 'M3 5a1 1 0 0 1 1 -1h16a1 1 0 0 1 1 1v10a1 1 0 0 1 -1 1h-16a1 1 0 0 1 -1 -1v-10M7 20h10M9 16v4M15 16v4',
  menu: 'M4 6l16 0M4 12l16 0M4 18l16 0',
  back: 'M5 12l14 0M5 12l6 6M5 12l6 -6',
  check: 'M5 12l5 5l10 -10',
  calendar:
    'M4 7a2 2 0 0 1 2 -2h12a2 2 0 0 1 2 2v12a2 2 0 0 1 -2 2h-12a2 2 0 0 1 -2 -2l0 -12M16 3l0 4M8 3l0 4M4 11l16 0',
  choose: 'M8 9l4 -4l4 4M16 15l-4 4l-4 -4',
  up: 'M12 5l0 14M18 11l-6 -6M6 11l6 -6',
}

export const icon = (name: keyof typeof OUTLINES) =>
  html`<svg class="icon" viewBox="0 0 24 24" width="18" height="18" aria-hidden="true"><path d="${OUTLINES[name]}"/></svg>`

/** The logo: a card with its tab and a thin progress bar along its bottom. */
export const brand = new Html(
  '<span class="brand"><svg viewBox="0 0 28 24" width="28" height="24" aria-hidden="true"><path class="brand-card" d="M1.5 8V4A2.5 2.5 0 0 1 4 1.5h6A2.5 2.5 0 0 1 12.5 4v1.5H24A2.5 2.5 0 0 1 26.5 8v12A2.5 2.5 0 0 1 24 22.5H4A2.5 2.5 0 0 1 1.5 20z"/><path class="brand-lines" d="M6 11h16M6 14.5h10"/><path class="brand-bar" d="M6 18.5h11"/></svg>Fichero</span>',
)
