/** Shared by the specs of odd images: what leaves its box. */
import type { Page } from '@playwright/test';

/** Scrolls through the page, so that everything loads and wakes. */
export async function seeAll( page: Page ): Promise< void > {
	await page.evaluate( async () => {
		for (
			let y = 0;
			y < document.body.scrollHeight;
			y += innerHeight / 2
		) {
			scrollTo( 0, y );
			await new Promise( requestAnimationFrame );
		}
		scrollTo( 0, 0 );
		const seen = [ ...document.images ].filter(
			( image ) => image.getClientRects().length && image.src
		);
		for ( const image of seen ) {
			image.loading = 'eager';
		}
		await Promise.race( [
			Promise.allSettled( seen.map( ( image ) => image.decode() ) ),
			new Promise( ( done ) => setTimeout( done, 8000 ) ),
		] );
	} );
}

/** Returns what is seen outside its box, or out of shape. */
export const strays = ( page: Page, slug: string ) =>
	page.evaluate( ( module ) => {
		const SLACK = 2;
		const BOX =
			'figure,li,[class*="__item"],[class*="__slide"],[class*="__pane"]';
		const sides = ( { left, top, right, bottom }: DOMRect ) => ( {
			left,
			top,
			right,
			bottom,
		} );
		const seen = ( element: Element, root: Element ) => {
			const rect = sides( element.getBoundingClientRect() );
			let at = element.parentElement;
			for ( ; at && at !== root.parentElement; at = at.parentElement ) {
				const { overflowX, overflowY } = getComputedStyle( at );
				const clip = at.getBoundingClientRect();
				if ( overflowX !== 'visible' ) {
					rect.left = Math.max( rect.left, clip.left );
					rect.right = Math.min( rect.right, clip.right );
				}
				if ( overflowY !== 'visible' ) {
					rect.top = Math.max( rect.top, clip.top );
					rect.bottom = Math.min( rect.bottom, clip.bottom );
				}
			}
			return rect;
		};
		const found: string[] = [];
		const { scrollWidth, clientWidth } = document.documentElement;
		if ( scrollWidth > clientWidth ) {
			found.push( `page: ${ scrollWidth } px wide of ${ clientWidth }` );
		}
		for ( const root of document.querySelectorAll(
			`.wp-block-frontage-${ module }`
		) ) {
			const home = sides( root.getBoundingClientRect() );
			for ( const element of root.querySelectorAll( 'img,figcaption' ) ) {
				const rect = seen( element, root );
				const isSeen =
					element.checkVisibility( {
						opacityProperty: true,
						visibilityProperty: true,
					} ) &&
					rect.right - rect.left > 1 &&
					rect.bottom - rect.top > 1;
				if ( ! isSeen ) {
					continue;
				}
				const box = element.parentElement!.closest( BOX ) ?? root;
				const bounds = root.contains( box )
					? sides( box.getBoundingClientRect() )
					: home;
				for ( const [ name, into ] of [
					[ 'its box', bounds ],
					[ 'the block', home ],
				] as const ) {
					const out = Math.max(
						into.left - rect.left,
						rect.right - into.right,
						into.top - rect.top,
						rect.bottom - into.bottom
					);
					if ( out > SLACK ) {
						found.push(
							`${ root.id || root.className.slice( 0, 40 ) }: ${ element.tagName } .${ element.className } leaves ${ name } by ${ Math.round( out ) } px`
						);
					}
				}
				if (
					element instanceof HTMLImageElement &&
					element.naturalWidth
				) {
					const shape = element.naturalWidth / element.naturalHeight;
					const isStretched =
						getComputedStyle( element ).objectFit === 'fill' &&
						Math.abs( element.width / element.height / shape - 1 ) >
							0.05 &&
						element.height > 4;
					if ( isStretched ) {
						found.push(
							`${ root.id }: ${ element.src.split( '/' ).pop() } is ${ element.width } × ${ element.height }`
						);
					}
				}
			}
		}
		return [ ...new Set( found ) ];
	}, slug );
