/** Of the landing page's pictures in CSS pixels, as `npm run screens` takes them. */
export const SIZE = { phone: { width: 390, height: 640 }, wide: { width: 1280, height: 760 } }
