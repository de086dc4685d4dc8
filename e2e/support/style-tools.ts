/** What the checks of a page's look share, inside the page: colors, grounds, and what is seen. */
import type { Page } from '@playwright/test';

/** Red, green and blue from 0 to 255, and opacity from 0 to 1. */
export type Colour = [ number, number, number, number ];

export interface StyleTools {
	/** Our outermost blocks, each with the name that findings begin with. */
	blocks: () => { root: Element; name: string }[];
	parse: ( css: string ) => Colour;
	/** A color on top of another. */
	over: ( front: Colour, back: Colour ) => Colour;
	contrast: ( one: Colour, other: Colour ) => number;
	/** What an element stands on; null on a picture or a gradient, which other specs measure. */
	ground: ( element: Element | null ) => Colour | null;
	/** Product of the opacities of an element and all around it. */
	opacity: ( element: Element ) => number;
	/** Whether it is drawn, and neither disabled nor a slide beside the current one. */
	isSeen: ( element: Element ) => boolean;
}

declare global {
	interface Window {
		look: StyleTools;
	}
}

/**
 * Gives a page `window.look`.
 *
 * @param page Must be open.
 */
export const giveTools = ( page: Page ): Promise< void > =>
	page.evaluate( () => {
		const pen = Object.assign( document.createElement( 'canvas' ), {
			width: 1,
			height: 1,
		} ).getContext( '2d', { willReadFrequently: true } )!;
		const known = new Map< string, Colour >();
		const parse = ( css: string ): Colour => {
			if ( ! known.has( css ) ) {
				pen.clearRect( 0, 0, 1, 1 );
				pen.fillStyle = css;
				pen.fillRect( 0, 0, 1, 1 );
				const [ r = 0, g = 0, b = 0, a = 0 ] = pen.getImageData(
					0,
					0,
					1,
					1
				).data;
				known.set( css, [ r, g, b, a / 255 ] );
			}
			return known.get( css )!;
		};
		const over = ( front: Colour, back: Colour ): Colour => {
			const mix = ( at: 0 | 1 | 2 ) =>
				front[ at ] * front[ 3 ] + back[ at ] * ( 1 - front[ 3 ] );
			return [ mix( 0 ), mix( 1 ), mix( 2 ), 1 ];
		};
		const light = ( colour: Colour ) => {
			const [ r, g, b ] = colour.map( ( part ) =>
				part / 255 <= 0.04045
					? part / 255 / 12.92
					: Math.pow( ( part / 255 + 0.055 ) / 1.055, 2.4 )
			) as Colour;
			return 0.2126 * r + 0.7152 * g + 0.0722 * b;
		};
		const line = ( element: Element | null ): Element[] =>
			element ? [ element, ...line( element.parentElement ) ] : [];
		const SELECTOR = '[class*="wp-block-frontage-"]';
		const UNSEEN =
			'[inert], [disabled], [aria-disabled="true"], .is-creative .frontage-carousel__slide:not(.is-shown)';
		window.look = {
			parse,
			over,
			contrast: ( one, other ) => {
				const [ low, high ] = [ light( one ), light( other ) ].sort(
					( a, b ) => a - b
				) as [ number, number ];
				return ( high + 0.05 ) / ( low + 0.05 );
			},
			ground: ( element ) => {
				const layers: Colour[] = [];
				for ( const part of line( element ) ) {
					const style = getComputedStyle( part );
					if ( style.display === 'contents' ) {
						continue;
					}
					if ( style.backgroundImage !== 'none' ) {
						return null;
					}
					layers.push( parse( style.backgroundColor ) );
					if ( layers.at( -1 )![ 3 ] === 1 ) {
						break;
					}
				}
				return layers.reduceRight< Colour >(
					( back, front ) => over( front, back ),
					[ 255, 255, 255, 1 ]
				);
			},
			opacity: ( element ) =>
				line( element ).reduce(
					( all, part ) =>
						all * Number( getComputedStyle( part ).opacity ),
					1
				),
			isSeen: ( element ) => {
				const { width, height } = element.getBoundingClientRect();
				return (
					width > 2 &&
					height > 2 &&
					! element.closest( UNSEEN ) &&
					element.checkVisibility( {
						visibilityProperty: true,
						contentVisibilityAuto: true,
						opacityProperty: true,
					} )
				);
			},
			blocks: () =>
				[ ...document.querySelectorAll( SELECTOR ) ]
					.filter(
						( root ) => ! root.parentElement!.closest( SELECTOR )
					)
					.map( ( root ) => ( {
						root,
						name: [ ...root.classList ]
							.filter( ( one ) =>
								/^wp-block-frontage|^is-style/.test( one )
							)
							.join( '.' ),
					} ) ),
		};
	} );
