/** The path of the script that reports errors before a page's own script watches; a change of it gets the next number. */
export const EARLY_ERRORS = '/early-errors-v2.js'
