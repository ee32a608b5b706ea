/**
 * What may be a German postal code, known or not: no code begins with 00, 05, 43 or 62, and the first is 01001, the last 99998
 * (Deutsche Post).
 */
export const POSTAL_CODE = /^(?!00|05|43|62|01000|99999)\d{5}$/
