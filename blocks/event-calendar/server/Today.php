<?php
declare( strict_types=1 );

namespace Frontage\Blocks\Event_Calendar;

use DateTimeZone;
use Frontage\Base\Html\Html;
use Frontage\Domain\Render\Inline_Script;

defined( 'ABSPATH' ) || exit;

/**
 * Marks today in the browser, because a page from a cache has the mark of the day on which it was printed.
 *
 * A few lines within the page, so that nothing is loaded. If the whole view is over, it has the island wake at once, and its script
 * shows the current one.
 */
final class Today {
	private const SCRIPT = <<<'JS'
let d;
try{d=new Date().toLocaleDateString("sv",{timeZone:"ZONE"})}catch{}
d&&document.querySelectorAll("frontage-island:not([data-state=awake])>.frontage-event-calendar__body").forEach(b=>{
let n=b.dataset.now,i=b.parentNode;
b.querySelectorAll("[data-day]").forEach(e=>e.dataset.day===d?e.ariaCurrent="date":e.removeAttribute("aria-current"));
n&&!n.endsWith(d)&&(i.setAttribute("wake","load"),i.wake?.())})
JS;

	/**
	 * Returns the script, which stands after the view, and leaves calendars alone that their own script has taken over.
	 *
	 * @param DateTimeZone $zone Time zone of the calendar.
	 */
	public static function script( DateTimeZone $zone ): Html {
		// Names of time zones have letters, digits and `/+-_:` only.
		return Inline_Script::html( str_replace( 'ZONE', $zone->getName(), trim( self::SCRIPT ) ) );
	}
}
