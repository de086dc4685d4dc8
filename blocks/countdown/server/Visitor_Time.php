<?php
declare( strict_types=1 );

namespace Frontage\Blocks\Countdown;

use Frontage\Domain\Render\Footer_Script;

defined( 'ABSPATH' ) || exit;

/**
 * Shows the end of fixed countdowns in the visitor's time zone.
 *
 * Pages are the same for all visitors, so a small script in the page does it, once the page is idle and only for
 * visitors whose clocks differ from the printed time, which stays as the tooltip.
 */
final class Visitor_Time {
	use Footer_Script;

	private const NAME = 'visitor-time';

	private const SCRIPT = <<<'JS'
let show=()=>{for(let time of document.querySelectorAll('.frontage-countdown time[datetime*="-"]')){
let printed=time.dateTime,end=new Date(printed);
if(!time.title&&+end!==+new Date(printed.slice(0,19))){time.title=time.textContent;
time.textContent=end.toLocaleString(document.documentElement.lang||[],{dateStyle:"long",timeStyle:"short"})}}},
soon=()=>(self.requestIdleCallback||setTimeout)(show);
document.readyState==="loading"?addEventListener("DOMContentLoaded",soon):soon()
JS;
}
