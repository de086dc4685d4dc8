/** The reading progress bar. What need not run at each commit. */
import type { Page } from '@playwright/test';
import { publishPage } from '../support/posts';
import { expect, test, visit } from '../support/test';

const TALL = `<!-- wp:spacer {"height":"4000px"} --><div style="height:4000px" aria-hidden="true" class="wp-block-spacer"></div><!-- /wp:spacer -->`;
const block = ( attributes: object ) =>
	`<!-- wp:frontage/reading-progress ${ JSON.stringify( attributes ) } /-->${ TALL }`;

const progress = ( page: Page ) => page.locator( '.frontage-reading-progress' );

/** Returns how much is filled, from 0 to 1. */
const filled = ( page: Page ) =>
	progress( page ).evaluate( ( element ) => {
		const [ part ] = element.getElementsByClassName(
			'frontage-reading-progress__bar'
		);
		const [ arc ] = element.getElementsByClassName(
			'frontage-reading-progress__arc'
		);
		const { a, d } = new DOMMatrix(
			part ? getComputedStyle( part ).transform : ''
		);
		return arc
			? 1 - parseFloat( getComputedStyle( arc ).strokeDashoffset )
			: Math.min( a, d );
	} );

const scrollPart = ( page: Page, part: number ) =>
	page.evaluate(
		( share ) =>
			scrollTo( {
				top:
					share *
					( document.documentElement.scrollHeight - innerHeight ),
				behavior: 'instant',
			} ),
		part
	);

test( 'a circle shows the percentage; a vertical bar works in right-to-left languages', async ( {
	admin,
	page,
	rtl,
} ) => {
	await visit(
		page,
		await publishPage(
			admin,
			block( { type: 'circle', measures: 'content' } )
		)
	);
	await page.locator( '.entry-content' ).evaluate( ( element ) => {
		const { top, height } = element.getBoundingClientRect();
		scrollBy( {
			top: top + ( height - innerHeight ) / 2,
			behavior: 'instant',
		} );
	} );
	await expect.poll( () => filled( page ) ).toBeCloseTo( 0.5, 1 );
	await expect( page.locator( 'circle' ).first() ).toHaveAttribute(
		'r',
		'45'
	);
	await visit(
		rtl,
		await publishPage(
			admin,
			block( { type: 'vertical', verticalPosition: 'start' } )
		)
	);
	const { x, width } = ( await progress( rtl ).boundingBox() )!;
	expect( x + width ).toBe(
		await rtl.evaluate( () => document.documentElement.clientWidth )
	);
	await scrollPart( rtl, 0.5 );
	await expect.poll( () => filled( rtl ) ).toBeCloseTo( 0.5, 1 );
} );
