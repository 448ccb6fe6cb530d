/** Size of the landing page's pictures in CSS pixels, as taken by `npm run screens`. */
export const SIZE = { phone: { width: 390, height: 640 }, wide: { width: 1280, height: 760 } }
