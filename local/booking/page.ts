import type { CalendarDay, CalendarMonth } from './month.ts';

const WEEKDAYS = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'];

/** The content of the page's only script and only style element. */
export interface PageSources {
  readonly script: string;
  readonly style: string;
}

/** The complete page; it loads nothing. */
export function bookingPage(month: CalendarMonth, { script, style }: PageSources): string {
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>15-minute introduction</title>
<link rel="icon" href="data:,">
<style>${style}</style>
</head>
<body>
<main class="booking">
<div class="about">
<p class="company soft">Datum &amp; Beam</p>
<h1>15-minute introduction</h1>
<p class="soft">Pick a day. The times are shown in your own time zone.</p>
</div>
<div>
${calendar(month)}
<section class="times" aria-labelledby="times" hidden><h2 id="times"></h2><ul></ul></section>
<p class="confirmation" role="status"></p>
</div>
</main>
<script>${script}</script>
</body>
</html>
`;
}

function calendar(month: CalendarMonth): string {
  const title = month.firstDay.toLocaleDateString('en-GB', {
    month: 'long',
    year: 'numeric',
    timeZone: 'UTC',
  });
  const head = WEEKDAYS.map((day) => `<th scope="col" abbr="${day}">${day.slice(0, 2)}</th>`).join('');
  const cells = [
    ...Array.from({ length: month.leadingDays }, () => '<td></td>'),
    ...month.days.map((day) => `<td>${dayCell(day, month.firstDay)}</td>`),
  ];
  const weeks = Array.from({ length: Math.ceil(cells.length / 7) }, (_, week) =>
    cells.slice(week * 7, week * 7 + 7).join(''),
  );
  return `<h2 id="month">${title}</h2>
<table aria-labelledby="month">
<thead><tr>${head}</tr></thead>
<tbody>${weeks.map((week) => `<tr>${week}</tr>`).join('\n')}</tbody>
</table>`;
}

function dayCell({ dayOfMonth, times }: CalendarDay, firstDay: Date): string {
  if (times.length === 0) return String(dayOfMonth);
  const date = new Date(firstDay);
  date.setUTCDate(dayOfMonth);
  const label = date.toLocaleDateString('en-GB', {
    weekday: 'long',
    day: 'numeric',
    month: 'long',
    year: 'numeric',
    timeZone: 'UTC',
  });
  const moments = times.map((time) => time.toISOString()).join(' ');
  return `<button type="button" aria-pressed="false" aria-label="${label}" data-times="${moments}">${dayOfMonth}</button>`;
}
