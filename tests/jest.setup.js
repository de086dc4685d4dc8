/** What jsdom has not: it complains when a page is scrolled. */
window.scrollTo = () => undefined;
