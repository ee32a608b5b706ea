/**
 * The schedule, in UTC: minute, hour, day, month, weekday. Jobs that take long have a queue, in which they run one after another, so that
 * mails always find a free worker; under one key a run that is still waiting is not added twice. `fill` makes up for a run that was missed
 * while no worker ran; jobs that run every few minutes need none, because their next run does the same work.
 */
export const CRONTAB = `
* * * * * notify-search-matches ?id=alerts-at-once&max=3&queue=alerts&jobKey=alerts-at-once {"rhythm":"AT_ONCE"}
0 6 * * * notify-search-matches ?id=alerts-daily&max=3&queue=alerts&jobKey=alerts-daily&fill=1d {"rhythm":"DAILY"}
*/10 * * * * notify-price-drops ?max=3&queue=alerts&jobKey=price-drops
30 6 * * * remind-of-inspections ?max=3&queue=alerts&jobKey=inspections&fill=1d
17 * * * * sweep-expired ?max=3&queue=sweeps&jobKey=expired&fill=1h
27 * * * * cancel-overdue-orders ?max=3&jobKey=overdue-orders&fill=1h
*/5 * * * * escalate-requests ?max=3&jobKey=late-requests
7 * * * * run-timed-transitions ?max=3&jobKey=timed-requests&fill=1h
12 * * * * remind-of-appointments ?max=3&queue=alerts&jobKey=appointments&fill=1h
*/10 * * * * fetch-bounces ?max=3&queue=bounces&jobKey=bounces
*/5 * * * * release-expired-reservations ?max=3&queue=sweeps&jobKey=expired-reservations
15 6 * * * remind-of-listings ?max=3&queue=alerts&jobKey=listings&fill=1d
2 * * * * expire-trade-ins ?max=3&jobKey=trade-ins&fill=1h
35 6 * * * remind-of-offers ?max=3&queue=alerts&jobKey=offers&fill=1d
*/5 * * * * mail-missing-deliveries ?max=3&queue=alerts&jobKey=missing-deliveries
47 * * * * sweep-uploads ?max=3&queue=sweeps&jobKey=uploads&fill=1h
*/5 * * * * delete-expired-uploads ?max=3&queue=sweeps&jobKey=expired-uploads
10 1 * * * purge-vehicles ?max=3&queue=sweeps&jobKey=old-vehicles&fill=1d
20 1 * * * purge-price-history ?max=3&queue=sweeps&jobKey=old-prices&fill=1d
30 1 * * * purge-feed-runs ?max=3&queue=sweeps&jobKey=old-feed-runs&fill=1d
40 1 * * 0 purge-photographs ?max=3&queue=sweeps&jobKey=old-photographs&fill=7d
45 1 * * 0 purge-logos ?max=3&queue=sweeps&jobKey=old-logos&fill=7d
20 2 * * * refresh-relevance ?max=3&queue=relevance&jobKey=relevance&fill=1d
15 3 * * * note-garage-values ?max=3&queue=garage-values&jobKey=garage-values&fill=1d
50 2 * * * rate-prices ?id=rate-all-prices&max=3&queue=ratings&jobKey=all-prices&fill=1d {"all":true}
* * * * * rate-prices ?max=3&queue=ratings&jobKey=rate-prices
`
