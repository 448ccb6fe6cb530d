import { Html, html } from '../documents/html'

interface Logo {
  name: string
  /** SVG shapes in a 24 × 24 box, in the text colour. */
  drawing: string
}

// Our own drawings with one stroke width; none is a trademark.
export const LOGOS: Logo[] = [
  {
    name: 'React',
    drawing:
      '<circle class="ink" cx="12" cy="12" r="1.8"/><ellipse cx="12" cy="12" rx="10" ry="3.8"/><ellipse cx="12" cy="12" rx="10" ry="3.8" transform="rotate(60 12 12)"/><ellipse cx="12" cy="12" rx="10" ry="3.8" transform="rotate(120 12 12)"/>',
  },
  {
    name: 'Module Federation',
    drawing:
      '<rect x="9" y="2.5" width="6" height="6" rx="1.5"/><rect x="2.5" y="15.5" width="6" height="6" rx="1.5"/><rect x="15.5" y="15.5" width="6" height="6" rx="1.5"/><path d="M12 8.5V12m-6.5 3.5V12h13v3.5"/>',
  },
  {
    name: 'TypeScript',
    drawing:
      '<rect x="2.5" y="2.5" width="19" height="19" rx="2.5"/><path d="M6.5 11h6m-3 0v7M18 12.3c-.5-.9-3.8-1.3-3.8.7 0 2.1 4 1.3 4 3.5 0 2.1-3.7 1.9-4.2.6"/>',
  },
  {
    name: 'NestJS',
    drawing:
      '<path d="M4 9c0 8 4 12 8.5 12S20 17.5 20 13.500c0-3-1.5-5-4-6.5.3 1.2 0 2-.8 2.600C14.5 6 11.5 4 8 3c1.5 1.5 1.8 3 1.3 4.200C7.5 6.2 5.5 7 4 9z"/><path d="M12.5 17.500c2.5 0 4-1.5 4-3.5"/>',
  },
  {
    name: 'TypeORM',
    drawing:
      '<rect x="2.5" y="3.5" width="11" height="11" rx="1.5"/><path d="M2.5 7.500h11M7 7.500v7"/><path d="M16.5 9.500h3.500a1.5 1.5 0 0 1 1.5 1.500v8a1.5 1.5 0 0 1-1.5 1.500h-8a1.5 1.5 0 0 1-1.5-1.500v-1.5"/>',
  },
  {
    name: 'MySQL',
    drawing:
      '<ellipse cx="12" cy="5.5" rx="8" ry="3"/><path d="M4 5.500v13c0 1.7 3.6 3 8 3s8-1.3 8-3v-13M4 12c0 1.7 3.6 3 8 3s8-1.3 8-3"/>',
  },
  {
    name: 'SQLite',
    drawing: '<path d="M19.5 3C11 5 7 11 5.5 21c1.5-4 3.5-7 6.5-9.500M19.5 3c.8 6-1 11-6 13.5-1.5.7-3.5 1-5.5.8"/>',
  },
  {
    name: 'Mantine',
    drawing: '<circle cx="12" cy="12" r="9.5"/><path d="M9 7.500c4.5 2.5 4.5 6.5 0 9M8 12h8"/>',
  },
  {
    name: 'Rspack',
    drawing: '<path d="M12 2.500l8.5 4.800v9.400L12 21.500l-8.5-4.800V7.300zM3.5 7.300L12 12l8.5-4.700M12 12v9.5"/>',
  },
  {
    name: 'TanStack Query',
    drawing: '<path d="M20.5 12a8.5 8.5 0 1 1-3-6.500M17.5 2v4h-4"/><circle class="ink" cx="12" cy="12" r="2"/>',
  },
  { name: 'Zod', drawing: '<path d="M5 4h14L7.5 20M10.5 15.500L19 12M7.5 20H19"/>' },
  {
    name: 'Node.js',
    drawing: '<path d="M12 2.500l8.3 4.800v9.400L12 21.500l-8.3-4.800V7.300z"/><path d="M9 16V9.500l6 6V8.5"/>',
  },
]

export const logo = ({ name, drawing }: Logo) =>
  html`<li><svg viewBox="0 0 24 24" width="24" height="24" aria-hidden="true">${new Html(drawing)}</svg>${name}</li>`
