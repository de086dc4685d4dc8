/* global Node -- In functions that run in the page. */
/** What of a page a block's picture shows. */

/** Of the pictures, in pixels. */
export const WIDTH = 640;
const HEIGHT = 400;

/** Around a block, in pixels of the page. */
const AIR = 24;

/** Small blocks are not blown up further than to this width of the page. */
const NARROWEST = 240;

/**
 * Hides everything but one block.
 *
 * @param {{slug:string,title:string}} what The block's folder and the heading above it.
 * @return {Object|null} What the block fills; null if it is not there.
 */
export function isolate( { slug, title } ) {
	const heading = [ ...document.querySelectorAll( 'main h2' ) ].find(
		( { textContent } ) => textContent === title
	);
	const blocks = document.querySelectorAll( `.wp-block-frontage-${ slug }` );
	const block = [ ...blocks ].find(
		( one ) =>
			! heading ||
			heading.compareDocumentPosition( one ) ===
				Node.DOCUMENT_POSITION_FOLLOWING
	);
	if ( ! block ) {
		return null;
	}
	block.dataset.shot = '';
	const style = document.createElement( 'style' );
	style.textContent =
		'*{visibility:hidden;animation:none!important}[data-shot],[data-shot] *{visibility:visible}[data-shot] [hidden]{visibility:hidden}';
	document.head.append( style );
	block.scrollIntoView();
	const leaves = [ ...block.querySelectorAll( '*' ) ]
		.filter(
			( { childElementCount, tagName } ) =>
				! childElementCount || tagName === 'svg'
		)
		.map( ( leaf ) => leaf.getBoundingClientRect() )
		.filter( ( { width, height } ) => width && height );
	const own = block.getBoundingClientRect();
	const inside = leaves.filter(
		( { left, right } ) => right > own.left && left < own.right
	);
	const boxes = inside.length ? inside : [ own ];
	const least = ( side ) =>
		Math.min( ...boxes.map( ( box ) => box[ side ] ) );
	const most = ( side ) => Math.max( ...boxes.map( ( box ) => box[ side ] ) );
	return {
		x: least( 'left' ),
		y: least( 'top' ) + window.scrollY,
		width: Math.min( most( 'right' ), own.right ) - least( 'left' ),
		height: most( 'bottom' ) - least( 'top' ),
	};
}

/**
 * The part of the page that is shown: as wide as the block, which stands in the middle or begins at the top.
 *
 * @param {{x:number,y:number,width:number,height:number}} box Where the block is.
 */
export function around( box ) {
	const width = Math.max( box.width + 2 * AIR, NARROWEST );
	const height = ( width * HEIGHT ) / WIDTH;
	return {
		x: Math.max( 0, box.x + box.width / 2 - width / 2 ),
		y:
			box.height + 2 * AIR > height
				? Math.max( 0, box.y - AIR )
				: Math.max( 0, box.y + box.height / 2 - height / 2 ),
		width,
		height,
		scale: WIDTH / width,
	};
}
