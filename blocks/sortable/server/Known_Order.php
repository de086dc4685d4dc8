<?php
declare( strict_types=1 );

namespace Frontage\Blocks\Sortable;

use Frontage\Domain\Render\Footer_Script;

defined( 'ABSPATH' ) || exit;

/**
 * Shows the order that this browser remembers, as soon as the page is there.
 *
 * Pages are the same for all visitors, so a small script in the page reads the browser's storage. It loads nothing,
 * and does nothing for visitors who have never sorted a list. Also sorts lists that arrive later. Must match
 * `view/memory.ts`.
 */
final class Known_Order {
	use Footer_Script;

	/** Beginning of the keys in the browser's storage. */
	public const PREFIX = 'frontage-order-';

	private const NAME = 'known-order';

	private const SCRIPT = <<<'JS'
let known;try{known={...localStorage}}catch{}
if(!Object.keys(known||{}).some(name=>name.startsWith("frontage-order-")))return;
let show=()=>{for(let island of document.querySelectorAll("frontage-island[name=sortable]:not([data-known])")){
let order,list=island.querySelector(".frontage-sortable__list"),at=({dataset:{item}})=>order.indexOf(item)+1||1e9;island.dataset.known="";
try{order=JSON.parse(localStorage[JSON.parse(island.getAttribute("props")).key])}catch{}
if(Array.isArray(order)){list.append(...[...list.children].sort((a,b)=>at(a)-at(b)));list.nextElementSibling.hidden=false}}};
show();let watch=()=>{show();new MutationObserver(show).observe(document,{childList:true,subtree:true})};
document.readyState==="loading"?addEventListener("DOMContentLoaded",watch):watch()
JS;
}
