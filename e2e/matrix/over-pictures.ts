/** Words over pictures have a ground of their own, on which they are read whatever the picture is. */
import type { Page } from '@playwright/test';
import { giveTools } from '../support/style-tools';

/**
 * Positioned words over a picture that a black or a white one would make unreadable.
 *
 * @param page Any page.
 */
export async function unreadableOverPictures(
	page: Page
): Promise< string[] > {
	await giveTools( page );
	return page.evaluate( () => {
		const { contrast, parse } = window.look;
		const found = new Set< string >();
		const pictures = [ ...document.querySelectorAll( 'img, video' ) ];
		const isOver = ( words: Element, float: Element ) => {
			const box = words.getBoundingClientRect();
			return pictures.some( ( picture ) => {
				const other = picture.getBoundingClientRect();
				return (
					! float.contains( picture ) &&
					other.width > 20 &&
					box.width > 3 &&
					other.left < box.right &&
					other.right > box.left &&
					other.top < box.bottom &&
					other.bottom > box.top
				);
			} );
		};
		/** The least contrast on a translucent ground over black and over white. */
		const worst = ( color: string, ground: string ) => {
			const [ red, green, blue, alpha ] = parse( ground );
			return Math.min(
				...[ 0, 255 ].map( ( under ) =>
					contrast( parse( color ), [
						...[ red, green, blue ].map(
							( part ) => part * alpha + under * ( 1 - alpha )
						),
						1,
					] as ReturnType< typeof parse > )
				)
			);
		};
		for ( const float of document.querySelectorAll(
			'[class*="frontage-"], [class*="frontage-"] *'
		) ) {
			if ( getComputedStyle( float ).position !== 'absolute' ) {
				continue;
			}
			const texts = document.createTreeWalker(
				float,
				NodeFilter.SHOW_TEXT
			);
			while ( texts.nextNode() ) {
				const words = texts.currentNode.parentElement!;
				const text = texts.currentNode.textContent!.trim();
				if (
					! text ||
					words.closest( 'script, style, .screen-reader-text' ) ||
					! words.checkVisibility( {
						visibilityProperty: true,
						opacityProperty: true,
					} ) ||
					! isOver( words, float )
				) {
					continue;
				}
				let part: Element = words;
				while (
					part !== float &&
					parse( getComputedStyle( part ).backgroundColor )[ 3 ] ===
						0 &&
					getComputedStyle( part ).backgroundImage === 'none'
				) {
					part = part.parentElement!;
				}
				const { backgroundColor, backgroundImage } =
					getComputedStyle( part );
				const { color } = getComputedStyle( words );
				if (
					backgroundImage === 'none' &&
					worst( color, backgroundColor ) < 4.45
				) {
					found.add(
						`${ window.fixtureOf( float ) }: ${ float.className }: “${ text.slice( 0, 30 ) }” ${ color } on ${ backgroundColor }`
					);
				}
			}
		}
		return [ ...found ];
	} );
}
