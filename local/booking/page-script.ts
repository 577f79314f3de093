/**
 * The page's behaviour: choosing a day shows its times, choosing a time shows the confirmation. Runs in the browser
 * from its own source text, so it must not refer to anything outside the function.
 */
export function runBookingPage(): void {
  const days = document.querySelectorAll<HTMLButtonElement>('button[data-times]');
  const times = document.querySelector<HTMLElement>('.times');
  const heading = times?.querySelector('h2');
  const list = times?.querySelector('ul');
  const confirmation = document.querySelector<HTMLElement>('.confirmation');
  if (!times || !heading || !list || !confirmation) return;

  const zone = Intl.DateTimeFormat().resolvedOptions().timeZone;
  const timeText = (time: Date) => time.toLocaleTimeString('en-GB', { hour: '2-digit', minute: '2-digit' });
  const dayText = (time: Date) =>
    time.toLocaleDateString('en-GB', { weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' });
  const press = (buttons: Iterable<Element>, pressed: Element) => {
    for (const button of buttons) button.setAttribute('aria-pressed', String(button === pressed));
  };

  const showTimes = (day: HTMLButtonElement) => {
    press(days, day);
    confirmation.textContent = '';
    const moments = (day.dataset.times ?? '').split(' ').map((time) => new Date(time));
    heading.textContent = `${day.ariaLabel}, times in ${zone}`;
    list.replaceChildren(...moments.map((time) => timeItem(time, day.ariaLabel ?? '')));
    times.hidden = false;
    list.querySelector('button')?.focus();
  };
  const timeItem = (time: Date, day: string) => {
    const button = document.createElement('button');
    button.type = 'button';
    // In distant time zones a time can fall on the previous or next day.
    const isOtherDay = dayText(time) !== day;
    button.textContent = isOtherDay
      ? `${time.toLocaleDateString('en-GB', { weekday: 'short' })} ${timeText(time)}`
      : timeText(time);
    button.setAttribute('aria-pressed', 'false');
    button.addEventListener('click', () => {
      press(list.querySelectorAll('button'), button);
      confirmation.textContent = `${dayText(time)} at ${timeText(time)} (${zone}). This page is the local stand-in for the online calendar: nothing was booked.`;
    });
    const item = document.createElement('li');
    item.append(button);
    return item;
  };

  for (const day of days) day.addEventListener('click', () => showTimes(day));
}
