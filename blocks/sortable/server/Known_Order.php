<?php
/**
 * @package Frontage
 */

declare( strict_types=1 );

namespace Frontage\Blocks\Sortable;

defined( 'ABSPATH' ) || exit;

/**
 * Shows the order that this browser remembers, as soon as the page is there.
 *
 * Pages are the same for all visitors, so a small script in the page reads the browser's storage. It loads nothing,
 * and does nothing for visitors who have never sorted a list. Also sorts lists that arrive later. Must match
 * `view/memory.ts`.
 */
final class Known_Order {
	/** Beginning of the keys in the browser's storage. */
	public const PREFIX = 'frontage-order-';

	private const SCRIPT = <<<'JS'
(()=>{let known;try{known={...localStorage}}catch{}
if(!Object.keys(known||{}).some(name=>name.startsWith("frontage-order-")))return;
let show=()=>{for(let island of document.querySelectorAll("frontage-island[name=sortable]:not([data-known])")){
let order,list=island.querySelector(".frontage-sortable__list"),at=({dataset:{item}})=>order.indexOf(item)+1||1e9;island.dataset.known="";
try{order=JSON.parse(localStorage[JSON.parse(island.getAttribute("props")).key])}catch{}
if(Array.isArray(order)){list.append(...[...list.children].sort((a,b)=>at(a)-at(b)));list.nextElementSibling.hidden=false}}};
show();new MutationObserver(show).observe(document.body,{childList:true,subtree:true})})()
JS;

	/** Prints the script at the end of the page, once, if it has a list. */
	public static function note(): void {
		if ( false === has_action( 'wp_footer', array( self::class, 'print' ) ) ) {
			add_action( 'wp_footer', array( self::class, 'print' ), 1 );
		}
	}

	/** Prints the script. */
	public static function print(): void {
		wp_print_inline_script_tag( self::SCRIPT );
	}
}
