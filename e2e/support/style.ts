/** What a designer measures on a page, by machine, for all our blocks on it. */
import type { Page } from '@playwright/test';
import type { Colour } from './style-tools';
import { sitePhp } from './site-php';

/** Least contrast of text, of large text (WCAG 1.4.3), and of edges (1.4.11). */
const LEAST = { text: 4.5, large: 3, edge: 3 };

const MOST = { sizes: 4, weights: 2 };

/** Least width and height of a control, in pixels. */
const TARGET = 44;

/** Dots are small so that a row of them fits; the arrows beside them are not. */
const SMALL = '.frontage-carousel__dot';

/**
 * Returns one example of every block, then each of them in each of its styles.
 *
 * @return Block markup.
 */
export const everything = (): Promise< string > =>
	sitePhp( `
$all = get_page_by_path( 'modules/all' )->post_content;
$styled = '';
foreach ( parse_blocks( $all ) as $block ) {
	$type = WP_Block_Type_Registry::get_instance()->get_registered( (string) $block['blockName'] );
	if ( str_starts_with( (string) $block['blockName'], 'frontage/' ) ) {
		foreach ( array_slice( $type->styles ?? array(), 1 ) as $style ) {
			unset( $block['attrs']['anchor'] );
			$block['attrs']['className'] = 'is-style-' . $style['name'];
			$styled .= serialize_block( $block );
		}
	}
}
echo $all . $styled;` );

/**
 * Returns texts with too little contrast, and blocks with too many font sizes or weights. Text on pictures is
 * measured in captions-over.spec.ts; text of other blocks and the theme's buttons have the theme's sizes.
 *
 * @param page A page with tools.
 */
export const illegible = ( page: Page ): Promise< string[] > =>
	page.evaluate(
		( { least, most } ) => {
			const { blocks, contrast, ground, isSeen, opacity, over, parse } =
				window.look;
			const found: string[] = [];
			for ( const { root, name } of blocks() ) {
				const pictures = [
					...root.querySelectorAll( 'img, video, svg' ),
				].map( ( picture ) => picture.getBoundingClientRect() );
				const isOnPicture = ( box: DOMRect ) => {
					const x = box.left + box.width / 2;
					const y = box.top + box.height / 2;
					return pictures.some(
						( { left, right, top, bottom } ) =>
							x > left && x < right && y > top && y < bottom
					);
				};
				const sizes = new Set< number >();
				const weights = new Set< string >();
				const texts = document.createTreeWalker(
					root,
					NodeFilter.SHOW_TEXT
				);
				while ( texts.nextNode() ) {
					const element = texts.currentNode.parentElement!;
					const words = texts.currentNode.textContent!.trim();
					if (
						! words ||
						element.closest( 'script, style, noscript, option' ) ||
						! isSeen( element )
					) {
						continue;
					}
					const style = getComputedStyle( element );
					const size = parseFloat( style.fontSize );
					const owner = element.closest(
						'[class*="frontage-"], [class*="wp-block-"]'
					);
					if (
						owner?.matches(
							'[class*="frontage-"]:not(.wp-element-button)'
						)
					) {
						sizes.add( Math.round( size ) );
						weights.add( style.fontWeight );
					}
					const back = ground( element );
					if (
						! back ||
						isOnPicture( element.getBoundingClientRect() )
					) {
						continue;
					}
					const isOutlined = parseFloat(
						style.webkitTextStrokeWidth
					);
					const [ r, g, b, a ] = parse(
						isOutlined ? style.webkitTextStrokeColor : style.color
					);
					const ink: Colour = [ r, g, b, a * opacity( element ) ];
					const ratio = contrast( over( ink, back ), back );
					const isLarge =
						size >= 24 ||
						( size >= 18.66 && Number( style.fontWeight ) >= 700 );
					if ( ratio < ( isLarge ? least.large : least.text ) ) {
						found.push(
							`${ name }: “${ words.slice( 0, 30 ) }” has ${ ratio.toFixed( 2 ) }:1`
						);
					}
				}
				if ( sizes.size > most.sizes ) {
					found.push( `${ name }: sizes ${ [ ...sizes ] }` );
				}
				if ( weights.size > most.weights ) {
					found.push( `${ name }: weights ${ [ ...weights ] }` );
				}
			}
			return [ ...new Set( found ) ];
		},
		{ least: LEAST, most: MOST }
	);

