/**
 * How long a poll waits for a change to be on the pages. The promise is a second (decision 014, measured by `npm run bench -- index`);
 * beside other tests one page may take as long as that by itself.
 */
export const SOON = { timeout: 5_000, interval: 50 }
