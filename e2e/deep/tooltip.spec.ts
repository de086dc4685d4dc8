/** Tooltips for visitors and authors. What need not run at each commit. */
import type { Page } from '@playwright/test';
import { withoutAnchors } from '../support/older';
import { publishPage } from '../support/rest';
import { expect, test, visit } from '../support/test';

const PAGE = '/modules/tooltip/';

const bubble = ( page: Page ) => page.getByRole( 'tooltip' );
const words = ( page: Page ) =>
	page.getByText( 'This paragraph shows more on hover.' );
const open = async ( page: Page ) => {
	await visit( page, PAGE );
	await expect(
		page.locator( 'frontage-island[name=tooltip]' )
	).toHaveAttribute( 'data-state', 'awake' );
};

test( 'is next to its text without CSS anchor positioning', async ( {
	page,
} ) => {
	await withoutAnchors( page );
	await open( page );
	await words( page ).hover();
	await expect( bubble( page ) ).toBeVisible();
	const gap = async () => {
		const at = ( await words( page ).boundingBox() )!;
		const box = ( await bubble( page ).boundingBox() )!;
		const middle = box.x + box.width / 2 - at.x - at.width / 2;
		return [
			Math.round( at.y - box.y - box.height ),
			Math.abs( Math.round( middle ) ) < 2,
		];
	};
	await expect.poll( gap ).toEqual( [ 6, true ] );
	await page.keyboard.press( 'Escape' );
	await expect( bubble( page ) ).toBeHidden();
} );

test( 'contains a word of any length', async ( { admin, page } ) => {
	const text = `https://example.com/${ 'bread/'.repeat( 40 ) }`;
	await visit(
		page,
		await publishPage(
			admin,
			`<!-- wp:paragraph {"frontage":{"tooltip":{"text":"${ text }"}}} --><p>Pointed at</p><!-- /wp:paragraph -->`
		)
	);
	await page.locator( '.has-frontage-tooltip' ).hover();
	await expect( bubble( page ) ).toBeVisible();
	const [ content, box ] = await bubble( page ).evaluate(
		( { scrollWidth, clientWidth } ) => [ scrollWidth, clientWidth ]
	);
	expect( content ).toBe( box );
} );

test( 'is a title without script; works in right-to-left languages and with reduced motion', async ( {
	noJs,
	rtl,
	lessMotion,
} ) => {
	await visit( noJs, PAGE );
	await expect( words( noJs ) ).toHaveAttribute(
		'title',
		'Rye, water, salt and time.'
	);
	await open( rtl );
	await words( rtl ).hover();
	await expect( bubble( rtl ) ).toBeVisible();
	await open( lessMotion );
	await words( lessMotion ).hover();
	await expect( bubble( lessMotion ) ).toHaveCSS(
		'transition-duration',
		'0s'
	);
} );
