import { useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';

/** Tells a screen reader the title of the page that a navigation inside the site brought. */
export function RouteAnnouncer() {
  const { pathname } = useLocation();
  const shownPath = useRef(pathname);
  const [title, setTitle] = useState('');
  useEffect(() => {
    if (shownPath.current === pathname) return;
    shownPath.current = pathname;
    setTitle(document.title);
    // A page that is still loading gets its title later.
    const observer = new MutationObserver(() => setTitle(document.title));
    observer.observe(document.head, { childList: true, subtree: true, characterData: true });
    return () => observer.disconnect();
  }, [pathname]);
  return (
    <p className="visually-hidden" aria-live="polite">
      {title}
    </p>
  );
}
