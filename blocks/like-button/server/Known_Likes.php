<?php
declare( strict_types=1 );

namespace Frontage\Blocks\Like_Button;

use Frontage\Domain\Render\Footer_Script;

defined( 'ABSPATH' ) || exit;

/**
 * Shows which posts this browser has liked, as soon as the page is there.
 *
 * Pages are the same for all visitors, so a small script in the page reads the browser's storage. It loads
 * nothing, and does nothing for visitors who have never liked anything. Also marks buttons that arrive later, such
 * as those of infinite scroll. Must match `view/memory.ts`.
 */
final class Known_Likes {
	use Footer_Script;

	private const NAME = 'known-likes';

	private const SCRIPT = <<<'JS'
let key=({site,post})=>`frontage-liked-${site}-${post}`,known;try{known={...localStorage}}catch{}
if(!Object.keys(known||{}).some(name=>name.startsWith("frontage-liked-")))return;
let show=()=>{for(let island of document.querySelectorAll("frontage-island[name=like-button]:not([data-known])")){
let props=JSON.parse(island.getAttribute("props")),button=island.querySelector("button");island.dataset.known="";
if(known[key(props)]&&button){button.setAttribute("aria-pressed","true");button.title=props.liked}}};
show();let watch=()=>{show();new MutationObserver(show).observe(document,{childList:true,subtree:true})};
document.readyState==="loading"?addEventListener("DOMContentLoaded",watch):watch()
JS;
}
