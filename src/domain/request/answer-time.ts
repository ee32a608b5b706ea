/** A measured answer time is shown from so many requests on. */
export const MIN_MEASURED_REQUESTS = 20

/** Open minutes; a longer answer time is not shown. About three days of opening hours. */
export const MAX_ANSWER_MINUTES = 1_800
