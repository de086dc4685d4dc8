/* global NodeFilter -- In functions that run in the page. */
/** Determines which part of a page a block's image shows. */

/** Size of the images in pixels. */
const WIDTH = 640;
const HEIGHT = 400;

/** Margin around a block, in page pixels. */
const AIR = 24;

/** Blocks up to this height, in page pixels, are shown whole. */
const WHOLE = 360;

/** Smallest page width shown: smaller blocks are not enlarged further. */
const NARROWEST = 240;

/**
 * Hides everything except one block.
 *
 * @param {string} slug The block's folder.
 * @return {Object|null} The bounding box of the first one; null if it is missing.
 */
export function isolate( slug ) {
	const block = document.querySelector( `.wp-block-frontage-${ slug }` );
	if ( ! block ) {
		return null;
	}
	block.dataset.shot = '';
	const style = document.createElement( 'style' );
	style.textContent =
		'*{visibility:hidden;animation:none!important}[data-shot],[data-shot] *{visibility:visible}[data-shot] [hidden]{visibility:hidden}';
	document.head.append( style );
	// Also above and before it there is page that a picture can show.
	document.body.style.translate = '600px 600px';
	block.scrollIntoView();
	const leaves = [ ...block.querySelectorAll( '*' ) ]
		.filter(
			( { childElementCount, tagName } ) =>
				! childElementCount ||
				[ 'svg', 'BUTTON', 'A' ].includes( tagName )
		)
		.map( ( leaf ) => leaf.getBoundingClientRect() );
	// Text beside other elements is in none of its own.
	const texts = document.createTreeWalker( block, NodeFilter.SHOW_TEXT );
	const range = document.createRange();
	while ( texts.nextNode() ) {
		range.selectNodeContents( texts.currentNode );
		leaves.push( range.getBoundingClientRect() );
	}
	const own = block.getBoundingClientRect();
	const inside = leaves.filter(
		( { left, right, width, height } ) =>
			width > 1 && height > 1 && right > own.left && left < own.right
	);
	const boxes = inside.length ? inside : [ own ];
	const least = ( side ) =>
		Math.min( ...boxes.map( ( box ) => box[ side ] ) );
	const most = ( side ) => Math.max( ...boxes.map( ( box ) => box[ side ] ) );
	// Marks in front of lines are no elements.
	const left = least( 'left' ) - own.left < 80 ? own.left : least( 'left' );
	// A frame is none, either.
	const end = Math.min( most( 'right' ), own.right );
	const right = own.right - end < 80 ? own.right : end;
	return {
		x: left + window.scrollX,
		y: least( 'top' ) + window.scrollY,
		width: right - left,
		height: most( 'bottom' ) - least( 'top' ),
	};
}

/**
 * Returns the visible part of the page: as wide as the block, which is centered or starts at the top.
 *
 * @param {{x:number,y:number,width:number,height:number}} box The block's bounding box.
 */
export function around( box ) {
	const tall = box.height + 2 * AIR;
	const width = Math.max(
		box.width + 2 * AIR,
		NARROWEST,
		tall > WHOLE ? 0 : ( tall * WIDTH ) / HEIGHT
	);
	const height = ( width * HEIGHT ) / WIDTH;
	return {
		x: box.x + box.width / 2 - width / 2,
		y:
			box.height + 2 * AIR > height
				? box.y - AIR
				: box.y + box.height / 2 - height / 2,
		width,
		height,
		scale: WIDTH / width,
	};
}

/**
 * Returns the visible viewport as a clip.
 *
 * @param {import('@playwright/test').Page} page
 */
export async function screen( page ) {
	const y = await page.evaluate( () => window.scrollY );
	const { width, height } = page.viewportSize();
	return { x: 0, y, width, height, scale: WIDTH / width };
}