/**
 * Returns fields whose edge, or the example in them, can hardly be seen.
 *
 * @param page A page with tools.
 */
export const edgeless = ( page: Page ): Promise< string[] > =>
	page.evaluate( ( { text, edge: least } ) => {
		const { blocks, contrast, ground, isSeen, over, parse } = window.look;
		const found: string[] = [];
		for ( const { root, name } of blocks() ) {
			for ( const field of root.querySelectorAll(
				'input:not([type="hidden"], [type="range"], [type="file"]), select, textarea'
			) ) {
				const around = ground( field.parentElement );
				const style = getComputedStyle( field );
				if ( ! around || ! isSeen( field ) ) {
					continue;
				}
				const inside = ground( field );
				if ( inside && field.matches( ':placeholder-shown' ) ) {
					const hint = getComputedStyle( field, '::placeholder' );
					const [ r, g, b, a ] = parse( hint.color );
					const ratio = contrast(
						over( [ r, g, b, a * Number( hint.opacity ) ], inside ),
						inside
					);
					if ( ratio < text ) {
						found.push(
							`${ name }: example in .${ field.className } has ${ ratio.toFixed( 2 ) }:1`
						);
					}
				}
				const edges = [ parse( style.backgroundColor ) ];
				if ( parseFloat( style.borderBlockEndWidth ) ) {
					edges.push( parse( style.borderBlockEndColor ) );
				}
				const ratio = Math.max(
					...edges.map( ( edge ) =>
						contrast( over( edge, around ), around )
					)
				);
				if ( ratio < least ) {
					found.push(
						`${ name }: .${ field.className } has ${ ratio.toFixed( 2 ) }:1`
					);
				}
			}
		}
		return [ ...new Set( found ) ];
	}, LEAST );

/**
 * Returns controls that are hard to hit with a finger. Links in text, and the theme's buttons, are as the theme has
 * them.
 *
 * @param page A page with tools, on a phone.
 */
export const tooSmall = ( page: Page ): Promise< string[] > =>
	page.evaluate(
		( { target, small } ) => {
			const { blocks, isSeen, parse } = window.look;
			const found: string[] = [];
			const isText = ( control: Element ) => {
				const style = getComputedStyle( control );
				return (
					control.matches( 'a:not([role="tab"])' ) &&
					( style.display === 'inline' ||
						( style.borderTopStyle === 'none' &&
							parse( style.backgroundColor )[ 3 ] === 0 ) )
				);
			};
			for ( const { root, name } of blocks() ) {
				for ( const control of root.querySelectorAll(
					'button, summary, select, textarea, [role="tab"], a[class*="__link"], a[class*="button"]'
				) ) {
					if (
						! isSeen( control ) ||
						isText( control ) ||
						control.matches( `.wp-element-button, ${ small }` )
					) {
						continue;
					}
					const box = control.getBoundingClientRect();
					// What is laid around a control takes presses, too.
					const parts = [ '::before', '::after' ]
						.map( ( part ) => getComputedStyle( control, part ) )
						.filter( ( { position } ) => position === 'absolute' );
					const extent = ( side: 'width' | 'height' ) =>
						Math.max(
							box[ side ],
							...parts.map(
								( part ) => parseFloat( part[ side ] ) || 0
							)
						);
					if (
						extent( 'width' ) < target - 0.5 ||
						extent( 'height' ) < target - 0.5
					) {
						found.push(
							`${ name }: .${ control.className } is ${ Math.round( box.width ) } × ${ Math.round( box.height ) }`
						);
					}
				}
			}
			return [ ...new Set( found ) ];
		},
		{ target: TARGET, small: SMALL }
	);
