/** The matrix's checks of a page; each returns a list of findings that name their fixture. */
import { expect, type Page } from '@playwright/test';
import { seriousFindings } from '../support/axe';

declare global {
	interface Window {
		/** Title of the fixture an element belongs to. */
		fixtureOf: ( element: Element | null ) => string;
	}
}

/**
 * Gives a page the function that names the fixture of an element: the heading above it, and its module on a page of several.
 *
 * @param page Must be open.
 */
export const nameFixtures = ( page: Page ): Promise< void > =>
	page.evaluate( () => {
		window.fixtureOf = ( element ) => {
			const content = document.querySelector( '.entry-content' );
			let part = element;
			while ( part && part.parentElement !== content ) {
				part = part.parentElement;
			}
			while ( part && ! part.matches( 'h2.wp-block-heading' ) ) {
				part = part.previousElementSibling;
			}
			const title = part?.textContent ?? 'the page';
			while ( part && ! part.matches( '[data-module]' ) ) {
				part = part.previousElementSibling;
			}
			const module = part?.getAttribute( 'data-module' );
			return module ? `${ module }, ${ title }` : title;
		};
	} );

/**
 * Scrolls to the end of a page and back, so that everything that waits to be seen has appeared.
 *
 * @param page Any page.
 */
export const scrollThrough = ( page: Page ): Promise< void > =>
	page.evaluate( async () => {
		const end = document.documentElement.scrollHeight;
		for ( let top = 0; top < end; top += innerHeight ) {
			scrollTo( { top, behavior: 'instant' } );
			// Observers are told at the end of the frame.
			await new Promise( requestAnimationFrame );
			await new Promise( ( done ) => setTimeout( done ) );
		}
		scrollTo( { top: 0, behavior: 'instant' } );
	} );

/**
 * Fixtures that a page does not show.
 *
 * @param page   Any page.
 * @param titles Of the fixtures.
 */
export const notShown = ( page: Page, titles: string[] ): Promise< string[] > =>
	page.evaluate( ( wanted ) => {
		const shown = [ ...document.querySelectorAll( 'h2' ) ].map(
			( { textContent } ) => textContent!
		);
		return wanted.filter(
			( title ) => ! shown.some( ( one ) => one.includes( title ) )
		);
	}, titles );

/**
 * What is wider than the screen.
 *
 * @param page Any page.
 */
export const tooWide = ( page: Page ): Promise< string[] > =>
	page.evaluate( () => {
		const root = document.documentElement;
		const excess = root.scrollWidth - root.clientWidth;
		if ( excess <= 0 ) {
			return [];
		}
		const isClipped = ( around: Element | null ): boolean =>
			!! around &&
			around !== document.body &&
			( getComputedStyle( around ).overflowX !== 'visible' ||
				isClipped( around.parentElement ) );
		const culprits = [
			...document.querySelectorAll( '.entry-content *' ),
		].filter( ( element ) => {
			const { left, right, width } = element.getBoundingClientRect();
			return (
				width &&
				( right > root.clientWidth + 1 || left < -1 ) &&
				! isClipped( element.parentElement )
			);
		} );
		const named = culprits
			.slice( 0, 3 )
			.map(
				( element ) =>
					`${ window.fixtureOf( element ) }: .${ [ ...element.classList ].join( '.' ) }`
			);
		return [ `${ excess } px too wide`, ...named ];
	} );

/**
 * Serious and critical findings of axe.
 *
 * @param page   Any page.
 * @param within Selector of the tested part.
 */
export async function inaccessible(
	page: Page,
	within = '.entry-content'
): Promise< string[] > {
	const found = ( await seriousFindings( page, within ) ).flatMap(
		( { id, nodes } ) => nodes.map( ( node ) => ( { id, ...node } ) )
	);
	return page.evaluate(
		( all ) =>
			all.map(
				( { id, html, target } ) =>
					`${ window.fixtureOf( document.querySelector( target ) ) }: ${ id }: ${ html }`
			),
		found
	);
}

/**
 * Loads every island's module at once.
 *
 * @param page Any page.
 * @return Islands that failed.
 */
export const activate = ( page: Page ): Promise< string[] > =>
	page.evaluate( async () => {
		const islands = [
			...document.querySelectorAll<
				HTMLElement & { wake: () => unknown }
			>( 'frontage-island' ),
		];
		// A page without islands does not load what defines them.
		if ( islands.length ) {
			await customElements.whenDefined( 'frontage-island' );
		}
		await Promise.all( islands.map( ( island ) => island.wake() ) );
		return islands
			.filter( ( { dataset } ) => dataset.state !== 'awake' )
			.map(
				( island ) =>
					`${ window.fixtureOf( island ) }: ${ island.getAttribute( 'name' ) } is ${ island.dataset.state }`
			);
	} );

/**
 * Opens in every fixture what opens within the page.
 *
 * @param page Any page.
 */
export async function unfold( page: Page ): Promise< void > {
	await page.evaluate( () => {
		const opened = new Set< string >();
		const closed =
			'summary, [role="tab"][aria-selected="false"], button[aria-expanded="false"]:not([aria-haspopup="dialog"])';
		for ( const control of document.querySelectorAll< HTMLElement >(
			`.entry-content :is(${ closed })`
		) ) {
			const fixture = window.fixtureOf( control );
			if ( ! opened.has( fixture ) && control.checkVisibility() ) {
				opened.add( fixture );
				control.click();
			}
		}
	} );
	// What is fetched is pale until it has come.
	await expect(
		page.locator( '.entry-content [aria-busy="true"]' )
	).toHaveCount( 0 );
}

/** Longest animation with reduced motion, in milliseconds: a fade, not a movement. */
const SHORT_MS = 250;

/**
 * What moves although the visitor prefers reduced motion.
 *
 * @param page A page of such a visitor.
 */
export const stillMoving = ( page: Page ): Promise< string[] > =>
	page.evaluate(
		( longest ) =>
			document
				.getAnimations()
				.filter(
					( { effect, playState } ) =>
						playState === 'running' &&
						Number( effect?.getComputedTiming().endTime ) > longest
				)
				.map( ( { effect } ) => {
					const { target } = effect as KeyframeEffect;
					return `${ window.fixtureOf( target ) }: .${ target?.classList }`;
				} ),
		SHORT_MS
	);
